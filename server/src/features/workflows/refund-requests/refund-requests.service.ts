import { answerBy } from 'contract/money/refunds/refund-policy.rules'
import { isLargeRefund, refundable } from 'contract/money/orders/refunds.rules'
import type { acceptRefundRequest, requestRefund } from 'contract/workflows/refund-requests/api'
import { refundRequestMoved } from 'contract/workflows/refund-requests/events'
import { seoulDay } from 'contract/values/korea-time'
import type { RefundRequestSeq, RefundSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { isRecentlyProved } from '../../../platform/auth/access.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import {
  carryOutRefunds,
  findShownPayments,
  findSoldItems,
  forgetUnneededAccount,
  keepRefundAccount,
  needsRefundAccount,
  openItemRefund,
} from '../../money/orders/orders.public.ts'
import { computeRefund } from './refund-offer.views.ts'
import {
  changeRequest,
  findRequest,
  insertRequest,
  lockRequest,
  reopenRequest,
  type RequestRow,
} from './refund-requests.queries.ts'

/** The items of the caller's own order; anybody else's is not found. */
export async function getOwnItems(ctx: MemberContext, orderNo: string) {
  const items = await findSoldItems(ctx.db, orderNo)
  if (items.length === 0 || items.some(({ userSeq }) => userSeq !== ctx.user.userSeq))
    throw refuse('NOT_FOUND')
  return items
}

type RequestInput = z.output<(typeof requestRefund)['body']> & { orderNo: string }

/**
 * Writes down what a buyer asks for, with the amount and how it was computed at this moment. REFUND_CHANGED where the page
 * showed another amount. docs/rules.md R-747.
 */
export async function askForRefund(
  ctx: MemberContext,
  { orderNo, itemNo, amount, reasonKind, reason, refundAccount }: RequestInput,
) {
  const item = (await getOwnItems(ctx, orderNo)).find((one) => one.itemNo === itemNo)
  if (!item) throw refuse('NOT_FOUND')
  const { calculation } = await computeRefund(ctx, item)
  if (calculation.amount === 0) throw refuse('NOTHING_TO_REFUND')
  if (calculation.amount !== amount) throw refuse('REFUND_CHANGED')
  const [payment] = await findShownPayments(ctx.db, [item.orderSeq])
  const account = payment && needsRefundAccount(payment) ? refundAccount : null
  if (account === undefined) throw refuse('REFUND_ACCOUNT_NEEDED')
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    if (account) await keepRefundAccount(ctx, tx, { orderSeq: item.orderSeq, account })
    const inserted = await insertRequest(tx, {
      orderSeq: item.orderSeq,
      itemNo,
      userSeq: ctx.user.userSeq,
      amount,
      calculation,
      reasonKind,
      reason,
      requestedAt: now,
      answerBy: answerBy(seoulDay(now)),
    })
    if (!inserted) throw refuse('REFUND_REQUESTED')
    await emit(tx, refundRequestMoved, { ...inserted, step: 'REQUESTED' })
    return getRow(tx, inserted.refundRequestSeq)
  })
}

async function getRow(tx: ChannelTx, refundRequestSeq: RefundRequestSeq) {
  const row = await findRequest(tx, refundRequestSeq)
  if (!row) throw refuse('NOT_FOUND')
  return row
}

export function withdraw(ctx: MemberContext, refundRequestSeq: RefundRequestSeq) {
  return ctx.transaction(async (tx) => {
    const request = await lockRequest(tx, refundRequestSeq)
    if (request?.userSeq !== ctx.user.userSeq) throw refuse('NOT_FOUND')
    checkOpen(request)
    await changeRequest(tx, refundRequestSeq, { state: 'WITHDRAWN', decidedAt: ctx.now() })
    await forgetUnneededAccount(tx, request.orderSeq)
    return null
  })
}

function checkOpen({ state }: RequestRow) {
  if (state !== 'REQUESTED') throw refuse('REFUND_REQUEST_CLOSED')
}

type AcceptInput = z.output<(typeof acceptRefundRequest)['body']> & { refundRequestSeq: RefundRequestSeq }

/**
 * Accepts a request and opens its refund in one transaction, then asks the provider. Of two who accept at once, or of one who
 * accepts what is withdrawn meanwhile, the second is refused. docs/rules.md R-748.
 */
export async function accept(ctx: MemberContext, { refundRequestSeq, ...input }: AcceptInput) {
  const { orderNo, refundSeq } = await ctx.transaction((tx) => open(ctx, tx, { refundRequestSeq, ...input }))
  try {
    await carryOutRefunds(ctx, orderNo)
    return { isDone: true }
  } catch (error) {
    // Nobody knows yet: the job and the reconciler go on asking.
    if (isRefusal(error, 'REFUND_FAILED')) return { isDone: false }
    if (isRefusal(error, 'REFUND_REJECTED')) await ctx.transaction((tx) => reopenRequest(tx, refundSeq))
    throw error
  }
}

async function open(
  ctx: MemberContext,
  tx: ChannelTx,
  { refundRequestSeq, amount, endsEnrolment, note }: AcceptInput,
): Promise<{ orderNo: string; refundSeq: RefundSeq }> {
  const request = await lockRequest(tx, refundRequestSeq)
  if (!request) throw refuse('NOT_FOUND')
  checkOpen(request)
  const { orderNo, itemNo, currency, reason, reasonKind } = request
  if (isLargeRefund(amount, currency) && !isRecentlyProved(ctx.user, ctx.now())) throw refuse('PROVE_AGAIN')
  const refundSeq = await openItemRefund(ctx, tx, {
    orderNo,
    items: [{ itemNo, amount, endsEnrolment }],
    reason: reason === '' ? reasonKind : reason.slice(0, MAX_REASON),
    requestedByUserSeq: ctx.user.userSeq,
  })
  await changeRequest(tx, refundRequestSeq, {
    state: 'ACCEPTED',
    ...decided(ctx, note),
    acceptedAmount: amount,
    endsEnrolment,
    refundSeq,
  })
  await emit(tx, refundRequestMoved, { refundRequestSeq, step: 'ACCEPTED' })
  return { orderNo, refundSeq }
}
/** As long as providers accept. */
const MAX_REASON = 200

const decided = (ctx: MemberContext, note: string) => ({
  decidedAt: ctx.now(),
  decidedByUserSeq: ctx.user.userSeq,
  decisionNote: note === '' ? null : note,
})

export function reject(
  ctx: MemberContext,
  { refundRequestSeq, note }: { refundRequestSeq: RefundRequestSeq; note: string },
) {
  return ctx.transaction(async (tx) => {
    const request = await lockRequest(tx, refundRequestSeq)
    if (!request) throw refuse('NOT_FOUND')
    checkOpen(request)
    ctx.audit.record({ about: `${request.title} · ${request.orderNo}`, after: { amount: request.amount } })
    await changeRequest(tx, refundRequestSeq, { state: 'REJECTED', ...decided(ctx, note) })
    await forgetUnneededAccount(tx, request.orderSeq)
    await emit(tx, refundRequestMoved, { refundRequestSeq, step: 'REJECTED' })
    return null
  })
}

/** What is left of an item, and how its amount is computed today. */
export async function detailOf(ctx: Context, request: RequestRow) {
  const item = (await findSoldItems(ctx.db, request.orderNo)).find(({ itemNo }) => itemNo === request.itemNo)
  if (!item) throw refuse('NOT_FOUND')
  const { calculation } = await computeRefund(ctx, item)
  return { item, calculationNow: calculation, leftAmount: refundable(item) }
}
