import { randomUUID } from 'node:crypto'
import { orderRefunded, refundSettled } from 'contract/money/orders/events'
import { addOutcome } from '../../../platform/audit/audit.queries.ts'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { giveBackCoupons } from '../coupons/coupons.public.ts'
import { cancelParcels } from '../deliveries/deliveries.public.ts'
import { cancelPlace } from '../enrolments/enrolments.public.ts'
import { insertEntries } from './money-entries.queries.ts'
import { entryOf } from './money-entries.rules.ts'
import { changeItem, findItems } from './order-items.queries.ts'
import { sharesOf } from './order-items.rules.ts'
import { changeOrder, type OrderRow } from './orders.queries.ts'
import { changePayment, type PaymentRow } from './payments.queries.ts'
import { readRefunded } from './payments.rules.ts'
import { forgetUnneededAccount } from './refund-accounts.service.ts'
import { findRefundItems } from './refund-items.queries.ts'
import { findOpenRefund, finishRefund, insertRefund, type RefundRow } from './refunds.queries.ts'

interface Refunded {
  order: OrderRow
  payment: PaymentRow
  /** What went back of this payment altogether, as its provider says. */
  total: number
}
/**
 * Writes down what went back: our own open refund, and what was given back at the provider. The caller holds the lock of
 * the order. Enrolments end as the refund says, else once everything that was paid went back. docs/rules.md.
 */
export async function recordRefunded(ctx: Context, tx: ChannelTx, { order, payment, total }: Refunded) {
  const now = ctx.now()
  const open = await findOpenRefund(tx, payment.paymentSeq)
  const { isOursDone, atProvider } = readRefunded({ ...payment, total }, open)
  const done: DoneRefund[] = []
  if (open && isOursDone) {
    await finishRefund(tx, open.refundSeq, { state: 'DONE', doneAt: now })
    done.push(open)
    await forgetUnneededAccount(tx, payment.orderSeq)
    await emit(tx, refundSettled, { refundSeq: open.refundSeq, isDone: true })
  }
  if (atProvider > 0)
    done.push(
      await insertRefund(tx, {
        paymentSeq: payment.paymentSeq,
        amount: atProvider,
        reason: REFUNDED_AT_PROVIDER,
        idempotencyKey: randomUUID(),
        requestedByUserSeq: null,
        createdAt: now,
        source: 'PROVIDER',
        state: 'DONE',
        doneAt: now,
      }),
    )
  const amount = done.reduce((sum, refund) => sum + refund.amount, 0)
  if (amount === 0) return
  const refundedAmount = payment.refundedAmount + amount
  await changePayment(tx, payment.paymentSeq, {
    state: refundedAmount === payment.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    refundedAmount,
  })
  for (const refund of done) await enterRefund(tx, { payment, refund, now })
  if (payment.isSurplus) return
  await refundOrder(ctx, tx, { order, amount, done })
}
const REFUNDED_AT_PROVIDER = 'refunded at the provider'

type DoneRefund = Pick<RefundRow, 'refundSeq' | 'amount' | 'reason'>
/** The items that a refund falls to, and its entries in the ledger. */
async function enterRefund(
  tx: ChannelTx,
  { payment, refund, now }: { payment: PaymentRow; refund: DoneRefund; now: Date },
) {
  const { orderSeq } = payment
  const { refundSeq, amount } = refund
  const entry = { ...entryOf(payment, now), refundSeq }
  if (payment.isSurplus)
    return insertEntries(tx, [{ ...entry, kind: 'ADJUSTMENT', amount: -amount, itemNo: null }])
  const items = await findItems(tx, orderSeq)
  const shares = sharesOf(amount, items, await findRefundItems(tx, refundSeq))
  for (const [at, { itemNo, refundedAmount: before }] of items.entries())
    await changeItem(tx, { orderSeq, itemNo }, { refundedAmount: before + (shares[at] ?? 0) })
  await insertEntries(
    tx,
    items.map(({ itemNo }, at) => ({ ...entry, kind: 'REFUND', amount: 0 - (shares[at] ?? 0), itemNo })),
  )
}

interface RefundedOrder {
  order: OrderRow
  amount: number
  done: readonly DoneRefund[]
}
async function refundOrder(ctx: Context, tx: ChannelTx, { order, amount, done }: RefundedOrder) {
  const now = ctx.now()
  const { orderNo, orderSeq, title, currency } = order
  const refundedAmount = order.refundedAmount + amount
  const isAll = refundedAmount === order.paidAmount
  const state = isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  await changeOrder(tx, orderSeq, { state, refundedAmount, refundedAt: now })
  const reason = done[0]?.reason ?? REFUNDED_AT_PROVIDER
  const ending = await endingItems(tx, { orderSeq, isAll, done })
  // Of a package, the place in it ends too, once nothing is left of its money.
  const packageAttendSeq = isAll ? ending[0]?.packageAttendSeq : null
  if (packageAttendSeq) await cancelPlace(tx, packageAttendSeq, { now, reason, refundedAmount, currency })
  for (const item of ending)
    if (item.attendSeq !== null) await cancelPlace(tx, item.attendSeq, { ...item, now, reason, currency })
  await cancelParcels(tx, orderSeq, { itemNos: ending.map(({ itemNo }) => itemNo), now })
  if (isAll) await giveBackCoupons(tx, orderSeq, now)
  await addOutcome(tx, refundSubject(title, orderNo), { refundedAmount: amount })
  await emit(tx, orderRefunded, { orderNo, amount })
}

/**
 * The items whose enrolments end: those a refund names, else all once nothing is left. A refund may also keep them, but not against
 * one that names nothing and took the rest: both may be found together.
 */
async function endingItems(
  tx: ChannelTx,
  { orderSeq, isAll, done }: { orderSeq: OrderRow['orderSeq']; isAll: boolean; done: readonly DoneRefund[] },
) {
  const named = new Map<number, boolean>()
  let isWholeNamed = true
  for (const { refundSeq } of done) {
    const items = await findRefundItems(tx, refundSeq)
    if (items.length === 0) isWholeNamed = false
    for (const { itemNo, endsEnrolment } of items)
      named.set(itemNo, endsEnrolment || named.get(itemNo) === true)
  }
  const endsAll = isAll && !isWholeNamed
  return (await findItems(tx, orderSeq)).filter(({ itemNo }) => endsAll || (named.get(itemNo) ?? isAll))
}

/** What a refund is called in the record of staff; what became of it is added there. */
export const refundSubject = (title = '', orderNo: string) => `${title} · ${orderNo}`
