import type { AttendSeq, ClassSeq, CourseSeq, OrderSeq } from 'contract/values/ids'
import type { DeliveryCd } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** What is sold alike with every item of an order. */
interface Terms {
  accessDays: number
  refundTermsVersion: number
  consentedAt: Date
  currency: 'KRW' | 'USD'
}
/** One course in an order, with its part of the order's price and discount. */
export interface NewItem {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  attendSeq: AttendSeq
  title: string
  unitPrice: number
  discountAmount: number
  deliveryCd: DeliveryCd
  /** Of a class sold in a package: the package, and the place in it. */
  packageSeq?: CourseSeq
  packageAttendSeq?: AttendSeq
}
/** The items of a new order, numbered from 1 as they are given. */
export function insertItems(
  tx: ChannelTx,
  { orderSeq, ...terms }: Terms & { orderSeq: OrderSeq },
  items: readonly NewItem[],
) {
  const kind = 'COURSE' as const
  return tables(tx)
    .insertInto('orderItems')
    .values(items.map((item, at) => ({ ...item, ...terms, orderSeq, itemNo: at + 1, kind })))
    .execute()
}

interface MembershipItem extends Terms {
  orderSeq: OrderSeq
  title: string
  unitPrice: number
}
/** The term of a membership, which is all that its order sells. */
export const insertMembershipItem = (tx: ChannelTx, item: MembershipItem) =>
  tables(tx)
    .insertInto('orderItems')
    .values({ ...item, itemNo: 1, kind: 'MEMBERSHIP' })
    .execute()

export function findItems(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('orderItems')
    .select([
      'itemNo',
      'attendSeq',
      'packageAttendSeq',
      'unitPrice',
      'quantity',
      'discountAmount',
      'paidAmount',
      'refundedAmount',
    ])
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

interface SoldEnrolment {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  attendSeq: AttendSeq
}
/** The enrolments that the items pay for became other ones, of the same courses; of a package, all in it. */
export async function moveItems(
  tx: ChannelTx,
  { orderSeq, packageAttendSeq }: { orderSeq: OrderSeq; packageAttendSeq: AttendSeq | null },
  places: readonly SoldEnrolment[],
) {
  for (const { courseSeq, classSeq, attendSeq } of places)
    await tables(tx)
      .updateTable('orderItems')
      .set({ classSeq, attendSeq, packageAttendSeq })
      .where('orderSeq', '=', orderSeq)
      .where('courseSeq', '=', courseSeq)
      .execute()
}
