import { depositAwaited } from 'contract/money/orders/deposits.events'
import { checkDeposit, depositDue } from 'contract/money/orders/deposits.rules'
import { isSameMethod, type BuyerMethod } from 'contract/money/orders/pay-methods.rules'
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
import { depositGuideUrl, leavePayment, openPayment } from './begin-payment.service.ts'
import { findDeposit, findDepositOf, insertDeposit, setConfirmed } from './deposits.queries.ts'
import { changeOrder, findOrderBySeq, lockOrder, lockOrderBySeq, type OrderRow } from './orders.queries.ts'
import { book } from './payment-outcome.service.ts'
import { changePayment, findOpenPayment, findPayment, type PaymentRow } from './payments.queries.ts'
import { secureSeat } from './seats.service.ts'

/** DEPOSIT_AWAITED where this order waits for a deposit and would be paid another way. docs/rules.md R-733. */
export async function checkMethod(ctx: MemberContext, { orderSeq }: OrderRow, method: BuyerMethod) {
  const open = await findOpenPayment(ctx.db, orderSeq)
  if (open && !isSameMethod(open, method) && (await findDepositOf(ctx.db, open.paymentSeq)))
    throw refuse('DEPOSIT_AWAITED')
}

/** Whether the order waits for a deposit whose time is not over. */
export const isAwaited = async (
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
  order: OrderRow | undefined,
  payment: PaymentRow | undefined,
) =>
  order?.state === 'CREATED' &&
  order.expiresAt > now() &&
  payment !== undefined &&
  (await findDepositOf(db, payment.paymentSeq)) !== undefined

/** Makes the order wait for its deposit and holds the seat as long. Pressing again changes nothing. docs/rules.md R-731. */
export async function awaitDeposit(
  ctx: MemberContext,
  channel: PaymentChannel,
  { order: begunOrder, back }: { order: OrderRow; back: string },
) {
  const { orderNo, orderSeq } = begunOrder
  await ctx.transaction(async (tx) => {
    const now = ctx.now()
    const order = await lockOrderBySeq(tx, orderSeq)
    if (order?.state !== 'CREATED') throw refuse('PAYMENT_EXPIRED')
    const begun = await findOpenPayment(tx, orderSeq)
    if (begun && begun.payMethodCd !== payMethods.deposit) await leavePayment(tx, begun, now)
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
  return { orderNo, redirectUrl: depositGuideUrl(back, begunOrder) }
}

interface DepositInput {
  orderNo: string
  /** In the smallest unit of the order's currency. */
  amount: number
  depositorName: string
}
/**
 * The money is in the account: the order is paid, once. DEPOSIT_NOT_AWAITED, DEPOSIT_TOO_LITTLE, DEPOSIT_TOO_MUCH; of one
 * that came late DEPOSIT_NO_SEAT, ALREADY_ENROLLED, PROJECTS_FULL, STUDENTS_FULL, PACKAGE_CLASS_ENROLLED. docs/rules.md R-732.
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
  // Its provider says when the deposit to a virtual account came.
  if (payment.payMethodCd !== payMethods.deposit) throw refuse('DEPOSIT_NOT_AWAITED')
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
