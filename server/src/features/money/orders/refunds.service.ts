import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isLargeRefund, isRefundable, refundable } from 'contract/money/orders/refunds.rules'
import type { UserSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import { isRecentlyProved } from '../../../platform/auth/access.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refundAccountNeeded, refundByHandNeeded, refundSettled } from 'contract/money/orders/events'
import type { RefundAccount } from 'contract/money/orders/refund-accounts.schemas'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit, enqueue, task } from '../../../platform/jobs/tasks.ts'
import { ProviderRefused, ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { gatewayOf } from '../merchants/merchants.public.ts'
import { findItems } from './order-items.queries.ts'
import { findOrder, lockOrder, lockOrderBySeq, type OrderRow } from './orders.queries.ts'
import { findPaidPayment, findPayment, type PaymentRow } from './payments.queries.ts'
import { findAwaitingAccount, findSealedAccount } from './refund-accounts.queries.ts'
import {
  checkAccount,
  forgetAccount,
  keepAccount,
  needsAccount,
  readAccount,
} from './refund-accounts.service.ts'
import { findRefundItems, insertRefundItems, type RefundItem } from './refund-items.queries.ts'
import { recordRefunded, refundSubject } from './refunded-amounts.service.ts'
import {
  findOpenRefund,
  findOpenRefunds,
  findRejectedRefund,
  finishRefund,
  insertRefund,
  type RefundRow,
} from './refunds.queries.ts'

interface RefundInput {
  orderNo: string
  reason: string
  requestedByUserSeq: UserSeq | null
}

interface FullRefund extends RefundInput {
  /** Of an order that was paid to a virtual account, where staff name it. */
  refundAccount?: RefundAccount | undefined
}
/** Gives back everything that is left of an order. The amount, once the provider has confirmed it. */
export async function refundInFull(ctx: MemberContext, input: FullRefund) {
  await checkProved(ctx, input)
  return joined(`${ctx.channelSeq} ${input.orderNo}`, async () => {
    await ctx.transaction((tx) => openRefund(ctx, tx, input))
    return { refundedAmount: await carryOut(ctx, input.orderNo, { isByStaff: true }) }
  })
}

type Refunding = Promise<{ refundedAmount: number }>
const underWay = new Map<string, Refunding>()
/** A second call for the same refund gets the result of the running one. Another process calls with the same key. */
function joined(key: string, work: () => Refunding): Refunding {
  const running = underWay.get(key)
  if (running) return running
  const started = work().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}

/** PROVE_AGAIN where much is given back by somebody who has not said for a while who they are. */
export async function checkProved({ db, user, now }: Context, { orderNo }: Pick<RefundInput, 'orderNo'>) {
  const order = await findOrder(db, orderNo)
  if (!user || !order || isRecentlyProved(user, now())) return
  if (isLargeRefund(refundable(order), order.currency)) throw refuse('PROVE_AGAIN')
}

/**
 * Writes the refund down before the provider is asked, with the key that makes asking twice safe.
 * One at a time: a second press joins the first. NOTHING_TO_REFUND when all went back before.
 */
async function openRefund(
  ctx: MemberContext,
  tx: ChannelTx,
  { orderNo, refundAccount, ...input }: FullRefund,
) {
  const order = await lockOrder(tx, orderNo)
  const payment = order ? await findPaidPayment(tx, order.orderSeq) : undefined
  const amount = order ? refundable(order) : 0
  if (!order || !payment || amount === 0) throw refuse('NOTHING_TO_REFUND')
  ctx.audit.record({
    about: refundSubject(order.title, orderNo),
    after: { wishedAmount: amount, currency: order.currency },
  })
  if (refundAccount && needsAccount(payment)) await keepAccount(ctx, tx, { ...order, account: refundAccount })
  await checkAccount(tx, payment)
  if (await findOpenRefund(tx, payment.paymentSeq)) return
  await insertOpenRefund(ctx, tx, { order, payment, amount, ...input, delayMs: 30_000 })
}

interface ItemRefund extends RefundInput {
  items: readonly RefundItem[]
}
/**
 * A refund of so much of each item, and the job that carries it out. REFUND_UNDER_WAY while another one of the order is open,
 * REFUND_TOO_MUCH above what an item has left. docs/rules.md.
 */
export async function openItemRefund(ctx: Context, tx: ChannelTx, { orderNo, items, ...input }: ItemRefund) {
  const order = await lockOrder(tx, orderNo)
  const payment = order ? await findPaidPayment(tx, order.orderSeq) : undefined
  if (!order || !payment || refundable(order) === 0) throw refuse('NOTHING_TO_REFUND')
  if (await findOpenRefund(tx, payment.paymentSeq)) throw refuse('REFUND_UNDER_WAY')
  await checkAccount(tx, payment)
  const sold = await findItems(tx, order.orderSeq)
  for (const { itemNo, amount } of items) {
    const item = sold.find((one) => one.itemNo === itemNo)
    if (!item || !isRefundable(amount, item)) throw refuse('REFUND_TOO_MUCH')
  }
  const amount = items.reduce((sum, item) => sum + item.amount, 0)
  ctx.audit.record({
    about: refundSubject(order.title, orderNo),
    after: { wishedAmount: amount, currency: order.currency },
  })
  const refund = await insertOpenRefund(ctx, tx, { order, payment, amount, ...input, delayMs: 30_000 })
  await insertRefundItems(tx, { refundSeq: refund.refundSeq, orderSeq: order.orderSeq }, items)
  return refund.refundSeq
}

/** Gives back so much of each of these items, once the provider has confirmed it. */
export async function refundItems(ctx: Context, input: ItemRefund) {
  await checkProved(ctx, input)
  await ctx.transaction((tx) => openItemRefund(ctx, tx, input))
  return { refundedAmount: await carryOut(ctx, input.orderNo) }
}

interface NewRefund {
  order: OrderRow
  payment: PaymentRow
  amount: number
  reason: string
  requestedByUserSeq?: UserSeq | null
  /** Staff carry it out now; else they are notified where it goes back by hand. */
  isByStaff?: boolean
  delayMs?: number
}
/** A refund and the job that carries it out. The caller holds the lock of the order. */
export async function insertOpenRefund(
  ctx: Context,
  tx: ChannelTx,
  { order: { orderNo, orderSeq }, payment, requestedByUserSeq = null, ...input }: NewRefund,
) {
  const { paymentSeq } = payment
  const { amount, reason, isByStaff = false, delayMs = 0 } = input
  const inserted = await insertRefund(tx, {
    amount,
    reason,
    paymentSeq,
    idempotencyKey: randomUUID(),
    requestedByUserSeq,
    createdAt: ctx.now(),
  })
  if (needsAccount(payment) && (await findSealedAccount(tx, orderSeq)) === null)
    await emit(tx, refundAccountNeeded, { refundSeq: inserted.refundSeq, orderNo })
  if (!isByStaff && isByHand(payment, inserted))
    await emit(tx, refundByHandNeeded, { refundSeq: inserted.refundSeq, orderNo })
  await enqueue(tx, carryOutRefund, { input: { orderNo }, delayMs, key: `refund:${orderNo}` })
  return inserted
}

/** What nobody but staff can return, and none of them has said to have returned. docs/rules.md. */
const isByHand = ({ payMethodCd }: PaymentRow, { requestedByUserSeq }: RefundRow) =>
  payMethodCd === payMethods.deposit && requestedByUserSeq === null

/**
 * Asks the provider for every open refund of an order, and writes down what it did. What went back of the order.
 * `isByStaff`: also what they returned by hand.
 */
export async function carryOut(ctx: Context, orderNo: string, { isByStaff = false } = {}) {
  const before = await findOrder(ctx.db, orderNo)
  if (!before) return 0
  let isRejected = false
  for (const refund of await findOpenRefunds(ctx.db, before.orderSeq))
    if ((await carryOutOne(ctx, refund, isByStaff)) === 'REJECTED') isRejected = true
  const now = await findOrder(ctx.db, orderNo)
  if (isRejected) throw refuse('REFUND_REJECTED')
  return (now?.refundedAmount ?? 0) - before.refundedAmount
}

/** Staff may cancel many enrolments without a reason; providers refuse a refund without one. */
const UNSTATED_REASON = 'cancelled by the seller'

/**
 * REFUND_FAILED while the provider does not answer; the job and the reconciler go on asking. What waits for the account of its
 * buyer is left as it is.
 */
async function carryOutOne(ctx: Context, refund: RefundRow, isByStaff = false): Promise<'DONE' | 'REJECTED'> {
  const payment = await findPayment(ctx.db, refund.paymentSeq)
  if (!payment?.paymentKey || (!isByStaff && isByHand(payment, refund))) return 'DONE'
  const refundAccount = needsAccount(payment) ? await readAccount(ctx, ctx.db, payment.orderSeq) : null
  if (needsAccount(payment) && !refundAccount) return 'DONE'
  const { paymentKey } = payment
  const { amount, reason, idempotencyKey } = refund
  try {
    const gateway = await gatewayOf(ctx, payment)
    const { cancelledAmount } = await gateway.cancel({
      paymentKey,
      amount,
      reason: reason === '' ? UNSTATED_REASON : reason,
      idempotencyKey,
      refundAccount,
    })
    await ctx.transaction((tx) => recordTotal(ctx, tx, { payment, total: cancelledAmount }))
    return 'DONE'
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse('REFUND_FAILED')
    if (!(error instanceof ProviderRefused)) throw error
    return recordRejected(ctx, { refund, payment, paymentKey, code: error.code })
  }
}

async function recordTotal(
  ctx: Context,
  tx: ChannelTx,
  { payment: { paymentSeq, orderSeq }, total }: { payment: PaymentRow; total: number },
) {
  const order = await lockOrderBySeq(tx, orderSeq)
  const payment = await findPayment(tx, paymentSeq)
  if (order && payment) await recordRefunded(ctx, tx, { order, payment, total })
}

interface Rejected {
  refund: RefundRow
  payment: PaymentRow
  paymentKey: string
  code: string
}
/**
 * The provider refused: what it says went back is written down. Where less is left than we asked for, the rest is asked
 * for anew; else the refund failed for good, and another one may be opened. docs/rules.md R-676.
 */
async function recordRejected(
  ctx: Context,
  { refund, payment, paymentKey, code }: Rejected,
): Promise<'DONE' | 'REJECTED'> {
  const gateway = await gatewayOf(ctx, payment)
  const found = await gateway.find(paymentKey, payment.returnKey).catch((error: unknown) => {
    if (error instanceof ProviderUnreachable) throw refuse('REFUND_FAILED')
    throw error
  })
  const rest = await ctx.transaction(async (tx) => {
    await recordTotal(ctx, tx, { payment, total: found?.cancelledAmount ?? 0 })
    const open = await findOpenRefund(tx, payment.paymentSeq)
    if (open?.refundSeq !== refund.refundSeq) return 'DONE'
    await finishRefund(tx, refund.refundSeq, { state: 'FAILED', doneAt: ctx.now(), failReason: code })
    await emit(tx, refundSettled, { refundSeq: refund.refundSeq, isDone: false })
    if (wrongAccounts.has(code)) await forgetAccount(tx, payment.orderSeq)
    const again = await findPayment(tx, payment.paymentSeq)
    const left = again ? again.amount - again.refundedAmount : 0
    if (left === 0) return 'DONE'
    // What was agreed for an item is not asked for in part: staff decide anew.
    const isNamed = (await findRefundItems(tx, refund.refundSeq)).length > 0
    if (isNamed || left >= refund.amount) return 'REJECTED'
    const { reason, requestedByUserSeq, paymentSeq } = refund
    const idempotencyKey = randomUUID()
    const refundOfRest = { paymentSeq, amount: left, reason, requestedByUserSeq, idempotencyKey }
    return insertRefund(tx, { ...refundOfRest, createdAt: ctx.now() })
  })
  return typeof rest === 'string' ? rest : carryOutOne(ctx, rest)
}

/** What providers answer where the account of the buyer is wrong: another one has to be given. */
const wrongAccounts = new Set([
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
])

/** The buyer says where money goes back to that waits for it. NOTHING_TO_REFUND where none does. docs/rules.md R-795. */
export async function giveAccount(ctx: MemberContext, order: OrderRow, account: RefundAccount) {
  const { orderSeq, orderNo } = order
  await ctx.transaction(async (tx) => {
    await lockOrderBySeq(tx, orderSeq)
    if (!(await findAwaitingAccount(tx, [orderSeq])).has(orderSeq)) throw refuse('NOTHING_TO_REFUND')
    await keepAccount(ctx, tx, { orderSeq, account })
    const rejected = await findRejectedRefund(tx, orderSeq)
    const payment = rejected && (await findPayment(tx, rejected.paymentSeq))
    if (!payment || (await findOpenRefund(tx, payment.paymentSeq))) return
    const amount = Math.min(rejected.amount, payment.amount - payment.refundedAmount)
    await insertOpenRefund(ctx, tx, { order, payment, amount, reason: rejected.reason })
  })
  await carryOut(ctx, orderNo)
}

/** Goes on with refunds whose first try did not end: a crash, or a provider that did not answer. */
export const carryOutRefund = task(
  'orders.refund',
  z.object({ orderNo: z.string() }),
  async (ctx, { orderNo }) => {
    await carryOut(ctx, orderNo).catch((error: unknown) => {
      // Refused for good: asking again changes nothing.
      if (!isRefusal(error, 'REFUND_REJECTED')) throw error
    })
  },
)
