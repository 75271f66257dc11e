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
    status: 409,
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
  DEPOSIT_NOT_AWAITED: {
    code: '820020',
    status: 409,
    ko: '입금을 기다리는 주문이 아닙니다. 이미 확인되었거나 취소된 주문입니다.',
    en: 'This order does not wait for a deposit. It was confirmed or cancelled before.',
    jp: '入金待ちの注文ではありません。すでに確認またはキャンセルされた注文です。',
  },
  DEPOSIT_TOO_LITTLE: {
    code: '820021',
    status: 409,
    ko: '입금액이 주문 금액보다 적습니다. 나머지가 입금된 뒤 주문 금액으로 확인해 주세요.',
    en: 'The deposit is less than the order. Please confirm it once the rest has come.',
    jp: '入金額が注文金額より少ないです。残額の入金後に、注文金額で確認してください。',
  },
  DEPOSIT_TOO_MUCH: {
    code: '820022',
    status: 409,
    ko: '입금액이 주문 금액보다 많습니다. 더 받은 금액을 돌려드린 뒤 주문 금액으로 확인해 주세요.',
    en: 'The deposit is more than the order. Please return the rest, then confirm the amount of the order.',
    jp: '入金額が注文金額より多いです。超過分を返金してから、注文金額で確認してください。',
  },
  DEPOSIT_NO_SEAT: {
    code: '820023',
    status: 409,
    ko: '남은 자리가 없어 입금을 확인할 수 없습니다. 받은 돈은 입금하신 분께 돌려주세요.',
    en: 'There is no seat left, so the deposit cannot be confirmed. Please return the money.',
    jp: '空席がないため入金を確認できません。受け取った金額は入金者に返金してください。',
  },
  DEPOSIT_AWAITED: {
    code: '820024',
    status: 409,
    ko: '입금을 기다리는 주문이 있습니다. 다른 방법으로 결제하시려면 그 주문을 먼저 취소해 주십시오.',
    en: 'An order of yours waits for its deposit. To pay another way, please cancel that order first.',
    jp: '入金待ちの注文があります。別の方法でお支払いになるには、先にその注文をキャンセルしてください。',
  },
  REFUND_UNDER_WAY: {
    code: '820740',
    status: 409,
    ko: '이 주문의 다른 환불을 처리하고 있습니다. 잠시 후 다시 시도해 주세요.',
    en: 'Another refund of this order is under way. Please try again in a moment.',
    jp: 'この注文の別の返金を処理しています。しばらくしてからもう一度お試しください。',
  },
  REFUND_TOO_MUCH: {
    code: '820741',
    status: 409,
    ko: '환불할 수 있는 금액보다 많습니다. 금액을 다시 확인해 주세요.',
    en: 'This is more than can be refunded. Please check the amount.',
    jp: '返金できる金額を超えています。金額をご確認ください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
