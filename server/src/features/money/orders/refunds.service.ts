import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { orderRefunded } from 'contract/money/orders/events'
import { isLargeRefund, refundable } from 'contract/money/orders/refunds.rules'
import type { UserSeq } from 'contract/values/ids'
import { isRecentlyProved } from '../../../platform/auth/access.ts'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit, enqueue, task } from '../../../platform/jobs/tasks.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { addOutcome } from '../../../platform/audit/audit.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cancelPlace } from '../enrolments/enrolments.public.ts'
import { gatewayOf } from './gateways.service.ts'
import { changeOrder, findOrder, lockOrder } from './orders.queries.ts'
import { changePayment, findOpenRefund, findPayment, finishRefund, insertRefund } from './payments.queries.ts'

interface RefundInput {
  orderNo: string
  reason: string
  requestedByUserSeq: UserSeq | null
}

/** Gives back everything that is left of an order. The amount, once the provider has confirmed it. */
export async function refundInFull(ctx: Context, input: RefundInput) {
  await mayRefund(ctx, input)
  return joined(`${ctx.channelSeq} ${input.orderNo}`, async () => {
    await ctx.transaction((tx) => openRefund(ctx, tx, input))
    return { refundedAmount: await carryOut(ctx, input.orderNo) }
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
async function mayRefund({ db, user, now }: Context, { orderNo }: RefundInput) {
  const order = await findOrder(db, orderNo)
  if (!user || !order || isRecentlyProved(user, now())) return
  if (isLargeRefund(refundable(order), order.currency)) throw refuse('PROVE_AGAIN')
}

/**
 * Writes the wish down before the provider is asked, with the key that makes asking twice safe.
 * One wish at a time: a second press joins the first. NOTHING_TO_REFUND when all went back before.
 */
export async function openRefund(
  ctx: Context,
  tx: ChannelTx,
  { orderNo, reason, requestedByUserSeq }: RefundInput,
) {
  const order = await lockOrder(tx, orderNo)
  const payment = order ? await findPayment(tx, order.orderSeq) : undefined
  const amount = order ? refundable(order) : 0
  if (!payment || amount === 0) throw refuse('NOTHING_TO_REFUND')
  ctx.audit.note({ about: aboutOf(order?.title, orderNo), after: { wishedAmount: amount } })
  if (await findOpenRefund(tx, payment.paymentSeq)) return
  await insertRefund(tx, {
    paymentSeq: payment.paymentSeq,
    amount,
    reason,
    idempotencyKey: randomUUID(),
    requestedByUserSeq,
    createdAt: ctx.now(),
  })
  await enqueue(tx, carryOutRefund, { input: { orderNo }, delayMs: 30_000, key: `refund:${orderNo}` })
}

/** Asks the provider and writes down what it did. REFUND_FAILED while it does not answer; the job goes on asking. */
async function carryOut(ctx: Context, orderNo: string) {
  const order = await findOrder(ctx.db, orderNo)
  const payment = order ? await findPayment(ctx.db, order.orderSeq) : undefined
  const refund = payment ? await findOpenRefund(ctx.db, payment.paymentSeq) : undefined
  if (!order || !payment || !refund) return order?.refundedAmount ?? 0
  const { amount, reason, idempotencyKey } = refund
  try {
    await gatewayOf(ctx, payment.gateway).cancel({
      paymentKey: payment.paymentKey,
      amount,
      reason,
      idempotencyKey,
    })
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw refuse('REFUND_FAILED')
    // Another process may have been told "done" while this one was told that nothing is left.
    const now = await findOrder(ctx.db, orderNo)
    if (now && now.refundedAmount > order.refundedAmount) return now.refundedAmount - order.refundedAmount
    throw error
  }
  await ctx.transaction((tx) => conclude(ctx, tx, { orderNo, amount, reason }))
  return amount
}

async function conclude(
  ctx: Context,
  tx: ChannelTx,
  { orderNo, amount, reason }: { orderNo: string; amount: number; reason: string },
) {
  const now = ctx.now()
  const order = await lockOrder(tx, orderNo)
  const payment = order ? await findPayment(tx, order.orderSeq) : undefined
  if (!order || !payment) return
  if (!(await finishRefund(tx, payment.paymentSeq, { state: 'DONE', doneAt: now }))) return
  const refundedAmount = order.refundedAmount + amount
  const state = refundedAmount === order.paidAmount ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  await changePayment(tx, payment.paymentSeq, { state, refundedAmount })
  await changeOrder(tx, order.orderSeq, { state, refundedAmount, refundedAt: now })
  await cancelPlace(tx, order.attendSeq, { now, reason, refundedAmount: amount })
  await addOutcome(tx, aboutOf(order.title, orderNo), { refundedAmount: amount })
  await emit(tx, orderRefunded, { orderNo, amount })
}

/** What the wish for a refund is called in the record of staff; what became of it is added there. */
const aboutOf = (title = '', orderNo: string) => `${title} · ${orderNo}`

/** Goes on with a refund whose first try did not end: a crash, or a provider that did not answer. */
export const carryOutRefund = task(
  'orders.refund',
  z.object({ orderNo: z.string() }),
  async (ctx, { orderNo }) => {
    await carryOut(ctx, orderNo)
  },
)
