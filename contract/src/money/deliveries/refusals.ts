import type { Refusals } from '../../http/refusals.ts'

export const refusals = {
  DELIVERY_ADDRESS_NEEDED: {
    code: '820780',
    status: 409,
    ko: '배송할 상품이 있는 {class}입니다. 배송지를 입력해 주십시오.',
    en: 'Goods are sent with this {class}. Please enter where to send them.',
    jp: '配送する商品がある{class}です。お届け先を入力してください。',
  },
  DELIVERY_NOT_READY: {
    code: '820781',
    status: 409,
    ko: '이미 발송했거나 취소된 배송입니다.',
    en: 'This parcel was sent or cancelled before.',
    jp: 'すでに発送またはキャンセルされた配送です。',
  },
  DELIVERY_CANCELLED: {
    code: '820782',
    status: 409,
    ko: '취소된 주문의 상품이라 발송할 수 없습니다.',
    en: 'The order was cancelled, so nothing is to be sent.',
    jp: 'キャンセルされた注文の商品のため発送できません。',
  },
  DELIVERY_BEING_REFUNDED: {
    code: '820783',
    status: 409,
    ko: '환불을 처리하고 있는 주문이라 발송할 수 없습니다.',
    en: 'The order is being refunded, so it cannot be sent.',
    jp: '返金処理中の注文のため発送できません。',
  },
  DELIVERY_NO_ADDRESS: {
    code: '820784',
    status: 409,
    ko: '배송지가 없어 발송할 수 없습니다.',
    en: 'There is no address to send it to.',
    jp: 'お届け先がないため発送できません。',
  },
  DELIVERY_MOVED: {
    code: '820785',
    status: 409,
    ko: '배송 상태가 이미 바뀌었습니다. 목록을 다시 확인해 주세요.',
    en: 'The parcel has moved on meanwhile. Please check the list.',
    jp: '配送の状態がすでに変わっています。一覧をご確認ください。',
  },
} as const satisfies Refusals

type Own = typeof refusals
declare module '../../http/refusals.ts' {
  interface RefusalCatalogue extends Own {}
}
