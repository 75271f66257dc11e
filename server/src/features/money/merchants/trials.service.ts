import { randomUUID } from 'node:crypto'
import type { beginTrial, finishTrial } from 'contract/money/merchants/trials.api'
import { trialMoney } from 'contract/money/merchants/trials.rules'
import type { MerchantSeq } from 'contract/values/ids'
import { formatAmount } from 'contract/values/money'
import type { z } from 'zod'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { providers } from 'contract/money/merchants/providers'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { ProviderRefused, ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { KeysRefused } from '../../../platform/pay/merchant-gateway.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findMerchant, lockMerchants, type MerchantRow } from './merchants.queries.ts'
import { openMerchant } from './merchants.service.ts'
import { advanceTrial, checkLater, endUnpaid, orderNoOf } from './trial-steps.service.ts'
import {
  changeTrial,
  findLatestTrial,
  findLatestTrials,
  findTrial,
  findTrialByKey,
  insertTrial,
  type TrialRow,
} from './trials.queries.ts'

type View = z.output<(typeof finishTrial)['reply']>
function viewOf(trial: TrialRow): View {
  const { merchantTrialSeq, merchantSeq, state, currency, amount, cardName, failedStep, failCode } = trial
  const { createdAt, capturedAt, eventAt, windowMs, confirmMs, cancelMs } = trial
  const times = { createdAt, capturedAt, eventAt, windowMs, confirmMs, cancelMs }
  return { merchantTrialSeq, merchantSeq, state, currency, amount, cardName, failedStep, failCode, ...times }
}

export async function viewTrials({ db }: Context) {
  return { trials: (await findLatestTrials(db)).map(viewOf) }
}

const PACE = { most: 10, everySeconds: 30 }

/** Begins a trial, or continues the one whose window is open. */
export async function begin(
  ctx: MemberContext,
  { merchantSeq, returnTo }: z.output<(typeof beginTrial)['body']> & { merchantSeq: MerchantSeq },
) {
  const merchant = await findMerchant(ctx.db, merchantSeq)
  if (!merchant) throw refuse('NOT_FOUND')
  if (!(await ctx.ports.limits.allow({ [`merchant-trial:${ctx.channelSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const trial = await openTrial(ctx, merchant)
  const redirectUrl = trial.redirectUrl ?? (await openWindow(ctx, { merchant, trial, returnTo }))
  return { redirectUrl }
}

async function openTrial(ctx: MemberContext, { merchantSeq, provider }: MerchantRow) {
  const before = await findLatestTrial(ctx.db, merchantSeq)
  // The payer may have agreed and closed the page.
  if (before?.state === 'BEGUN') await advanceTrial(ctx, before.merchantTrialSeq).catch(ifUnreachable)
  return ctx.transaction(async (tx) => {
    await lockMerchants(tx)
    const latest = await findLatestTrial(tx, merchantSeq)
    if (latest?.state === 'CONFIRMING' || latest?.state === 'CAPTURED') throw refuse('TRIAL_UNDER_WAY')
    if (latest?.state === 'BEGUN') return latest
    const { amount, currency } = trialMoney(provider)
    const merchantTrialSeq = await insertTrial(tx, {
      merchantSeq,
      userSeq: ctx.user.userSeq,
      currency,
      amount,
      idempotencyKey: randomUUID(),
      cancelKey: randomUUID(),
      createdAt: ctx.now(),
    })
    await checkLater(tx, merchantTrialSeq)
    ctx.audit.record({ after: { merchantSeq, amount, currency } })
    return getTrial(tx, merchantTrialSeq)
  })
}

async function getTrial(tx: ChannelTx, merchantTrialSeq: TrialRow['merchantTrialSeq']) {
  const trial = await findTrial(tx, merchantTrialSeq)
  if (!trial) throw refuse('NOT_FOUND')
  return trial
}

interface Opening {
  merchant: MerchantRow
  trial: TrialRow
  returnTo: string
}
/** Null where the provider begins no payment; why stands with the trial. */
async function openWindow(ctx: MemberContext, { merchant, trial, returnTo }: Opening) {
  const { merchantTrialSeq, amount, currency, idempotencyKey, createdAt } = trial
  const back = `${siteOrigin(ctx, returnTo)}/settings/payments?trial=${merchant.merchantSeq}`
  const startedAt = ctx.now()
  try {
    const begun = await openMerchant(ctx, merchant).begin({
      orderNo: orderNoOf(merchantTrialSeq),
      orderName: `${formatAmount(amount, currency, 'ko')} 시험 결제`,
      amount,
      currency,
      customerName: 'Seodang',
      successUrl: back,
      failUrl: back,
      method: payMethodList[providers[merchant.provider].firstMethod],
      depositDueAt: createdAt,
      idempotencyKey,
      createdAt,
    })
    const windowMs = ctx.now().getTime() - startedAt.getTime()
    await ctx.transaction((tx) => changeTrial(tx, merchantTrialSeq, { ...begun, windowMs }))
    return begun.redirectUrl
  } catch (error) {
    await endUnpaid(ctx, trial, { step: 'WINDOW', code: failureOf(error) })
    return null
  }
}

function failureOf(error: unknown) {
  if (error instanceof KeysRefused) return 'KEYS_REFUSED'
  if (error instanceof ProviderUnreachable) return 'UNREACHABLE'
  if (error instanceof ProviderRefused) return error.code
  throw error
}

function ifUnreachable(error: unknown) {
  if (!(error instanceof ProviderUnreachable)) throw error
}

/** The browser may only be sent back to an address of this installation. */
function siteOrigin(ctx: MemberContext, returnTo: string) {
  const origin = URL.canParse(returnTo) ? new URL(returnTo).origin : ctx.incoming.origin
  return ctx.ports.addresses.labelOf(new URL(origin).host) === undefined ? ctx.incoming.origin : origin
}

type FinishInput = z.output<(typeof finishTrial)['body']> & { merchantSeq: MerchantSeq }
/** The owner came back. What the provider does not answer now, a job asks for. */
export async function finish(ctx: MemberContext, { merchantSeq, paymentKey, code }: FinishInput) {
  const trial = await findLatestTrial(ctx.db, merchantSeq)
  if (!trial) throw refuse('NOT_FOUND')
  const { merchantTrialSeq } = trial
  if (trial.state === 'BEGUN' && paymentKey !== null && paymentKey !== trial.paymentKey)
    await ctx.transaction((tx) => changeTrial(tx, merchantTrialSeq, { returnKey: paymentKey }))
  const isBack = code === null
  await advanceTrial(ctx, merchantTrialSeq, { isBack }).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) throw error
  })
  if (code !== null) await endUnpaid(ctx, trial, { step: 'CONFIRM', code: code })
  return viewOf((await findTrial(ctx.db, merchantTrialSeq)) ?? trial)
}

/** An event of the provider about a trial: when it came, and a reason to ask how it stands. */
export async function recordTrialEvent(ctx: Context, merchantSeq: MerchantSeq, paymentKey: string) {
  const trial = await findTrialByKey(ctx.db, merchantSeq, paymentKey)
  if (!trial) return
  const { merchantTrialSeq, eventAt, state } = trial
  await ctx.transaction(async (tx) => {
    if (eventAt === null) await changeTrial(tx, merchantTrialSeq, { eventAt: ctx.now() })
    if (state !== 'CANCELLED') await checkLater(tx, merchantTrialSeq, 0)
  })
}
