import { depositAwaited, depositExpired } from 'contract/money/orders/deposits.events'
import { checkDeposit, depositDue } from 'contract/money/orders/deposits.rules'
import { payMethods } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { outageOf } from '../../../platform/outages.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { secureCoupons } from '../coupons/coupons.public.ts'
import { keepHold } from '../enrolments/enrolments.public.ts'
import { depositAccountFor, type PaymentChannel } from '../merchants/merchants.public.ts'
import { openPayment } from './begin-payment.service.ts'
import { findDeposit, insertDeposit, setConfirmed } from './deposits.queries.ts'
import { changeOrder, findOrderBySeq, lockOrder, lockOrderBySeq, type OrderRow } from './orders.queries.ts'
import { book } from './payment-outcome.service.ts'
import { changePayment, findOpenPayment, findPayment, type PaymentRow } from './payments.queries.ts'
import { secureSeat } from './seats.service.ts'

/** DEPOSIT_AWAITED where this order waits for a deposit and would be paid another way. docs/rules.md R-733. */
export async function checkMethod(
  ctx: MemberContext,
  { orderSeq }: OrderRow,
  payMethodCd: PaymentChannel['payMethodCd'],
) {
  const open = await findOpenPayment(ctx.db, orderSeq)
  if (open?.payMethodCd === payMethods.deposit && payMethodCd !== payMethods.deposit)
    throw refuse('DEPOSIT_AWAITED')
}

/** Whether the order waits for a deposit whose time is not over. */
export const isAwaited = (
  order: OrderRow | undefined,
  payment: Pick<PaymentRow, 'payMethodCd'> | undefined,
  now: Date,
) => order?.state === 'CREATED' && order.expiresAt > now && payment?.payMethodCd === payMethods.deposit

/** Makes the order wait for its deposit and holds the seat as long. Pressing again changes nothing. docs/rules.md R-731. */
export async function awaitDeposit(
  ctx: MemberContext,
  channel: PaymentChannel,
  { order: { orderNo, orderSeq }, back }: { order: OrderRow; back: string },
) {
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    const order = await lockOrderBySeq(tx, orderSeq)
    if (order?.state !== 'CREATED') throw refuse('PAYMENT_EXPIRED')
    const begun = await findOpenPayment(tx, orderSeq)
    if (begun && begun.payMethodCd !== payMethods.deposit) await leaveProvider(tx, begun, now)
    const payment = await openPayment(tx, order, { channel, now })
    const deposit = await findDeposit(tx, orderSeq)
    if (deposit?.paymentSeq === payment.paymentSeq) return
    const account = await depositAccountFor(ctx, order.currency)
    if (!account) throw refuse('PAYMENTS_OFF')
    const { bankName, accountNumber, holder, dueDays } = account
    const dueAt = depositDue(now, dueDays)
    await insertDeposit(tx, { paymentSeq: payment.paymentSeq, bankName, accountNumber, holder, dueAt })
    await changeOrder(tx, orderSeq, { expiresAt: dueAt })
    await keepHold(tx, order.attendSeq, dueAt)
    const refusal = await secureCoupons(tx, orderSeq, { now, until: dueAt })
    if (refusal) throw refuse(refusal)
    await emit(tx, depositAwaited, { orderNo })
  })
  return { orderNo, redirectUrl: `${back}/deposit?orderNo=${orderNo}` }
}

/** The buyer chose a deposit after all. Whether they paid there meanwhile, its provider is asked. */
async function leaveProvider(tx: ChannelTx, { paymentSeq, state }: PaymentRow, now: Date) {
  if (state !== 'REQUESTED') throw refuse('PAYMENT_PENDING')
  await changePayment(tx, paymentSeq, {
    state: 'EXPIRED',
    failReason: 'a deposit was chosen',
    checkAt: now,
  })
}

interface DepositInput {
  orderNo: string
  /** In the smallest unit of the order's currency. */
  amount: number
  depositorName: string
}
/**
 * The money is in the account: the order is paid, once. DEPOSIT_NOT_AWAITED, DEPOSIT_TOO_LITTLE, DEPOSIT_TOO_MUCH; of one
 * that came late DEPOSIT_NO_SEAT, ALREADY_ENROLLED, PROJECTS_FULL. docs/rules.md R-732.
 */
export function confirmDeposit(ctx: MemberContext, { orderNo, amount, depositorName }: DepositInput) {
  return ctx.transaction(async (tx) => {
    const { order, payment } = await lockDeposit(tx, orderNo)
    const { totalAmount, orderSeq, title } = order
    const refusal = checkDeposit(
      { orderState: order.state, paymentState: payment.state, totalAmount },
      amount,
    )
    if (refusal) throw refuse(refusal)
    ctx.audit.record({ about: `${title} · ${orderNo}`, after: { amount, depositorName } })
    const coupon = await secureCoupons(tx, orderSeq, { now: ctx.now(), until: order.expiresAt })
    if (coupon) throw refuse(coupon)
    const seat = await secureSeat(ctx, tx, order)
    if (seat) throw refuse(seat === 'SOLD_OUT' ? 'DEPOSIT_NO_SEAT' : seat)
    const { paymentSeq } = payment
    const now = ctx.now()
    const confirmed = { depositorName, confirmedAt: now, confirmedByUserSeq: ctx.user.userSeq }
    await setConfirmed(tx, { paymentSeq, orderNo, ...confirmed })
    // Its seat may be another one by now.
    const secured = (await findOrderBySeq(tx, orderSeq)) ?? order
    await book(ctx, tx, { order: secured, payment, outcome: { status: 'PAID' } })
    await changePayment(tx, paymentSeq, { checkAt: null, unsureSince: null })
  })
}

async function lockDeposit(tx: ChannelTx, orderNo: string) {
  const order = await lockOrder(tx, orderNo)
  const deposit = order && (await findDeposit(tx, order.orderSeq))
  const payment = deposit && (await findPayment(tx, deposit.paymentSeq))
  if (!order || !payment) throw refuse('NOT_FOUND')
  return { order, payment }
}

/** Confirms each of these by itself, as paid in full by who ordered; counts those that failed. docs/rules.md R-678. */
export async function confirmDeposits(ctx: MemberContext, orderNos: string[]) {
  const locale = await localeOf(ctx)
  const each = [...new Set(orderNos)]
  const failed: { orderNo: string; message: string }[] = []
  for (const orderNo of each) {
    try {
      await confirmInFull(ctx, orderNo)
    } catch (error) {
      if (!isRefusal(error)) ctx.outgoing.failures.push(error)
      const refusal = isRefusal(error) ? error.refusal : (outageOf(error) ?? 'SOMETHING_BROKE')
      failed.push({ orderNo, message: sentence(locale, refusal) })
    }
  }
  const doneCount = each.length - failed.length
  ctx.audit.record({ after: { doneCount, failedCount: failed.length } })
  return { doneCount, failed }
}

async function confirmInFull(ctx: MemberContext, orderNo: string) {
  const order = await ctx.transaction((tx) => lockOrder(tx, orderNo))
  if (!order) throw refuse('NOT_FOUND')
  const { totalAmount: amount, ordererName: depositorName } = order
  await confirmDeposit(ctx, { orderNo, amount, depositorName })
}

/** Records that a deposit never came, and mails its buyer. */
export async function recordEndedDeposit(
  tx: ChannelTx,
  { payMethodCd }: PaymentRow,
  { orderNo, state }: { orderNo: string; state: string },
) {
  if (payMethodCd === payMethods.deposit && state === 'EXPIRED') await emit(tx, depositExpired, { orderNo })
}
