import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  POINTS_TOO_FEW: {
    code: '810401',
    status: 409,
    ko: '가지고 있는 것보다 많이 차감할 수 없습니다.',
    en: 'You cannot take more than there is.',
    jp: '保有している以上に差し引くことはできません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
