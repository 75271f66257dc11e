import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  REFUNDS_BLOCKED: {
    code: '820745',
    status: 409,
    ko: '지금 환불할 수 없는 결제가 포함되어 있어 취소하지 않았습니다.',
    en: 'Some of these payments cannot be refunded now. Nothing was cancelled.',
    jp: '現在返金できない決済が含まれているため、キャンセルしませんでした。',
  },
  NOT_A_MEMBER: {
    code: '810508',
    status: 404,
    ko: '이 사이트에 가입한 회원이 아닙니다. 먼저 가입하도록 안내해 주세요.',
    en: 'Not a member of this site. Please ask them to join first.',
    jp: 'このサイトの会員ではありません。先に会員登録をご案内ください。',
  },
  ALREADY_IN_CLASS: {
    code: '810510',
    status: 409,
    ko: '이미 수강 중인 회원입니다.',
    en: 'Takes part already.',
    jp: 'すでに受講中の会員です。',
  },
  PERIOD_IN_PAST: {
    code: '810506',
    status: 400,
    ko: '오늘부터의 날짜를 정해 주세요.',
    en: 'Please choose today or a later day.',
    jp: '今日以降の日付を指定してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
