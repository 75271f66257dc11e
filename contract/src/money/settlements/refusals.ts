import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  PAYOUT_CHANGED: {
    code: '820801',
    status: 409,
    ko: '그사이 상태가 바뀌었습니다. 새로고침한 뒤 다시 확인해 주세요.',
    en: 'Its state has changed meanwhile. Please reload and look again.',
    jp: 'その間に状態が変わりました。再読み込みしてからもう一度ご確認ください。',
  },
  PAYOUT_DAY_WRONG: {
    code: '820802',
    status: 400,
    ko: '입금한 날을 확인해 주세요. 마감한 날부터 오늘까지 고를 수 있습니다.',
    en: 'Please check the day. It lies between the day the month was closed and today.',
    jp: '入金日をご確認ください。締め日から今日までの日付を選べます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
