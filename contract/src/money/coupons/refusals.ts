import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  COUPON_UNKNOWN: {
    code: '820701',
    status: 404,
    ko: '사용할 수 없는 쿠폰입니다. 코드를 다시 확인해 주세요.',
    en: 'There is no such coupon. Please check the code.',
    jp: 'このクーポンは見つかりません。コードをご確認ください。',
  },
  COUPON_NOT_BEGUN: {
    code: '820702',
    status: 409,
    ko: '아직 사용 기간이 시작되지 않은 쿠폰입니다.',
    en: 'This coupon cannot be used yet.',
    jp: 'このクーポンはまだご利用期間前です。',
  },
  COUPON_OVER: {
    code: '820703',
    status: 409,
    ko: '사용 기간이 끝난 쿠폰입니다.',
    en: 'This coupon has expired.',
    jp: 'このクーポンは有効期限が切れています。',
  },
  COUPON_INACTIVE: {
    code: '820704',
    status: 409,
    ko: '지금은 사용할 수 없는 쿠폰입니다.',
    en: 'This coupon is not available at the moment.',
    jp: 'このクーポンは現在ご利用いただけません。',
  },
  COUPON_ALL_GIVEN: {
    code: '820705',
    status: 409,
    ko: '준비된 수량이 모두 소진된 쿠폰입니다.',
    en: 'All of these coupons have been given out.',
    jp: 'このクーポンは配布が終了しました。',
  },
  COUPON_PERSON_LIMIT: {
    code: '820706',
    status: 409,
    ko: '받을 수 있는 수량을 모두 받은 쿠폰입니다.',
    en: 'You have already received this coupon as often as possible.',
    jp: 'このクーポンは受け取り上限に達しています。',
  },
  COUPON_HELD: {
    code: '820707',
    status: 409,
    ko: '이미 쿠폰함에 있는 쿠폰입니다.',
    en: 'You already have this coupon.',
    jp: 'このクーポンはすでにお持ちです。',
  },
  COUPON_WRONG_CLASS: {
    code: '820708',
    status: 409,
    ko: '이 {class}에는 사용할 수 없는 쿠폰입니다.',
    en: 'This coupon is not for this {class}.',
    jp: 'この{class}にはご利用いただけないクーポンです。',
  },
  COUPON_BELOW_MINIMUM: {
    code: '820709',
    status: 409,
    ko: '최소 결제 금액보다 적어 쿠폰을 사용할 수 없습니다.',
    en: 'The amount is below the minimum for this coupon.',
    jp: '最低決済金額に満たないため、クーポンをご利用いただけません。',
  },
  COUPON_NOT_KRW: {
    code: '820710',
    status: 409,
    ko: '달러로 결제하는 {class}에는 쿠폰을 사용할 수 없습니다.',
    en: 'Coupons cannot be used for payments in US dollars.',
    jp: '米ドル決済の{class}にはクーポンをご利用いただけません。',
  },
  COUPON_IN_USE: {
    code: '820711',
    status: 409,
    ko: '다른 결제에 사용 중인 쿠폰입니다. 결제되지 않았습니다.',
    en: 'This coupon is in use by another payment. Nothing was charged.',
    jp: 'このクーポンは別の決済で使用中です。請求は発生していません。',
  },
  COUPON_USED: {
    code: '820712',
    status: 409,
    ko: '이미 사용한 쿠폰입니다.',
    en: 'This coupon has already been used.',
    jp: 'このクーポンはすでに使用されています。',
  },
  COUPON_UNREADABLE: {
    code: '820713',
    status: 400,
    ko: '쿠폰 내용을 다시 확인해 주세요.',
    en: 'Please check what you entered for the coupon.',
    jp: 'クーポンの内容をご確認ください。',
  },
  COUPON_CODE_TAKEN: {
    code: '820714',
    status: 409,
    ko: '이미 다른 쿠폰에서 쓰는 코드예요. 다른 코드를 입력해 주세요.',
    en: 'Another coupon has this code. Please choose another one.',
    jp: '別のクーポンで使われているコードです。別のコードを入力してください。',
  },
  COUPON_HELD_BY_PEOPLE: {
    code: '820715',
    status: 409,
    ko: '받은 사람이 있어 바꾸거나 지울 수 없어요. 사용을 끄는 것은 할 수 있어요.',
    en: 'People hold this coupon, so it cannot be changed or deleted. You can still switch it off.',
    jp: '受け取った人がいるため、変更や削除はできません。利用をオフにすることはできます。',
  },
  COUPON_LIMIT_LOW: {
    code: '820716',
    status: 409,
    ko: '이미 발급한 수량보다 적게 줄일 수 없어요.',
    en: 'The number cannot be below what was already given out.',
    jp: 'すでに発行した枚数より少なくすることはできません。',
  },
  COUPONS_FULL: {
    code: '820717',
    status: 409,
    ko: '쿠폰은 300개까지 만들 수 있어요. 쓰지 않는 쿠폰을 지워 주세요.',
    en: 'A site can have 300 coupons. Please delete some that are not used.',
    jp: 'クーポンは300個まで作成できます。使わないクーポンを削除してください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
