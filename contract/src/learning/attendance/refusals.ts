import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  BOOK_NOT_OPEN: {
    code: '860005',
    status: 409,
    ko: '출석은 {course|이} 있는 날부터 확인할 수 있습니다.',
    en: 'Attendance is taken from the day of the {course} on.',
    jp: '出席は{course}の当日から確認できます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
