import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  LEVEL_NOT_GIVEN: {
    code: '890905',
    status: 409,
    ko: '직접 지정한 등급이 아닙니다. 새로 고친 뒤 확인해 주세요.',
    en: 'This level was not given by hand. Please reload.',
    jp: '手動で指定されたランクではありません。再読み込みして確認してください。',
  },
  LEVEL_NOT_FOR_STAFF: {
    code: '890907',
    status: 409,
    ko: '운영진에게는 회원 등급을 지정할 수 없습니다.',
    en: 'Levels are for members. The staff have none.',
    jp: '運営メンバーには会員ランクを指定できません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
