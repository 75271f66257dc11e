import type { AttendSeq, ClassSeq, CourseSeq, OrderSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface NewCourseItem {
  orderSeq: OrderSeq
  courseSeq: CourseSeq
  classSeq: ClassSeq
  attendSeq: AttendSeq
  title: string
  unitPrice: number
  discountAmount: number
  accessDays: number
  refundTermsVersion: number
  consentedAt: Date
  currency: 'KRW' | 'USD'
}
/** The item of an order that sells one course; shown and charged in one currency. */
export function insertCourseItem(tx: ChannelTx, item: NewCourseItem) {
  return tables(tx)
    .insertInto('orderItems')
    .values({ ...item, itemNo: 1, kind: 'COURSE', currencyShown: item.currency })
    .execute()
}

export function findItems(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('orderItems')
    .select(['itemNo', 'unitPrice', 'quantity', 'discountAmount', 'paidAmount', 'refundedAmount'])
    .where('orderSeq', '=', orderSeq)
    .orderBy('itemNo')
    .execute()
}

interface ItemRef {
  orderSeq: OrderSeq
  itemNo: number
}
export function changeItem(
  tx: ChannelTx,
  { orderSeq, itemNo }: ItemRef,
  change: { paidAmount?: number; refundedAmount?: number },
) {
  return tables(tx)
    .updateTable('orderItems')
    .set(change)
    .where('orderSeq', '=', orderSeq)
    .where('itemNo', '=', itemNo)
    .execute()
}

/** The enrolment that an item pays for became another one. */
export function moveItem(
  tx: ChannelTx,
  { orderSeq, attendSeq: from }: { orderSeq: OrderSeq; attendSeq: AttendSeq },
  to: AttendSeq,
) {
  return tables(tx)
    .updateTable('orderItems')
    .set({ attendSeq: to })
    .where('orderSeq', '=', orderSeq)
    .where('attendSeq', '=', from)
    .execute()
}
