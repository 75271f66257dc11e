import { depositExpired } from 'contract/money/orders/deposits.events'
import type { RefusalName } from 'contract/http/refusals'
import type { PaymentSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import type { Confirmed, ProviderPayment } from '../../../platform/pay/gateway.ts'
import { freeCoupons, spendCoupons } from '../coupons/coupons.public.ts'
import { releaseHold } from '../enrolments/enrolments.public.ts'
import { findDepositOf } from './deposits.queries.ts'
import { insertEntries } from './money-entries.queries.ts'
import { entryOf } from './money-entries.rules.ts'
import { changeItem, findItems } from './order-items.queries.ts'
import { itemTotal } from './order-items.rules.ts'
import { changeOrder, findOrderBySeq, lockOrderBySeq, type OrderRow } from './orders.queries.ts'
import { isHeldAfterFailure } from './orders.rules.ts'
import { givePlace } from './paid-places.service.ts'
import { changePayment, findPayment, findSiblings, type PaymentRow } from './payments.queries.ts'
import { after, isBooked, isEndedUnpaid, isPaidAgain, nextCheckOfPaid } from './payments.rules.ts'
import { recordRefunded } from './refunded-amounts.service.ts'
import { insertOpenRefund } from './refunds.service.ts'
import { secureSeat } from './seats.service.ts'
import { recordAwaited } from './virtual-accounts.service.ts'

type PaidOutcome = Extract<Confirmed, { status: 'PAID' }>
type UnpaidOutcome = Exclude<Confirmed, PaidOutcome>
interface Locked {
  order: OrderRow
  payment: PaymentRow
}

const refusalFor = {
  DECLINED: 'PAYMENT_DECLINED',
  CANCELLED: 'PAYMENT_CANCELLED',
  EXPIRED: 'PAYMENT_EXPIRED',
} as const satisfies Record<string, RefusalName>
const orderStateFor = { DECLINED: 'FAILED', CANCELLED: 'CANCELLED', EXPIRED: 'EXPIRED' } as const
const paymentStateFor = { DECLINED: 'FAILED', CANCELLED: 'CANCELLED_BY_USER', EXPIRED: 'EXPIRED' } as const

/**
 * Writes down how a payment stands at its provider, whatever was written before and however often it is said. The refusal
 * to show when nothing was paid. docs/rules.md R-672.
 */
export async function recordPayment(
  ctx: Context,
  tx: ChannelTx,
  { paymentSeq, found }: { paymentSeq: PaymentSeq; found: ProviderPayment | null },
): Promise<RefusalName | null> {
  const locked = await lockPayment(tx, paymentSeq)
  if (!locked) return null
  if (!found) return recordUnknown(ctx, tx, locked)
  if (found.status === 'AWAITING_DEPOSIT') {
    await recordAwaited(ctx, tx, { ...locked, account: found.account })
    return null
  }
  if (found.status === 'PENDING') return recordPending(ctx, tx, locked)
  const { outcome } = found
  if (!outcome) return recordOpen(ctx, tx, locked)
  if (outcome.status !== 'PAID') return recordUnpaid(ctx, tx, { ...locked, outcome })
  return recordPaid(ctx, tx, { ...locked, found, outcome })
}

/** The payment as it is while nobody else can change it or its order. */
export async function lockPayment(tx: ChannelTx, paymentSeq: PaymentSeq): Promise<Locked | null> {
  const seen = await findPayment(tx, paymentSeq)
  const order = seen && (await lockOrderBySeq(tx, seen.orderSeq))
  const payment = order && (await findPayment(tx, paymentSeq))
  return order && payment ? { order, payment } : null
}

function recordUnknown(ctx: Context, tx: ChannelTx, { order, payment }: Locked) {
  // A provider forgets what is long over. What was paid stays paid.
  if (isBooked(payment) || isEndedUnpaid(payment)) return settled(tx, payment)
  const outcome = { status: 'EXPIRED' as const, reason: 'unknown to the provider' }
  return recordUnpaid(ctx, tx, { order, payment, outcome })
}

async function settled(tx: ChannelTx, { paymentSeq }: PaymentRow) {
  await changePayment(tx, paymentSeq, { checkAt: null, unsureSince: null })
  return null
}

/** The payer has not agreed, or our confirmation is awaited. A try to take the money came too early. */
async function recordOpen(ctx: Context, tx: ChannelTx, { payment }: Locked) {
  const { paymentSeq, state, confirmAttempt } = payment
  if (isEndedUnpaid(payment)) {
    await changePayment(tx, paymentSeq, { checkAt: after(ctx.now(), 5), unsureSince: null })
    return null
  }
  if (state !== 'CONFIRMING') {
    // Read before the account was issued: what was written down since is asked about again.
    const isAwaited = (await findDepositOf(tx, paymentSeq)) !== undefined
    if (!isAwaited) return settled(tx, payment)
    await changePayment(tx, paymentSeq, { checkAt: after(ctx.now(), 5), unsureSince: null })
    return null
  }
  await changePayment(tx, paymentSeq, {
    state: 'REQUESTED',
    confirmAttempt: confirmAttempt + 1,
    returnKey: null,
    checkAt: null,
    unsureSince: null,
  })
  return 'PAYMENT_NOT_MADE' as const
}

/** The provider says by an event when it has the money; it is asked besides. The seat is held meanwhile. docs/rules.md R-842. */
async function recordPending(ctx: Context, tx: ChannelTx, { payment }: Locked) {
  if (isBooked(payment)) return null
  await changePayment(tx, payment.paymentSeq, {
    checkAt: after(ctx.now(), PENDING_MINUTES),
    unsureSince: null,
  })
  return 'PAYMENT_PENDING' as const
}
const PENDING_MINUTES = 30

async function recordUnpaid(
  ctx: Context,
  tx: ChannelTx,
  { order, payment, outcome }: Locked & { outcome: UnpaidOutcome },
) {
  if (isBooked(payment)) return settled(tx, payment)
  const { status, reason } = outcome
  await changePayment(tx, payment.paymentSeq, {
    ...(!isEndedUnpaid(payment) && { state: paymentStateFor[status], failReason: reason }),
    checkAt: null,
    unsureSince: null,
  })
  if (order.state !== 'CREATED' || isEndedUnpaid(payment)) return refusalFor[status]
  const isDeposit = (await findDepositOf(tx, payment.paymentSeq)) !== undefined
  if (!isDeposit && isHeldAfterFailure(order, ctx.now())) {
    await changeOrder(tx, order.orderSeq, { failReason: reason })
  } else {
    await changeOrder(tx, order.orderSeq, { state: orderStateFor[status], failReason: reason })
    await releaseHold(tx, order.attendSeq, { now: ctx.now(), reason })
    await freeCoupons(tx, order.orderSeq, ctx.now())
    if (status === 'EXPIRED' && isDeposit) await emit(tx, depositExpired, { orderNo: order.orderNo })
  }
  return refusalFor[status]
}

interface Paid extends Locked {
  found: ProviderPayment
  outcome: PaidOutcome
}
async function recordPaid(ctx: Context, tx: ChannelTx, { order, payment, found, outcome }: Paid) {
  const { paymentSeq, orderSeq } = payment
  if (found.amount !== payment.amount)
    throw new Error(`payment ${paymentSeq}: the provider took ${found.amount} instead of ${payment.amount}`)
  const refusal = isBooked(payment) ? null : await book(ctx, tx, { order, payment, outcome })
  const again = { order: await findOrderBySeq(tx, orderSeq), payment: await findPayment(tx, paymentSeq) }
  if (!again.order || !again.payment) return refusal
  await recordRefunded(ctx, tx, { order: again.order, payment: again.payment, total: found.cancelledAmount })
  const now = ctx.now()
  if (isPaidAgain(again.payment, found)) {
    await changePayment(tx, paymentSeq, { checkAt: after(now, 5), unsureSince: payment.unsureSince ?? now })
    return refusal
  }
  await changePayment(tx, paymentSeq, {
    checkAt: nextCheckOfPaid(again.payment.paidAt ?? now, now),
    unsureSince: null,
  })
  return refusal
}

/** Counts the money for the order, or gives it back where another payment paid it. The caller holds the order. */
export async function book(
  ctx: Context,
  tx: ChannelTx,
  { order, payment, outcome }: Locked & { outcome: PaidOutcome },
) {
  const now = ctx.now()
  const { paymentSeq, amount } = payment
  const { cardName = null, receiptUrl = null, cashReceiptUrl = null } = outcome
  const paid = { cardName, receiptUrl, cashReceiptUrl, paidAt: now, failReason: null }
  if (order.paidAmount > 0) {
    await changePayment(tx, paymentSeq, { ...paid, state: 'CAPTURED', isSurplus: true })
    await insertEntries(tx, [{ ...entryOf(payment, now), kind: 'ADJUSTMENT', amount, itemNo: null }])
    await insertOpenRefund(ctx, tx, { order, payment, amount, reason: 'paid twice' })
    return null
  }
  await changePayment(tx, paymentSeq, { ...paid, state: 'PAID' })
  await endSiblings(ctx, tx, { order, payment })
  await changeOrder(tx, order.orderSeq, { state: 'PAID', paidAmount: amount, paidAt: now, failReason: null })
  const items = await findItems(tx, order.orderSeq)
  for (const item of items) await changeItem(tx, { ...order, ...item }, { paidAmount: itemTotal(item) })
  await insertEntries(
    tx,
    items.map((item) => ({
      ...entryOf(payment, now),
      kind: 'CAPTURE',
      amount: itemTotal(item),
      itemNo: item.itemNo,
    })),
  )
  if (!(await spendCoupons(tx, order.orderSeq, now))) {
    await insertOpenRefund(ctx, tx, { order, payment, amount, reason: 'coupon used elsewhere' })
    return 'COUPON_IN_USE'
  }
  if (await givePlace(ctx, tx, order)) return null
  // Money came although the seat had gone: another seat, or all of it back.
  const refusal = await secureSeat(ctx, tx, order)
  const again = refusal ? undefined : await findOrderBySeq(tx, order.orderSeq)
  if (again && (await givePlace(ctx, tx, again))) return null
  await insertOpenRefund(ctx, tx, { order, payment, amount, reason: 'no seat left' })
  return refusal ?? 'SOLD_OUT'
}

/** Nobody pays a second time for the same: what could still be agreed to is looked after at the provider at once. */
async function endSiblings(ctx: Context, tx: ChannelTx, { order, payment }: Locked) {
  const now = ctx.now()
  for (const sibling of await findSiblings(tx, payment.paymentSeq, order))
    await changePayment(tx, sibling.paymentSeq, {
      ...(sibling.orderSeq === order.orderSeq &&
        sibling.state === 'REQUESTED' && { state: 'EXPIRED', failReason: 'paid by another payment' }),
      checkAt: now,
    })
}
