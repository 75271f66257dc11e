import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  GIFT_OVER: {
    code: '810731',
    status: 409,
    ko: '이미 받았거나 취소된 선물, 또는 새 링크로 바뀐 선물이에요. 선물한 분께 확인해 주세요.',
    en: 'This gift was accepted or taken back already, or has a newer link. Please check with the person who gave it.',
    jp: 'すでに受け取られたか、取り消された、または新しいリンクに変わったギフトです。贈った方にご確認ください。',
  },
  GIFT_TO_SELF: {
    code: '810732',
    status: 409,
    ko: '본인에게는 선물할 수 없어요. 받는 분의 이메일을 입력해 주세요.',
    en: 'A gift is for somebody else. Please enter the e-mail address of the person who gets it.',
    jp: 'ご自身には贈れません。受け取る方のメールアドレスを入力してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
