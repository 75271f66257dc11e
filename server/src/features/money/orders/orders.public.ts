import type { AttendSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  findOrder,
  findOrderOfPlace,
  findOrdersOf,
  findPaidOf,
  hasOrders,
  hasSold,
} from './orders.queries.ts'
import { findOpenPayment } from './payments.queries.ts'
import { refundInFull } from './refunds.service.ts'

export { retainedLabel } from './retained-orders.rules.ts'
export { hasOrders, hasSold }
export { sumByEntry, sumByTime } from './money-entries.service.ts'

/** An order that money was paid for. */
export async function findPaidOrder(db: ChannelDb, orderNo: string) {
  const order = await findOrder(db, orderNo)
  return order && order.paidAmount > 0 ? order : null
}

/** What was paid for these places. */
export async function findPaidFor(db: ChannelDb, attendSeqs: AttendSeq[]) {
  const paid = await findPaidOf(db, attendSeqs)
  return new Map(paid.map((order) => [order.attendSeq, order]))
}

/** What somebody bought here, the newest first. */
export const findOrdersOfMember = (db: ChannelDb, userSeq: UserSeq) =>
  findOrdersOf(db, userSeq, { page: 1, size: 50 })

/** Gives back what was paid for a place; the place ends with it. NOTHING_TO_REFUND, REFUND_FAILED. */
export async function refundPlace(
  ctx: MemberContext,
  { attendSeq, reason }: { attendSeq: AttendSeq; reason: string },
) {
  const order = await findOrderOfPlace(ctx.db, attendSeq)
  if (!order) throw refuse('NOTHING_TO_REFUND')
  return refundInFull(ctx, { orderNo: order.orderNo, reason, requestedByUserSeq: ctx.user.userSeq })
}

/** Whether the payment for this place is on its way and nobody knows yet how it ends. */
export async function isBeingSettled(db: ChannelDb, attendSeq: AttendSeq) {
  const order = await findOrderOfPlace(db, attendSeq)
  const payment = order ? await findOpenPayment(db, order.orderSeq) : undefined
  return payment !== undefined && payment.state !== 'REQUESTED'
}
