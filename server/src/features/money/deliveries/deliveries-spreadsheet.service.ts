import { courierNames } from 'contract/money/deliveries/courier.messages'
import type { DeliveryState } from 'contract/money/deliveries/deliveries.rules'
import { DeliveryChoice } from 'contract/money/deliveries/schemas'
import type { Language } from 'contract/i18n/languages'
import { formatPhone } from 'contract/values/phone'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { pagesAfter, spreadsheet } from '../../../platform/spreadsheets/spreadsheet.ts'
import type { Column } from '../../../platform/spreadsheets/workbook.ts'
import { countDeliveries, findDeliveriesAfter, type DeliveryRow } from './deliveries.queries.ts'
import { deliveryView } from './deliveries.views.ts'

type Row = ReturnType<typeof deliveryView>

const titles: Record<Language, string> = { ko: '배송 목록', en: 'Deliveries', jp: '配送一覧' }
const ko = {
  orderNo: '주문번호',
  paidAt: '결제 일시',
  title: '상품',
  orderer: '주문자',
  recipient: '받는 사람',
  phone: '연락처',
  zipcode: '우편번호',
  addr1: '주소',
  addr2: '상세 주소',
  memo: '배송 메시지',
  state: '상태',
  courier: '택배사',
  trackingNo: '운송장 번호',
  shippedAt: '발송 일시',
}
const heads: Record<Language, typeof ko> = {
  ko,
  en: {
    orderNo: 'Order',
    paidAt: 'Paid at',
    title: 'Product',
    orderer: 'Customer',
    recipient: 'Recipient',
    phone: 'Phone',
    zipcode: 'Postal code',
    addr1: 'Address',
    addr2: 'Address details',
    memo: 'Message',
    state: 'State',
    courier: 'Carrier',
    trackingNo: 'Tracking number',
    shippedAt: 'Sent at',
  },
  jp: {
    orderNo: '注文番号',
    paidAt: '決済日時',
    title: '商品',
    orderer: '注文者',
    recipient: 'お受取人',
    phone: '電話番号',
    zipcode: '郵便番号',
    addr1: '住所',
    addr2: '詳細住所',
    memo: '配送メッセージ',
    state: '状態',
    courier: '配送業者',
    trackingNo: '送り状番号',
    shippedAt: '発送日時',
  },
}
const states: Record<Language, Record<DeliveryState, string>> = {
  ko: { READY: '발송 대기', SHIPPED: '배송 중', DELIVERED: '배송 완료', RETURNED: '반송', CANCELLED: '취소' },
  en: {
    READY: 'To send',
    SHIPPED: 'On its way',
    DELIVERED: 'Delivered',
    RETURNED: 'Returned',
    CANCELLED: 'Cancelled',
  },
  jp: {
    READY: '発送待ち',
    SHIPPED: '配送中',
    DELIVERED: '配送完了',
    RETURNED: '返送',
    CANCELLED: 'キャンセル',
  },
}

function columnsFor({ language }: Context): Column<Row>[] {
  const head = heads[language]
  return [
    { head: head.orderNo, format: 'text', value: (row) => row.orderNo },
    { head: head.paidAt, format: 'moment', value: (row) => row.createdAt },
    { head: head.title, format: 'text', value: (row) => row.title },
    { head: head.orderer, format: 'text', value: (row) => row.ordererName },
    { head: head.recipient, format: 'text', value: ({ address }) => address?.recipient ?? null },
    { head: head.phone, format: 'text', value: ({ address }) => address && formatPhone(address.phone) },
    { head: head.zipcode, format: 'text', value: ({ address }) => address?.zipcode ?? null },
    { head: head.addr1, format: 'text', value: ({ address }) => address?.addr1 ?? null },
    { head: head.addr2, format: 'text', value: ({ address }) => address?.addr2 ?? null },
    { head: head.memo, format: 'text', value: ({ address }) => address?.memo ?? null },
    { head: head.state, format: 'text', value: (row) => states[language][row.state] },
    {
      head: head.courier,
      format: 'text',
      value: (row) => row.courierCd && courierNames[row.courierCd][language],
    },
    { head: head.trackingNo, format: 'text', value: (row) => row.trackingNo },
    { head: head.shippedAt, format: 'moment', value: (row) => row.shippedAt },
  ]
}

async function* viewedPages(ctx: Context, pages: AsyncIterable<DeliveryRow[]>) {
  for await (const page of pages) yield page.map((row) => deliveryView(ctx, row))
}

export const deliveriesSpreadsheet = spreadsheet({
  name: 'deliveries.list',
  choice: DeliveryChoice,
  title: ({ language }) => titles[language],
  columns: (ctx) => Promise.resolve(columnsFor(ctx)),
  pages: (ctx, choice) =>
    viewedPages(
      ctx,
      pagesAfter(
        (after, limit) => findDeliveriesAfter(ctx.db, choice, { after, limit }),
        ({ deliverySeq }) => deliverySeq,
      ),
    ),
})

/** The address of the spreadsheet. The record of staff keeps how many parcels were taken along. */
export async function linkToDeliveries(ctx: MemberContext, choice: DeliveryChoice) {
  ctx.audit.record({ after: { count: await countDeliveries(ctx.db, choice) } })
  return deliveriesSpreadsheet.linkTo(ctx, choice)
}
