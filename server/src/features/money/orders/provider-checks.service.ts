import type { PaymentSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { ProviderRefused, ProviderUnreachable, type ProviderPayment } from '../../../platform/pay/gateway.ts'
import { findActive } from '../enrolments/enrolments.public.ts'
import { gatewayOf } from '../merchants/merchants.public.ts'
import { findOrderBySeq } from './orders.queries.ts'
import { recordPayment, lockPayment } from './payment-outcome.service.ts'
import {
  changePayment,
  findPayment,
  setUnsure,
  stopAskingUnbegun,
  type PaymentRow,
} from './payments.queries.ts'
import { confirmKey, isBooked, isClosedThere, isEndedUnpaid } from './payments.rules.ts'

/**
 * Asks the provider how a payment stands, whatever an event said, and writes that down: taken here only where the buyer came
 * back for it. Null when nothing is to be said; a refusal when nothing was paid. docs/rules.md R-672.
 */
export async function checkPayment(ctx: Context, paymentSeq: PaymentSeq) {
  const payment = await findPayment(ctx.db, paymentSeq)
  if (!payment) return null
  const { paymentKey } = payment
  if (paymentKey === null) {
    await ctx.transaction((tx) => stopAskingUnbegun(tx, paymentSeq))
    return null
  }
  try {
    const found = await ask(ctx, { ...payment, paymentKey })
    await recordCaptured(ctx, payment, found)
    return await ctx.transaction((tx) => recordPayment(ctx, tx, { paymentSeq, found }))
  } catch (error) {
    await ctx.transaction((tx) => setUnsure(tx, paymentSeq, ctx.now()))
    throw error
  }
}

type BegunPayment = PaymentRow & { paymentKey: string }
async function ask(ctx: Context, payment: BegunPayment): Promise<ProviderPayment | null> {
  const gateway = await gatewayOf(ctx, payment)
  const found = await gateway.find(payment.paymentKey, payment.returnKey)
  if (!found || found.status === 'ENDED') return found
  // Still waiting for us: taking it now is the same as the first try, by its key. Where another payment paid meanwhile nothing
  // is taken a second time.
  if (payment.state === 'CONFIRMING' && found.status === 'WAITING')
    return (await isPaidByOther(ctx, payment)) ? gateway.close(payment.paymentKey) : take(ctx, payment)
  const { now } = ctx
  // The bank reversed the deposit: nobody pays to this account a second time.
  if (found.status === 'AWAITING_DEPOSIT' && payment.state === 'REFUNDED')
    return gateway.close(payment.paymentKey)
  if (isEndedUnpaid(payment)) {
    const isPaidOtherwise = await isPaidByOther(ctx, payment)
    if (isClosedThere(payment, { isPaidOtherwise, now: now() })) return gateway.close(payment.paymentKey)
  }
  return found
}

async function isPaidByOther({ db }: Context, { orderSeq }: PaymentRow) {
  const order = await findOrderBySeq(db, orderSeq)
  if (!order) return false
  if (order.courseSeq === null) return order.paidAmount > 0
  const enrolment = await findActive(db, order.userSeq, order.courseSeq)
  return order.paidAmount > 0 || enrolment?.state === 'APPROVED' || enrolment?.waitPayment === 'PAID'
}

/** Asks the provider to take the money of a payment that its payer agreed to. */
export async function take(ctx: Context, payment: BegunPayment): Promise<ProviderPayment | null> {
  const { paymentKey, returnKey, amount, orderSeq } = payment
  const gateway = await gatewayOf(ctx, payment)
  const order = await findOrderBySeq(ctx.db, orderSeq)
  try {
    const outcome = await gateway.confirm({
      paymentKey,
      returnKey,
      orderNo: order?.orderNo ?? '',
      amount,
      idempotencyKey: confirmKey(payment),
    })
    if (outcome.status === 'OPEN' || outcome.status === 'PENDING')
      return { status: outcome.status, amount, cancelledAmount: 0, outcome: null }
    if (outcome.status === 'AWAITING_DEPOSIT')
      return { ...outcome, amount, cancelledAmount: 0, outcome: null }
    return { status: 'ENDED', amount, cancelledAmount: 0, outcome }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const found = await gateway.find(paymentKey, returnKey)
    if (found?.status !== 'WAITING') return found
    return { ...found, status: 'ENDED', outcome: { status: 'DECLINED', reason: error.code } }
  }
}

/** Money that the provider took before we asked for it is written down first, so that no later failure hides it. */
async function recordCaptured(
  ctx: Context,
  { paymentSeq, state }: PaymentRow,
  found: ProviderPayment | null,
) {
  if (found?.outcome?.status !== 'PAID' || state === 'CONFIRMING') return
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const locked = await lockPayment(tx, paymentSeq)
    if (!locked || isBooked(locked.payment) || locked.payment.state === 'CAPTURED') return
    await changePayment(tx, paymentSeq, { state: 'CAPTURED', checkAt: now, unsureSince: now })
  })
}

/** The same, where a provider that does not answer is asked again later. */
export async function checkPaymentLater(ctx: Context, paymentSeq: PaymentSeq) {
  try {
    return await checkPayment(ctx, paymentSeq)
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error
    return null
  }
}
