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
  PAYEE_MISSING: {
    code: '820803',
    status: 409,
    ko: '정산금을 받을 계좌를 먼저 등록해 주세요.',
    en: 'Please name the account that the payout goes to first.',
    jp: '精算金を受け取る口座を先に登録してください。',
  },
  PAYEE_IN_USE: {
    code: '820804',
    status: 409,
    ko: '지급을 진행하는 동안에는 정산 정보를 바꿀 수 없습니다. 바꿔야 하면 플랫폼 운영자에게 보류를 요청해 주세요.',
    en: 'This cannot be changed while a payout is under way. Ask the operator of the platform to put it on hold first.',
    jp: '支払いの手続き中は精算情報を変更できません。変更が必要な場合は、プラットフォームの運営者に保留を依頼してください。',
  },
  PAYEE_DOCUMENTS_OPEN: {
    code: '820805',
    status: 409,
    ko: '정산 서류를 모두 승인한 뒤 지급을 승인할 수 있습니다.',
    en: 'Please approve the documents of the site first.',
    jp: '精算書類をすべて承認してから支払いを承認してください。',
  },
  INVOICE_DAY_WRONG: {
    code: '820806',
    status: 400,
    ko: '발행일을 확인해 주세요. 오늘까지의 날짜를 고를 수 있습니다.',
    en: 'Please check the day of issue. It cannot lie in the future.',
    jp: '発行日をご確認ください。今日までの日付を選べます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
