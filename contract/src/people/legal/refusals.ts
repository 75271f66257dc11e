import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  LEGAL_DATE_WRONG: {
    code: '870101',
    status: 409,
    ko: '이 날짜부터는 시행할 수 없습니다. 오늘 이후이면서 앞 버전의 시행일보다 늦은 날을 골라 주세요.',
    en: 'It cannot begin on this day. Choose today or later, and not before the version ahead of it.',
    jp: 'この日からは施行できません。今日以降で、前の版の施行日より後の日を選んでください。',
  },
  LEGAL_IN_FORCE: {
    code: '870102',
    status: 409,
    ko: '이미 시행 중인 약관은 취소할 수 없습니다.',
    en: 'A text that is in force cannot be taken back.',
    jp: 'すでに施行中の規約は取り下げられません。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
