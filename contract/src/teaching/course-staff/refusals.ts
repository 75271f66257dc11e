import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  NOT_A_MASTER: {
    code: '800034',
    status: 409,
    ko: '인증된 마스터만 {instructor|으로} 등록할 수 있습니다.',
    en: 'Only verified masters can be registered as {instructor}.',
    jp: '認証済みのマスターだけを{instructor}として登録できます。',
  },
  ALREADY_CLASS_STAFF: {
    code: '800035',
    status: 409,
    ko: '이미 이 {class|을} 함께 맡고 있는 회원입니다.',
    en: 'This person works on this {class} already.',
    jp: 'すでにこの{class}を担当しているメンバーです。',
  },
  LAST_TUTOR: {
    code: '800036',
    status: 409,
    ko: '마지막 {instructor}입니다. 다른 {instructor|을} 먼저 등록해 주세요.',
    en: 'This is the last {instructor}. Register another one first.',
    jp: '最後の{instructor}です。先に別の{instructor}を登録してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
