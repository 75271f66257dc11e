import { randomUUID } from 'node:crypto'
import type { MerchantTrialSeq } from 'contract/values/ids'
import { z } from 'zod'
import { seq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue, task } from '../../../platform/jobs/tasks.ts'
import {
  type Confirmed,
  ProviderRefused,
  ProviderUnreachable,
  type PaymentGateway,
} from '../../../platform/pay/gateway.ts'
import { findMerchant } from './merchants.queries.ts'
import { openMerchant } from './merchants.service.ts'
import { changeTrial, findTrial, lockTrial, type TrialChange, type TrialRow } from './trials.queries.ts'

const MINUTE_MS = 60_000
/** Longer than any provider lets a payer wait before agreeing. */
const OPEN_MS = 41 * MINUTE_MS
const SHORT_MS = MINUTE_MS

type BegunTrial = TrialRow & { paymentKey: string }

/**
 * Brings a trial as far as the provider lets it come. Each step is written down before the provider is asked for the next, under
 * keys that make asking twice safe, so that the owner's way back, an event and a job may all do it. docs/rules.md R-804.
 */
export async function advanceTrial(
  ctx: Context,
  merchantTrialSeq: MerchantTrialSeq,
  { isBack = false } = {},
) {
  const trial = await findTrial(ctx.db, merchantTrialSeq)
  const merchant = trial && (await findMerchant(ctx.db, trial.merchantSeq))
  if (!trial || !merchant || trial.state === 'CANCELLED') return
  const { paymentKey } = trial
  if (paymentKey === null) {
    // Nobody ever got an address to pay at.
    if (trial.state === 'BEGUN' && isOver(ctx, trial))
      await endUnpaid(ctx, trial, { step: 'WINDOW', code: 'EXPIRED' })
    return
  }
  const gateway = openMerchant(ctx, merchant)
  const begun = { ...trial, paymentKey, isBack }
  const captured = trial.state === 'CAPTURED' ? begun : await takeTrial(ctx, gateway, begun)
  if (captured) await cancelTrial(ctx, gateway, captured)
}

const isOver = (ctx: Context, { createdAt }: TrialRow) => ctx.now().getTime() - createdAt.getTime() >= OPEN_MS

/** The trial once its money was taken; null where it was not. */
async function takeTrial(ctx: Context, gateway: PaymentGateway, trial: BegunTrial & { isBack: boolean }) {
  const { paymentKey, returnKey, isBack } = trial
  let found = await gateway.find(paymentKey, returnKey)
  if (found?.outcome?.status === 'PAID')
    return found.cancelledAmount >= trial.amount && trial.state === 'UNPAID'
      ? null
      : setCaptured(ctx, trial, found.outcome)
  if (trial.state === 'UNPAID') return null
  if (found?.status === 'ENDED')
    return endUnpaid(ctx, trial, { step: 'CONFIRM', code: codeOf(found.outcome) })
  if (found?.status === 'WAITING' || trial.state === 'CONFIRMING' || isBack) {
    const outcome = await confirmTrial(ctx, gateway, trial)
    if (outcome)
      return outcome.status === 'PAID'
        ? setCaptured(ctx, trial, outcome)
        : endUnpaid(ctx, trial, { step: 'CONFIRM', code: codeOf(outcome) })
  }
  if (!isOver(ctx, trial)) return null
  found = await gateway.close(paymentKey)
  if (found?.outcome?.status === 'PAID') return setCaptured(ctx, trial, found.outcome)
  return endUnpaid(ctx, trial, { step: 'CONFIRM', code: 'EXPIRED' })
}

/** Providers say in many ways that a payer left or came too late. */
function codeOf({ status, reason }: Exclude<Confirmed, { status: 'PAID' }>) {
  if (status === 'EXPIRED') return 'EXPIRED'
  return status === 'CANCELLED' ? 'PAY_PROCESS_CANCELED' : reason
}

/** Asks the provider to take the money; null where the payer has not agreed yet. */
async function confirmTrial(
  ctx: Context,
  gateway: PaymentGateway,
  trial: BegunTrial,
): Promise<Confirmed | null> {
  const { merchantTrialSeq, paymentKey, returnKey, amount, idempotencyKey } = trial
  await ctx.transaction(async (tx) => {
    const now = await lockTrial(tx, merchantTrialSeq)
    if (now?.state === 'BEGUN') await changeTrial(tx, merchantTrialSeq, { state: 'CONFIRMING' })
    await checkLater(tx, merchantTrialSeq, SHORT_MS)
  })
  const startedAt = ctx.now()
  try {
    const orderNo = orderNoOf(merchantTrialSeq)
    const result = await gateway.confirm({ paymentKey, returnKey, orderNo, amount, idempotencyKey })
    // The provider says by an event when it has the money; the job asks besides.
    if (result.status === 'PENDING') throw new ProviderUnreachable('the payment is pending')
    if (result.status === 'OPEN' || result.status === 'AWAITING_DEPOSIT') {
      // The next try is a new question.
      const again = { state: 'BEGUN', idempotencyKey: randomUUID() } as const
      await changeWhile(ctx, trial, { states: ['CONFIRMING'], change: again })
      return null
    }
    const confirmMs = ctx.now().getTime() - startedAt.getTime()
    await ctx.transaction((tx) => changeTrial(tx, merchantTrialSeq, { confirmMs }))
    return result
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return { status: 'DECLINED', reason: error.code }
  }
}

export const orderNoOf = (merchantTrialSeq: MerchantTrialSeq) => `trial-${merchantTrialSeq}`

/** Changes a trial while it is in one of these states; of two that do it, one does. */
async function changeWhile(
  ctx: Context,
  { merchantTrialSeq }: TrialRow,
  { states, change }: { states: readonly TrialRow['state'][]; change: TrialChange },
) {
  await ctx.transaction(async (tx) => {
    const now = await lockTrial(tx, merchantTrialSeq)
    if (now && states.includes(now.state)) await changeTrial(tx, merchantTrialSeq, change)
  })
}

const unpaidStates = ['BEGUN', 'CONFIRMING', 'UNPAID'] as const

/** Also of a trial that was over: money that comes late goes back too. */
async function setCaptured(
  ctx: Context,
  trial: BegunTrial,
  { cardName = null }: Extract<Confirmed, { status: 'PAID' }>,
) {
  await ctx.transaction(async (tx) => {
    const now = await lockTrial(tx, trial.merchantTrialSeq)
    if (!now || !unpaidStates.some((state) => state === now.state)) return
    const captured = { state: 'CAPTURED', capturedAt: ctx.now(), cardName } as const
    await changeTrial(tx, trial.merchantTrialSeq, {
      ...captured,
      endedAt: null,
      failedStep: null,
      failCode: null,
    })
    await checkLater(tx, trial.merchantTrialSeq, SHORT_MS)
  })
  const now = await findTrial(ctx.db, trial.merchantTrialSeq)
  return now?.state === 'CAPTURED' ? { ...trial, ...now, paymentKey: trial.paymentKey } : null
}

async function cancelTrial(ctx: Context, gateway: PaymentGateway, trial: BegunTrial) {
  const { merchantTrialSeq, paymentKey, returnKey, amount, cancelKey: idempotencyKey } = trial
  const startedAt = ctx.now()
  const reason = 'trial payment'
  const cancel = { paymentKey, amount, reason, idempotencyKey, refundAccount: null }
  let cancelledAmount: number
  try {
    cancelledAmount = (await gateway.cancel(cancel)).cancelledAmount
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    cancelledAmount = (await gateway.find(paymentKey, returnKey))?.cancelledAmount ?? 0
    if (cancelledAmount < amount) {
      const failed = { failedStep: 'CANCEL', failCode: error.code.slice(0, 100) } as const
      await changeWhile(ctx, trial, { states: ['CAPTURED'], change: { ...failed, cancelKey: randomUUID() } })
      throw error
    }
  }
  if (cancelledAmount < amount)
    throw new Error(`trial ${merchantTrialSeq}: ${cancelledAmount} of ${amount} went back`)
  const endedAt = ctx.now()
  const cancelMs = endedAt.getTime() - startedAt.getTime()
  const done = { state: 'CANCELLED', endedAt, cancelMs, failedStep: null, failCode: null } as const
  await changeWhile(ctx, trial, { states: ['CAPTURED'], change: done })
}

interface Failure {
  step: 'WINDOW' | 'CONFIRM'
  code: string
}
/** Nothing was taken. */
export async function endUnpaid(ctx: Context, trial: TrialRow, { step, code }: Failure) {
  const failed = { failedStep: step, failCode: code.slice(0, 100) || 'OTHER' }
  const change = { state: 'UNPAID', endedAt: ctx.now(), ...failed } as const
  await changeWhile(ctx, trial, { states: ['BEGUN', 'CONFIRMING'], change })
  return null
}

/** A job finishes what stopped, and gives back what was taken, for as long as it takes. */
export const checkTrial = task(
  'merchants.checkTrial',
  z.object({ merchantTrialSeq: seq('merchant-trial') }),
  async (ctx, { merchantTrialSeq }) => {
    await advanceTrial(ctx, merchantTrialSeq)
    const trial = await findTrial(ctx.db, merchantTrialSeq)
    if (trial?.state === 'BEGUN') await ctx.transaction((tx) => checkLater(tx, merchantTrialSeq))
  },
)

export const checkLater = (tx: ChannelTx, merchantTrialSeq: MerchantTrialSeq, delayMs: number = OPEN_MS) =>
  enqueue(tx, checkTrial, {
    input: { merchantTrialSeq },
    delayMs,
    key: `trial:${merchantTrialSeq}`,
    maxAttempts: 40,
  })
