import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  LESSON_LOCKED: {
    code: '810011',
    status: 403,
    ko: '아직 열리지 않은 {course}입니다.',
    en: 'This {course} is not open yet.',
    jp: 'まだ公開されていない{course}です。',
  },
  PDF_VIEW_ONLY: {
    code: '810603',
    status: 403,
    ko: '이 자료는 {classroom}에서 보기만 할 수 있습니다.',
    en: 'This file can only be viewed in the {classroom}.',
    jp: 'この資料は{classroom}で閲覧のみできます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
