import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  APPROVAL_NEEDED: {
    code: '810502',
    status: 409,
    ko: '운영자의 승인이 필요한 {class}입니다.',
    en: 'This {class} needs the approval of its staff.',
    jp: '運営者の承認が必要な{class}です。',
  },
  PAYMENT_DECLINED: {
    code: '820001',
    status: 409,
    ko: '카드사에서 결제를 승인하지 않았습니다. 결제되지 않았습니다.',
    en: 'The card company declined the payment. Nothing was charged.',
    jp: 'カード会社の承認が得られませんでした。請求は発生していません。',
  },
  PAYMENT_CANCELLED: {
    code: '820002',
    status: 409,
    ko: '결제를 취소하셨습니다. 결제되지 않았습니다.',
    en: 'You cancelled the payment. Nothing was charged.',
    jp: '決済をキャンセルしました。請求は発生していません。',
  },
  PAYMENT_EXPIRED: {
    code: '820003',
    status: 409,
    ko: '결제 시간이 지났습니다. 결제되지 않았습니다.',
    en: 'The time to pay is over. Nothing was charged.',
    jp: '決済の有効時間が過ぎました。請求は発生していません。',
  },
  PAYMENT_AMOUNT_WRONG: {
    code: '820004',
    status: 409,
    ko: '결제 금액이 주문과 다릅니다. 결제되지 않았습니다.',
    en: 'The amount differs from the order. Nothing was charged.',
    jp: '金額が注文内容と異なります。請求は発生していません。',
  },
  PAYMENT_PENDING: {
    code: '820005',
    status: 409,
    ko: '결제 결과를 확인하고 있습니다. 잠시만 기다려 주세요.',
    en: 'We are checking the payment. One moment, please.',
    jp: '決済結果を確認しています。しばらくお待ちください。',
  },
  PAYMENTS_OFF: {
    code: '820006',
    status: 503,
    ko: '이 사이트는 아직 결제를 받을 수 없습니다.',
    en: 'This site cannot take payments yet.',
    jp: 'このサイトはまだ決済を受け付けていません。',
  },
  NOTHING_TO_REFUND: {
    code: '820007',
    status: 409,
    ko: '환불할 금액이 없습니다.',
    en: 'There is nothing left to refund.',
    jp: '返金できる金額がありません。',
  },
  REFUND_FAILED: {
    code: '820008',
    status: 502,
    ko: '환불 결과를 아직 확인하지 못했습니다. 자동으로 다시 확인합니다.',
    en: 'The refund is not confirmed yet. We keep checking by ourselves.',
    jp: '返金結果を確認できていません。自動で再確認します。',
  },
  PRICE_CHANGED: {
    code: '820009',
    status: 409,
    ko: '가격이 변경되었습니다. 금액을 다시 확인해 주세요.',
    en: 'The price has changed. Please check the amount.',
    jp: '価格が変更されました。金額をご確認ください。',
  },
  PAYMENT_NOT_MADE: {
    code: '820010',
    status: 409,
    ko: '아직 결제가 진행되지 않았습니다. 결제를 이어서 진행해 주세요.',
    en: 'Nothing was paid yet. Please go on with the payment.',
    jp: 'まだ決済が行われていません。決済を続けてください。',
  },
  REFUND_REJECTED: {
    code: '820011',
    status: 409,
    ko: '결제사에서 환불을 거절했습니다. 결제사에 확인한 뒤 다시 시도해 주세요.',
    en: 'The payment provider refused the refund. Please check with the provider, then try again.',
    jp: '決済会社が返金を受け付けませんでした。決済会社に確認してから、もう一度お試しください。',
  },
  PROVIDER_UNREACHABLE: {
    code: '820012',
    status: 503,
    ko: '결제사에 연결하지 못했습니다. 결제되지 않았습니다. 잠시 후 다시 시도해 주세요.',
    en: 'The payment provider cannot be reached. Nothing was charged. Please try again in a moment.',
    jp: '決済会社に接続できませんでした。請求は発生していません。しばらくしてからもう一度お試しください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
