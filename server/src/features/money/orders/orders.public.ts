import { refundable } from 'contract/money/orders/refunds.rules'
import type { AttendSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  findCurrencies,
  findOrder,
  findOrderOfPlace,
  findOrdersOf,
  findPaidOf,
  hasOrders,
  hasSold,
} from './orders.queries.ts'
import { findOpenPayment, findShownPayments } from './payments.queries.ts'
import { findSoldItems, findSoldItemsOf, type SoldItemRow } from './refund-items.queries.ts'
import { carryOut as carryOutRefunds, openItemRefund, refundInFull, refundItems } from './refunds.service.ts'

export { countAwaitedDeposits } from './deposits.queries.ts'
export { recordChargedSale } from './charged-sales.service.ts'
export { closeApplication, endApplication } from './applications.service.ts'
export { completeApplication, lockOrderOfPlace } from './paid-places.service.ts'
export { retainedLabel } from './retained-orders.rules.ts'
export { findCurrencies, hasOrders, hasSold }
export { insertFreeOrder } from './free-orders.service.ts'
export { enrolFree } from './free-enrolment.service.ts'
export { countRefundBlocks } from './refund-blocks.service.ts'
export { sumByEntry, sumByTime } from './money-entries.service.ts'
export {
  forgetUnneededAccount,
  keepAccount as keepRefundAccount,
  needsAccount as needsRefundAccount,
} from './refund-accounts.service.ts'
export { lockRefundable } from './refund-state.service.ts'
export { openDepositRefund } from './deposit-refunds.service.ts'
export {
  carryOutRefunds,
  findShownPayments,
  findSoldItems,
  findSoldItemsOf,
  openItemRefund,
  type SoldItemRow,
}

/** An order that money was paid for. */
export async function findPaidOrder(db: ChannelDb, orderNo: string) {
  const order = await findOrder(db, orderNo)
  return order && order.paidAmount > 0 ? order : null
}

interface PaidEnrolment {
  orderNo: string
  currency: 'KRW' | 'USD'
  paidAmount: number
  refundedAmount: number
}
/** What was paid for these places; for a place in a package, for all its classes. */
export async function findPaidFor(db: ChannelDb, attendSeqs: AttendSeq[]) {
  const paid = new Map<AttendSeq, PaidEnrolment>()
  for (const item of await findPaidOf(db, attendSeqs))
    for (const attendSeq of new Set([item.attendSeq, item.packageAttendSeq])) {
      if (attendSeq === null) continue
      const before = paid.get(attendSeq) ?? { paidAmount: 0, refundedAmount: 0 }
      paid.set(attendSeq, {
        orderNo: item.orderNo,
        currency: item.currency,
        paidAmount: before.paidAmount + item.paidAmount,
        refundedAmount: before.refundedAmount + item.refundedAmount,
      })
    }
  return paid
}

/** What somebody bought here, the newest first. */
export const findOrdersOfMember = (db: ChannelDb, userSeq: UserSeq) =>
  findOrdersOf(db, userSeq, { page: 1, size: 50 })

/** Whether anything paid for an enrolment can still go back. */
export const hasRefundable = async (db: ChannelDb, attendSeq: AttendSeq) =>
  (await findSoldItemsOf(db, attendSeq)).some((item) => refundable(item) > 0)

/**
 * Gives back what is left of the items that paid for an enrolment, which ends with it. NOTHING_TO_REFUND, REFUND_FAILED,
 * REFUND_UNDER_WAY.
 */
export async function refundPlace(
  ctx: MemberContext,
  { attendSeq, reason }: { attendSeq: AttendSeq; reason: string },
) {
  const found = (await findSoldItemsOf(ctx.db, attendSeq)).filter((one) => refundable(one) > 0)
  const orderNo = found[0]?.orderNo
  if (orderNo === undefined) throw refuse('NOTHING_TO_REFUND')
  const input = { orderNo, reason, requestedByUserSeq: ctx.user.userSeq }
  const own = found.filter((one) => one.orderNo === orderNo)
  const left = (await findSoldItems(ctx.db, orderNo)).filter((one) => refundable(one) > 0)
  if (left.length === own.length) return refundInFull(ctx, input)
  const items = own.map((one) => ({ itemNo: one.itemNo, amount: refundable(one), endsEnrolment: true }))
  return refundItems(ctx, { ...input, items })
}

/** Whether the payment for this place is on its way and nobody knows yet how it ends. */
export async function isBeingSettled(db: ChannelDb, attendSeq: AttendSeq) {
  const order = await findOrderOfPlace(db, attendSeq)
  const payment = order ? await findOpenPayment(db, order.orderSeq) : undefined
  return payment !== undefined && payment.state !== 'REQUESTED'
}
