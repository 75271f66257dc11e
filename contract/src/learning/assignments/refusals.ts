import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  WORK_APPROVED: {
    code: '810204',
    status: 409,
    ko: '이미 승인된 과제입니다.',
    en: 'This work has been approved already.',
    jp: 'すでに承認された課題です。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
