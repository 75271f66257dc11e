import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  PLANS_OFF: {
    code: '870330',
    status: 409,
    ko: '이 서비스는 요금제를 운영하지 않아요. 모든 기능을 제한 없이 쓸 수 있어요.',
    en: 'This service has no plans. You can use everything without a limit.',
    jp: 'このサービスではプランを設けていません。すべての機能を制限なくご利用いただけます。',
  },
  PLAN_NOT_OFFERED: {
    code: '870331',
    status: 409,
    ko: '지금은 선택할 수 없는 요금제예요.',
    en: 'This plan cannot be chosen now.',
    jp: '現在選択できないプランです。',
  },
  PLAN_PRICE_CHANGED: {
    code: '870332',
    status: 409,
    ko: '그사이 결제할 금액이 바뀌었어요. 금액을 다시 확인해 주세요.',
    en: 'The amount has changed in the meantime. Please check it again.',
    jp: 'お支払い金額が変わりました。もう一度ご確認ください。',
  },
  PLAN_TOO_SMALL: {
    code: '870333',
    status: 409,
    ko: '지금 쓰고 있는 양이 이 요금제의 한도를 넘어요. 사용량을 줄인 뒤 다시 선택해 주세요.',
    en: 'You use more than this plan allows. Use less, then choose it again.',
    jp: '現在の使用量がこのプランの上限を超えています。使用量を減らしてから選択してください。',
  },
  PLAN_NOT_PAID: {
    code: '870334',
    status: 409,
    ko: '카드 결제가 승인되지 않아 요금제가 바뀌지 않았어요. 카드를 확인하거나 다른 카드로 다시 시도해 주세요.',
    en: 'The card was not charged, so the plan did not change. Check the card, or try another one.',
    jp: 'カード決済が承認されなかったため、プランは変更されていません。カードを確認するか、別のカードでお試しください。',
  },
  PLAN_COUPON_UNKNOWN: {
    code: '870335',
    status: 404,
    ko: '사용할 수 없는 쿠폰 코드예요. 코드와 사용 기한을 확인해 주세요.',
    en: 'This code cannot be used. Please check it and its last day.',
    jp: '使用できないクーポンコードです。コードと有効期限をご確認ください。',
  },
  PLAN_COUPON_REGISTERED: {
    code: '870336',
    status: 409,
    ko: '이미 등록한 쿠폰이에요.',
    en: 'This coupon is registered already.',
    jp: 'すでに登録済みのクーポンです。',
  },
  PLAN_COUPON_EXISTS: {
    code: '870337',
    status: 409,
    ko: '같은 코드의 쿠폰이 이미 있어요.',
    en: 'There is a coupon with this code already.',
    jp: '同じコードのクーポンがすでにあります。',
  },
  PLAN_COUPON_TOO_LARGE: {
    code: '870338',
    status: 400,
    ko: '할인율은 90%까지 정할 수 있어요.',
    en: 'A discount is at most 90%.',
    jp: '割引率は90%までです。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
