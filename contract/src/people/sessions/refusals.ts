import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  HANDOFF_DEAD: {
    code: '800012',
    status: 400,
    ko: '이동 시간이 지났습니다. 다시 시도해 주세요.',
    en: 'This took too long. Please try again.',
    jp: '時間切れです。もう一度お試しください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
