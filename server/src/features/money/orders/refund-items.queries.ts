import type { AttendSeq, OrderSeq, RefundSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface RefundItem {
  itemNo: number
  amount: number
  endsEnrolment: boolean
}
export function insertRefundItems(
  tx: ChannelTx,
  refund: { refundSeq: RefundSeq; orderSeq: OrderSeq },
  items: readonly RefundItem[],
) {
  return tables(tx)
    .insertInto('refundItems')
    .values(items.map((item) => ({ ...refund, ...item })))
    .execute()
}

/** What a refund gives back of each item; nothing where it falls to them in their order. */
export function findRefundItems(db: ChannelDb, refundSeq: RefundSeq): Promise<RefundItem[]> {
  return tables(db)
    .selectFrom('refundItems')
    .select(['itemNo', 'amount', 'endsEnrolment'])
    .where('refundSeq', '=', refundSeq)
    .orderBy('itemNo')
    .execute()
}

const soldItems = (db: ChannelDb) =>
  tables(db)
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.orderSeq', 'item.orderSeq')
    .select([
      'orders.orderSeq',
      'orders.orderNo',
      'orders.userSeq',
      'orders.ordererName',
      'orders.paidAt',
      'item.itemNo',
      'item.title',
      'item.courseSeq',
      'item.classSeq',
      'item.attendSeq',
      'item.unitPrice',
      'item.quantity',
      'item.discountAmount',
      'item.paidAmount',
      'item.refundedAmount',
      'orders.currency',
      'item.refundTermsVersion',
      'item.consentedAt',
    ])
    .where('item.paidAmount', '>', 0)
export type SoldItemRow = Awaited<ReturnType<typeof findSoldItems>>[number]

/** The items of an order that money was paid for. */
export const findSoldItems = (db: ChannelDb, orderNo: string) =>
  soldItems(db).where('orders.orderNo', '=', orderNo).orderBy('item.itemNo').execute()

export const findSoldItem = (db: ChannelDb, { orderSeq, itemNo }: { orderSeq: OrderSeq; itemNo: number }) =>
  soldItems(db).where('item.orderSeq', '=', orderSeq).where('item.itemNo', '=', itemNo).executeTakeFirst()

/** The items that pay for this enrolment, the latest order first; for one in a package all its classes. */
export const findSoldItemsOf = (db: ChannelDb, attendSeq: AttendSeq) =>
  soldItems(db)
    .where((eb) => eb.or([eb('item.attendSeq', '=', attendSeq), eb('item.packageAttendSeq', '=', attendSeq)]))
    .orderBy('item.orderSeq', 'desc')
    .execute()
