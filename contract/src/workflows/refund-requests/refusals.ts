import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  REFUND_CHANGED: {
    code: '820742',
    status: 409,
    ko: '그 사이 환불 금액이 달라졌습니다. 금액을 다시 확인해 주세요.',
    en: 'The amount has changed meanwhile. Please check it again.',
    jp: '返金額が変わりました。金額をもう一度ご確認ください。',
  },
  REFUND_REQUESTED: {
    code: '820743',
    status: 409,
    ko: '이미 환불을 요청하셨습니다. 판매자의 답을 기다려 주세요.',
    en: 'You have asked for this refund already. Please wait for the seller.',
    jp: 'すでに返金をリクエスト済みです。販売者の回答をお待ちください。',
  },
  REFUND_REQUEST_CLOSED: {
    code: '820744',
    status: 409,
    ko: '이미 취소했거나 처리한 환불 요청입니다.',
    en: 'This request was already withdrawn or decided.',
    jp: 'この返金リクエストは取り消し済み、または処理済みです。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
