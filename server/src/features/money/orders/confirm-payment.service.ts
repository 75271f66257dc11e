import { orderPaid } from 'contract/money/orders/events'
import type { RefusalName } from 'contract/http/refusals'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { ProviderUnreachable, type Confirmed } from '../../../platform/pay/gateway.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import {
  approveHeld,
  findActive,
  findEnrolment,
  holdPlace,
  keepHold,
  releaseHold,
} from '../enrolments/enrolments.public.ts'
import { gatewayOf } from './gateways.service.ts'
import { changeOrder, findOrder, lockOrder } from './orders.queries.ts'
import { settleUntil } from './orders.rules.ts'
import { changePayment, findPayment } from './payments.queries.ts'
import { openRefund } from './refunds.service.ts'

type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>
type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/**
 * Takes the money of an order whose payer came back. In this order, so that a crash at any line loses nothing:
 * 1. the seat is made sure of and the payment marked as being settled (committed);
 * 2. the provider is asked to take the money, with the order's number as the key that makes asking twice safe;
 * 3. the answer is written down together with the place.
 * What stops between 2 and 3 is found by the reconciler, which asks the provider again.
 */
export async function settle(ctx: Context, orderNo: string) {
  const begun = await ctx.transaction((tx) => prepare(ctx, tx, orderNo))
  if (begun === 'SETTLED') return
  if (typeof begun === 'string') throw refuse(begun)
  const { order, payment } = begun
  const answer = await askProvider(ctx, order, payment)
  const refusal = await ctx.transaction((tx) => conclude(ctx, tx, { orderNo, answer }))
  if (refusal) throw refuse(refusal)
}

/** SETTLED when there is nothing to do; a refusal when it cannot be paid any more and nothing was taken. */
async function prepare(ctx: Context, tx: ChannelTx, orderNo: string) {
  const order = await lockOrder(tx, orderNo)
  if (!order) throw refuse('NOT_FOUND')
  if (order.paidAmount > 0) return 'SETTLED'
  const payment = await findPayment(tx, order.orderSeq)
  if (!payment) throw refuse('NOT_FOUND')
  if (order.state === 'FAILED') return 'PAYMENT_DECLINED'
  if (order.state === 'CANCELLED') return 'PAYMENT_CANCELLED'
  if (payment.state === 'CONFIRMING') return { order, payment }

  const now = ctx.now()
  const refusal = await makeSureOfSeat(ctx, tx, order)
  if (refusal) {
    await changeOrder(tx, order.orderSeq, { state: 'EXPIRED', failReason: 'no seat left' })
    await changePayment(tx, payment.paymentSeq, { state: 'EXPIRED', failReason: 'no seat left' })
    return refusal
  }
  await changeOrder(tx, order.orderSeq, { state: 'CREATED', expiresAt: settleUntil(now), failReason: null })
  await changePayment(tx, payment.paymentSeq, { state: 'CONFIRMING', confirmingAt: now })
  return { order, payment }
}

/** Null with the held seat, or another one when the hold ran out meanwhile; else why there is none for this person. */
async function makeSureOfSeat(
  ctx: Context,
  tx: ChannelTx,
  order: OrderRow,
): Promise<'SOLD_OUT' | 'ALREADY_ENROLLED' | 'PROJECTS_FULL' | null> {
  const now = ctx.now()
  const place = await findEnrolment(tx, order.attendSeq)
  if (place?.state === 'PENDING_PAYMENT') {
    await keepHold(tx, order.attendSeq, settleUntil(now))
    return null
  }
  const course = await findCourse(tx, order.courseSeq)
  // An applicant is admitted once; a lost seat is not taken again past the waitlist.
  if (!course || !place || place.waitKind !== null || course.classSeq !== place.classSeq) return 'SOLD_OUT'
  if (await findActive(tx, place.userSeq, order.courseSeq)) return 'ALREADY_ENROLLED'
  const { userSeq, name, email, phone, eventCode } = place
  const applicant = { userSeq, name, email, phone }
  const holdUntil = settleUntil(now)
  const attendSeq = await holdPlace(tx, course, { applicant, now, holdUntil, eventCode }).catch(noPlace)
  if (typeof attendSeq === 'string') return attendSeq
  await changeOrder(tx, order.orderSeq, { attendSeq })
  return null
}

function noPlace(error: unknown) {
  if (isRefusal(error, 'SOLD_OUT', 'PROJECTS_FULL')) return error.refusal
  throw error
}

async function askProvider(
  ctx: Context,
  { orderNo, totalAmount }: OrderRow,
  { gateway, paymentKey }: PaymentRow,
) {
  try {
    return await gatewayOf(ctx, gateway).confirm({
      paymentKey,
      orderNo,
      amount: totalAmount,
      idempotencyKey: orderNo,
    })
  } catch (error) {
    // Nobody knows whether the money moved: the payment stays in settlement and the reconciler asks again.
    if (error instanceof ProviderUnreachable) throw refuse('PAYMENT_PENDING')
    throw error
  }
}

const refusalFor = {
  DECLINED: 'PAYMENT_DECLINED',
  CANCELLED: 'PAYMENT_CANCELLED',
  EXPIRED: 'PAYMENT_EXPIRED',
} as const satisfies Record<string, RefusalName>
const stateFor = { DECLINED: 'FAILED', CANCELLED: 'CANCELLED', EXPIRED: 'EXPIRED' } as const

/** Writes the provider's answer down, once. The refusal to show when nothing was paid. */
export async function conclude(
  ctx: Context,
  tx: ChannelTx,
  { orderNo, answer }: { orderNo: string; answer: Confirmed },
): Promise<RefusalName | null> {
  const now = ctx.now()
  const order = await lockOrder(tx, orderNo)
  if (!order || order.paidAmount > 0) return null
  const payment = await findPayment(tx, order.orderSeq)
  if (!payment) return null

  if (answer.status !== 'PAID') {
    const state = stateFor[answer.status]
    const paymentState = state === 'CANCELLED' ? 'CANCELLED_BY_USER' : state
    await changePayment(tx, payment.paymentSeq, { state: paymentState, failReason: answer.reason })
    await changeOrder(tx, order.orderSeq, { state, failReason: answer.reason })
    await releaseHold(tx, order.attendSeq, { now, reason: answer.reason })
    return refusalFor[answer.status]
  }
  return concludePaid(ctx, tx, { order, payment, answer })
}

interface Paid {
  order: OrderRow
  payment: PaymentRow
  answer: Extract<Confirmed, { status: 'PAID' }>
}
async function concludePaid(ctx: Context, tx: ChannelTx, { order, payment, answer }: Paid) {
  const now = ctx.now()
  const { totalAmount, orderSeq, orderNo } = order
  await changePayment(tx, payment.paymentSeq, {
    state: 'PAID',
    paidAt: now,
    cardName: answer.cardName ?? null,
    receiptUrl: answer.receiptUrl ?? null,
  })
  await changeOrder(tx, orderSeq, { state: 'PAID', paidAmount: totalAmount, paidAt: now, failReason: null })
  const course = await findCourse(tx, order.courseSeq)
  const isTheirs = await approveHeld(tx, order.attendSeq, { now, vodDays: course?.vodDays ?? -1 })
  if (isTheirs) {
    await emit(tx, orderPaid, { orderNo })
    return null
  }
  // Money came although the seat had gone: another seat, or all of it back.
  const refusal = await makeSureOfSeat(ctx, tx, order)
  const again = refusal ? undefined : await findOrder(tx, orderNo)
  if (again && (await approveHeld(tx, again.attendSeq, { now, vodDays: course?.vodDays ?? -1 }))) {
    await emit(tx, orderPaid, { orderNo })
    return null
  }
  await openRefund(ctx, tx, { orderNo, reason: 'no seat left', requestedByUserSeq: null })
  return refusal ?? 'SOLD_OUT'
}
