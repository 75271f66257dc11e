import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  LEVEL_NOT_GIVEN: {
    code: '890905',
    status: 409,
    ko: '직접 지정한 등급이 아닙니다. 새로 고친 뒤 확인해 주세요.',
    en: 'This level was not given by hand. Please reload.',
    jp: '手動で指定されたランクではありません。再読み込みして確認してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
