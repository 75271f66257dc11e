import { dictionary } from '../../../../platform/words/dictionary.ts'

export const shipmentFileMessages = dictionary('shipmentFileMessages', {
  ko: {
    open: '운송장 엑셀로 등록',
    title: '운송장 번호를 엑셀로 등록해요',
    about:
      '발송 대기 목록을 받아 ‘택배사’와 ‘운송장 번호’를 채워 올려 주세요. 주문번호로 배송을 찾고, 주문한 분께 알림과 메일로 번호를 알려 드려요.',
    order: '주문번호',
    product: '상품',
    recipient: '받는 사람',
    courier: '택배사',
    number: '운송장 번호',
    ship: '{count}건 발송',
    ORDER_MISSING: '주문번호 없음',
    ORDER_UNKNOWN: '배송이 없는 주문번호',
    SEVERAL_PARCELS: '한 주문에 여러 건, 상품 이름 필요',
    NOT_WAITING: '발송 대기가 아님',
    NUMBER_MISSING: '운송장 번호 없음',
    COURIER_UNKNOWN: '모르는 택배사, 목록에 없으면 ‘기타’',
    NUMBER_WRONG: '운송장 번호 형식이 아님',
    DUPLICATE: '파일 안에서 중복',
  },
  en: {
    open: 'Numbers from Excel',
    title: 'Send with tracking numbers from Excel',
    about:
      'Get the list of what waits to be sent, fill in carrier and tracking number, and upload it. Parcels are found by the number of their order; customers get the tracking number by notification and e-mail.',
    order: 'Order',
    product: 'Product',
    recipient: 'Recipient',
    courier: 'Carrier',
    number: 'Tracking number',
    ship: 'Send {count}',
    ORDER_MISSING: 'No order number',
    ORDER_UNKNOWN: 'No parcel of this order',
    SEVERAL_PARCELS: 'Several parcels, needs the product',
    NOT_WAITING: 'Does not wait to be sent',
    NUMBER_MISSING: 'No tracking number',
    COURIER_UNKNOWN: 'Unknown carrier, write “Other” for one that is not listed',
    NUMBER_WRONG: 'Not a tracking number of this carrier',
    DUPLICATE: 'Twice in the file',
  },
})
