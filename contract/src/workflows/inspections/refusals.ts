import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  INSPECTION_OPEN: {
    code: '891161',
    status: 409,
    ko: '이미 요청했거나 열람하고 있어요.',
    en: 'You asked already, or are looking at it now.',
    jp: 'すでにリクエスト済みか、閲覧中です。',
  },
  INSPECTION_OVER: {
    code: '891162',
    status: 409,
    ko: '이미 끝난 요청이에요.',
    en: 'This request is over.',
    jp: 'すでに終了したリクエストです。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
