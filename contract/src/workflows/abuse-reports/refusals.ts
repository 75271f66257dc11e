import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  REPORT_DECIDED: {
    code: '891151',
    status: 409,
    ko: '이미 처리한 신고예요.',
    en: 'This report was decided already.',
    jp: 'すでに対応済みの報告です。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
