import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  INVITE_OFF: {
    code: '870202',
    status: 409,
    ko: '지금은 이 {class|으로} 친구를 초대할 수 없어요.',
    en: 'Friends cannot be invited into this {class} at the moment.',
    jp: '現在この{class}には友だちを招待できません。',
  },
  INVITE_GONE: {
    code: '870203',
    status: 404,
    ko: '초대 링크가 올바르지 않거나 더 이상 쓸 수 없어요. 보낸 분에게 다시 받아 주세요.',
    en: 'This invitation link is not valid any more. Please ask the person who sent it for a new one.',
    jp: '招待リンクが正しくないか、使えなくなっています。送ってくれた方に確認してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
