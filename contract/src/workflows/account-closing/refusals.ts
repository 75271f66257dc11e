import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  WITHDRAWAL_BLOCKED: {
    code: '800013',
    status: 409,
    ko: '탈퇴할 수 없습니다. 운영 중인 사이트나 아직 끝나지 않은 결제 내역을 먼저 정리해 주세요.',
    en: 'You cannot leave yet. Please settle the sites you own and the {class|s} you paid for first.',
    jp: '退会できません。運営中のサイトや終了していない有料の{class}を先に整理してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
