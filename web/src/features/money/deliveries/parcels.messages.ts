import { dictionary } from '../../../platform/words/dictionary.ts'

export const parcelMessages = dictionary('parcelMessages', {
  ko: {
    title: '배송',
    to: '받는 곳',
    waits: '결제가 확인되면 상품을 준비합니다.',
    READY: '발송 준비 중',
    SHIPPED: '배송 중',
    DELIVERED: '배송 완료',
    RETURNED: '반송',
    CANCELLED: '배송 취소',
    track: '배송 조회',
    newWindow: '(새 창)',
    sentOn: '{date} 발송',
  },
  en: {
    title: 'Delivery',
    to: 'Sent to',
    waits: 'The goods are prepared once the payment is confirmed.',
    READY: 'Being prepared',
    SHIPPED: 'On its way',
    DELIVERED: 'Delivered',
    RETURNED: 'Returned',
    CANCELLED: 'Not sent',
    track: 'Track the parcel',
    newWindow: '(new window)',
    sentOn: 'Sent {date}',
  },
})
