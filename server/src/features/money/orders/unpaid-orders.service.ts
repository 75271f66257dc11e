import { depositExpired } from 'contract/money/orders/deposits.events'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { freeCoupons } from '../coupons/coupons.public.ts'
import { releaseHold } from '../enrolments/enrolments.public.ts'
import { findDepositOf } from './deposits.queries.ts'
import { changeOrder, lockOrder, type OrderRow } from './orders.queries.ts'
import { isHeldAfterFailure } from './orders.rules.ts'
import { changePayment, findLatestPayment, findOpenPayment } from './payments.queries.ts'
import { checkPayment } from './provider-checks.service.ts'

interface Ending {
  state: 'EXPIRED' | 'CANCELLED' | 'FAILED'
  reason: string
}
const paymentStates = { EXPIRED: 'EXPIRED', CANCELLED: 'CANCELLED_BY_USER', FAILED: 'FAILED' } as const

/** Lets an unpaid order go; its seat is free again. An order being settled is left alone. */
export function giveUp(ctx: Pick<Context, 'transaction' | 'now'>, orderNo: string, ending: Ending) {
  return ctx.transaction(async (tx) => {
    const order = await lockUnsettled(tx, orderNo)
    if (!order) return false
    await endOrder(tx, order, { ...ending, now: ctx.now() })
    return true
  })
}

/** The order with nobody else able to settle it, unless it is over or its money may be on the way. */
async function lockUnsettled(tx: ChannelTx, orderNo: string) {
  const order = await lockOrder(tx, orderNo)
  if (order?.state !== 'CREATED') return undefined
  const payment = await findOpenPayment(tx, order.orderSeq)
  return payment && payment.state !== 'REQUESTED' ? undefined : order
}

/** The caller holds the order, and nobody settles its payment. */
export async function endOrder(
  tx: ChannelTx,
  order: OrderRow,
  { state, reason, now }: Ending & { now: Date },
) {
  const { orderSeq, orderNo, attendSeq } = order
  const payment = await findOpenPayment(tx, orderSeq)
  if (payment)
    await changePayment(tx, payment.paymentSeq, {
      state: paymentStates[state],
      failReason: reason,
      checkAt: now,
    })
  await changeOrder(tx, orderSeq, { state, failReason: reason })
  if (payment && state === 'EXPIRED' && (await findDepositOf(tx, payment.paymentSeq)))
    await emit(tx, depositExpired, { orderNo })
  await releaseHold(tx, attendSeq, { now, reason })
  await freeCoupons(tx, orderSeq, now)
}

/** The time to pay is over. What a failed payment said stays with the order. */
export function expire(ctx: Context, orderNo: string) {
  return ctx.transaction(async (tx) => {
    const order = await lockUnsettled(tx, orderNo)
    // Another try may have prolonged it meanwhile.
    if (!order || order.expiresAt > ctx.now()) return
    const ending = order.failReason === null ? null : await endOfLatest(tx, order)
    await endOrder(tx, order, { ...(ending ?? { state: 'EXPIRED', reason: 'time over' }), now: ctx.now() })
  })
}

async function endOfLatest(tx: ChannelTx, { orderSeq, failReason }: OrderRow): Promise<Ending | null> {
  const state = (await findLatestPayment(tx, orderSeq))?.state
  if (state !== 'FAILED' && state !== 'CANCELLED_BY_USER') return null
  return { state: state === 'FAILED' ? 'FAILED' : 'CANCELLED', reason: failReason ?? '' }
}

/**
 * The buyer came back without paying: this payment is over, and the seat waits for another one until its time ends. What the
 * provider says counts more than the address they came back by. docs/rules.md R-860.
 */
export async function endUnpaid(ctx: MemberContext, { orderNo, orderSeq }: OrderRow, code: string) {
  const payment = await findOpenPayment(ctx.db, orderSeq)
  if (payment) await checkPayment(ctx, payment.paymentSeq).catch(unlessUnreachable)
  // What waits for its deposit is ended by its buyer or its time, not by a page that was left.
  if (payment && (await findDepositOf(ctx.db, payment.paymentSeq))) return
  const state = /cancel/i.test(code) ? 'CANCELLED' : 'FAILED'
  const ending = { state, reason: code || 'not paid' } as const
  await ctx.transaction(async (tx) => {
    const order = await lockUnsettled(tx, orderNo)
    if (!order) return
    const now = ctx.now()
    if (!isHeldAfterFailure(order, now)) return endOrder(tx, order, { ...ending, now })
    const open = await findOpenPayment(tx, orderSeq)
    // The provider said why already, or another tab began anew.
    if (!open || open.paymentSeq !== payment?.paymentSeq) return
    await changePayment(tx, open.paymentSeq, {
      state: paymentStates[state],
      failReason: ending.reason,
      checkAt: now,
    })
    await changeOrder(tx, orderSeq, { failReason: ending.reason })
  })
}
function unlessUnreachable(error: unknown) {
  if (!(error instanceof ProviderUnreachable)) throw error
}
