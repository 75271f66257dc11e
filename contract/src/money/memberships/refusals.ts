import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  MEMBERSHIP_NOT_ON_SALE: {
    code: '810711',
    status: 409,
    ko: '지금은 가입할 수 없는 멤버십이거나 판매하지 않는 기간이에요.',
    en: 'This membership, or this term of it, is not on sale now.',
    jp: '現在加入できないメンバーシップ、または販売していない期間です。',
  },
  MEMBERSHIP_PRICE_CHANGED: {
    code: '810712',
    status: 409,
    ko: '그사이 가격이 바뀌었어요. 새 가격을 확인한 뒤 다시 진행해 주세요.',
    en: 'The price has changed meanwhile. Please look at the new one and try again.',
    jp: '価格が変更されました。新しい価格をご確認のうえ、もう一度お進みください。',
  },
  MEMBERSHIP_JOINED: {
    code: '810713',
    status: 409,
    ko: '이미 이용 중인 멤버십이에요.',
    en: 'You are in this membership already.',
    jp: 'すでにご利用中のメンバーシップです。',
  },
  MEMBERSHIP_NOT_PAID: {
    code: '810714',
    status: 409,
    ko: '카드사에서 결제를 승인하지 않았어요. 결제된 금액은 없어요. 카드를 확인하거나 다른 카드로 바꿔 주세요.',
    en: 'The card company declined the payment. Nothing was charged. Please check your card or use another one.',
    jp: 'カード会社が決済を承認しませんでした。請求は発生していません。カードを確認するか、別のカードに変更してください。',
  },
  MEMBERSHIP_NEEDED: {
    code: '810715',
    status: 409,
    ko: '이용 중인 멤버십에 포함되어 있지 않아요.',
    en: 'None of your memberships includes this.',
    jp: 'ご利用中のメンバーシップには含まれていません。',
  },
  MEMBERSHIP_INCOMPLETE: {
    code: '810716',
    status: 409,
    ko: '판매하려면 가격이 있는 기간과 열어 줄 {class}가 하나 이상 있어야 해요.',
    en: 'To be sold, a membership needs a term with a price and at least one {class} that it opens.',
    jp: '販売するには、価格のある期間と、利用できる{class}が1つ以上必要です。',
  },
  MEMBERSHIP_IN_USE: {
    code: '810717',
    status: 409,
    ko: '이용 중인 회원이 있어요. 판매를 중지하면 새로 가입할 수 없고, 이용 중인 회원은 그대로 이어져요.',
    en: 'Members are in it. Stop its sale instead: nobody joins any more, and who is in goes on.',
    jp: 'ご利用中の会員がいます。販売を停止すると新規加入のみ止まり、ご利用中の会員はそのまま続きます。',
  },
  MEMBERSHIPS_FULL: {
    code: '810718',
    status: 409,
    ko: '멤버십은 30개까지 만들 수 있어요. 쓰지 않는 멤버십을 삭제해 주세요.',
    en: 'A site has up to 30 memberships. Please delete one that is not needed.',
    jp: 'メンバーシップは30個まで作成できます。使わないものを削除してください。',
  },
  MEMBERSHIP_TRIAL_USED: {
    code: '810719',
    status: 409,
    ko: '무료 체험은 처음 가입할 때 한 번만 이용할 수 있어요. 결제 내용을 다시 확인해 주세요.',
    en: 'Free days are for who joins for the first time. Please look at what is charged and try again.',
    jp: '無料体験は初めてのご加入時に1回のみご利用いただけます。決済内容をもう一度ご確認ください。',
  },
  MEMBERSHIP_PAUSED: {
    code: '810720',
    status: 409,
    ko: '멤버십을 일시정지하고 있어요. 내 멤버십에서 다시 시작하면 바로 이용할 수 있어요.',
    en: 'Your membership is paused. Resume it under My memberships to use it at once.',
    jp: 'メンバーシップを一時停止中です。マイメンバーシップで再開すると、すぐにご利用いただけます。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
