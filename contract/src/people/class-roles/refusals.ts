import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  CLASS_STAFF_FULL: {
    code: '800037',
    status: 409,
    ko: '한 {class}에는 {instructor|와} {class} 매니저를 모두 더해 50명까지 둘 수 있습니다.',
    en: 'At most 50 people can work on one {class}.',
    jp: '一つの{class}を担当できるのは50人までです。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
