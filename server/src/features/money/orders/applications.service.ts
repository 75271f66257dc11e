import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import { refundable } from 'contract/money/orders/refunds.rules'
import type { AttendSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { giveBackCoupons } from '../coupons/coupons.public.ts'
import { lockEnrolment } from '../enrolments/enrolments.public.ts'
import { endWaiting } from '../enrolments/waitlist.public.ts'
import { findOrderOfPlace, type OrderRow } from './orders.queries.ts'
import { lockOrderOfPlace } from './paid-places.service.ts'
import { findOpenPayment, findPaidPayment } from './payments.queries.ts'
import { carryOut, checkProved, insertOpenRefund } from './refunds.service.ts'
import { findOpenRefund } from './refunds.queries.ts'
import { endOrder } from './unpaid-orders.service.ts'

interface Ending {
  attendSeq: AttendSeq
  reason: string
  /** What the applicant is notified of. */
  step?: 'REFUSED' | 'OVER' | undefined
  /** Staff end it, who return a deposit before they say so. */
  isByStaff?: boolean
}
/**
 * Ends the waiting of an applicant, and opens the refund of everything that was paid with it in the same transaction. The
 * order to carry out, null where nothing goes back; false where nobody waits. PAYMENT_PENDING while the payment is being
 * settled, REFUND_UNDER_WAY while another refund is. docs/rules.md R-904.
 */
export async function endApplication(ctx: Context, tx: ChannelTx, ending: Ending) {
  const { attendSeq, reason, step } = ending
  const order = await lockOrderOfPlace(tx, attendSeq)
  const enrolment = await lockEnrolment(tx, attendSeq)
  const waitPayment = enrolment?.state === 'WAITING' ? enrolment.waitPayment : null
  if (enrolment && waitPayment === 'OPEN' && order?.state === 'CREATED') {
    await endUnpaid(tx, order, { reason, now: ctx.now() })
    if (step) await emit(tx, waitingMoved, { attendSeq, courseSeq: enrolment.courseSeq, step })
    return { orderNo: null }
  }
  const payment = waitPayment === 'PAID' && order ? await findPaidPayment(tx, order.orderSeq) : undefined
  if (payment && (await findOpenRefund(tx, payment.paymentSeq))) throw refuse('REFUND_UNDER_WAY')
  if (!(await endWaiting(tx, attendSeq, { now: ctx.now(), reason, step }))) return false
  if (waitPayment !== 'PAID' || !order) return { orderNo: null }
  if (!payment) {
    // A coupon paid all of it.
    await giveBackCoupons(tx, order.orderSeq, ctx.now())
    return { orderNo: null }
  }
  const amount = refundable(order)
  if (amount === 0) return { orderNo: null }
  const { isByStaff = false } = ending
  await insertOpenRefund(ctx, tx, { order, payment, amount, reason, isByStaff, delayMs: 30_000 })
  return { orderNo: order.orderNo }
}

async function endUnpaid(tx: ChannelTx, order: OrderRow, { reason, now }: { reason: string; now: Date }) {
  const payment = await findOpenPayment(tx, order.orderSeq)
  // Its money may be on the way.
  if (payment && payment.state !== 'REQUESTED') throw refuse('PAYMENT_PENDING')
  await endOrder(tx, order, { state: 'CANCELLED', reason, now })
}

/**
 * The same for somebody who presses: what went back at once, null where nobody waits. PROVE_AGAIN where staff give much back.
 * What the provider does not do at once is done by the job and the reconciler.
 */
export async function closeApplication(ctx: MemberContext, ending: Ending) {
  const { attendSeq, isByStaff = false } = ending
  const order = isByStaff ? await findOrderOfPlace(ctx.db, attendSeq) : undefined
  if (order) await checkProved(ctx, order)
  const ended = await ctx.transaction((tx) => endApplication(ctx, tx, ending))
  if (!ended) return null
  if (ended.orderNo === null) return 0
  return carryOut(ctx, ended.orderNo, { isByStaff }).catch((error: unknown) => {
    if (isRefusal(error, 'REFUND_FAILED', 'REFUND_REJECTED', 'PAYMENTS_OFF')) return 0
    throw error
  })
}
