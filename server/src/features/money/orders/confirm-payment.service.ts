import type { PaymentSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { freeCoupons, secureCoupons } from '../coupons/coupons.public.ts'
import { findDepositOf } from './deposits.queries.ts'
import { changeOrder } from './orders.queries.ts'
import { latest, settleUntil } from './orders.rules.ts'
import { lockPayment, recordPayment } from './payment-outcome.service.ts'
import { changePayment, findOpenPayment } from './payments.queries.ts'
import { after, isBooked } from './payments.rules.ts'
import { take } from './provider-checks.service.ts'
import { secureSeat } from './seats.service.ts'

/**
 * Takes the money of a payment whose payer came back. In this order, so that a crash at any line loses nothing:
 * 1. the seat is made sure of and the payment marked as being settled (committed);
 * 2. the provider is asked to take the money, with the payment's own key that makes asking twice safe;
 * 3. the answer is written down together with the place.
 * What stops between 2 and 3 is found by the reconciler, which asks the provider again.
 */
export async function settle(ctx: Context, paymentSeq: PaymentSeq) {
  const begun = await ctx.transaction((tx) => prepare(ctx, tx, paymentSeq))
  if (begun === 'SETTLED') return
  if (typeof begun === 'string') throw refuse(begun)
  const found = await take(ctx, begun).catch((error: unknown) => {
    // Nobody knows whether the money moved: the payment stays in settlement and the reconciler asks again.
    if (error instanceof ProviderUnreachable) throw refuse('PAYMENT_PENDING')
    throw error
  })
  const refusal = await ctx.transaction((tx) => recordPayment(ctx, tx, { paymentSeq, found }))
  if (refusal) throw refuse(refusal)
}

/** SETTLED when there is nothing to do; a refusal when it cannot be paid any more and nothing was taken. */
async function prepare(ctx: Context, tx: ChannelTx, paymentSeq: PaymentSeq) {
  const locked = await lockPayment(tx, paymentSeq)
  const paymentKey = locked?.payment.paymentKey
  if (!locked || !paymentKey) throw refuse('NOT_FOUND')
  const { order, payment } = locked
  // Also where another payment paid the order: then this one is not taken.
  if (order.paidAmount > 0 || isBooked(payment)) return 'SETTLED'
  // Its virtual account was issued before, and waits for the deposit.
  if (payment.state === 'REQUESTED' && (await findDepositOf(tx, paymentSeq))) return 'SETTLED'
  if (payment.state === 'FAILED') return 'PAYMENT_DECLINED'
  if (payment.state === 'CANCELLED_BY_USER') return 'PAYMENT_CANCELLED'
  const begun = { ...payment, paymentKey }
  if (payment.state === 'CONFIRMING' || payment.state === 'CAPTURED') return begun

  const now = ctx.now()
  const open = await findOpenPayment(tx, order.orderSeq)
  if (open && open.paymentSeq !== paymentSeq) {
    if (open.state !== 'REQUESTED') return 'PAYMENT_PENDING'
    // The buyer agreed to an older payment of the same order.
    await changePayment(tx, open.paymentSeq, {
      state: 'EXPIRED',
      failReason: 'another was agreed to',
      checkAt: now,
    })
  }
  const coupons = { now, until: latest(order.expiresAt, settleUntil(now)) }
  const refusal = (await secureCoupons(tx, order.orderSeq, coupons)) ?? (await secureSeat(ctx, tx, order))
  if (refusal) {
    await freeCoupons(tx, order.orderSeq, now)
    if (order.state === 'CREATED')
      await changeOrder(tx, order.orderSeq, { state: 'EXPIRED', failReason: 'no seat left' })
    await changePayment(tx, paymentSeq, { state: 'EXPIRED', failReason: 'no seat left', checkAt: now })
    return refusal
  }
  const expiresAt = latest(order.expiresAt, settleUntil(now))
  await changeOrder(tx, order.orderSeq, { state: 'CREATED', expiresAt, failReason: null })
  await changePayment(tx, paymentSeq, {
    state: 'CONFIRMING',
    confirmingAt: now,
    checkAt: after(now, 1),
    unsureSince: now,
  })
  return begun
}
