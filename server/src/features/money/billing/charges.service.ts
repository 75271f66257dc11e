import { randomUUID } from 'node:crypto'
import { subscriptionChanged } from 'contract/money/billing/events'
import type { ChargeSeq, SubscriptionSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import type { ChargeOutcome } from '../../../platform/pay/billing-gateway.ts'
import { ProviderRefused, ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { findCard, type CardHolder } from './cards.queries.ts'
import { findChargeable, openCard } from './cards.service.ts'
import { findCardOfOwner } from './former-owners.service.ts'
import * as charges from './charges.queries.ts'
import type { ChargeRow } from './charges.queries.ts'
import { changeSubscription, lockSubscription } from './subscriptions.queries.ts'
import { afterFailed, afterPaid, type ChargeTerms } from './subscriptions.rules.ts'

const MINUTE_MS = 60_000
/** How long a call may take before the timer goes on with it, and how long until an unreachable provider is asked again. */
const PATIENCE_MS = 2 * MINUTE_MS
const AGAIN_MS = 10 * MINUTE_MS
const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/**
 * Writes a charge down before its provider is asked; null where the payer has no card, or one of a provider that the installation gave
 * up. The caller holds the subscription.
 */
export async function requestCharge(
  ctx: Context,
  tx: ChannelTx,
  {
    subscriptionSeq,
    payer,
    terms,
  }: { subscriptionSeq: SubscriptionSeq; payer: CardHolder; terms: ChargeTerms },
) {
  const card = await findCardOf(ctx, tx, payer)
  if (!card) return null
  const now = ctx.now()
  return charges.insertCharge(tx, {
    ...terms,
    subscriptionSeq,
    chargeNo: `sd-${randomUUID()}`,
    currency: 'KRW',
    cardSeq: card.cardSeq,
    isTest: card.isTest,
    requestedAt: now,
    checkAt: after(now, PATIENCE_MS),
  })
}

/** Whether the payer has a card that can be charged. */
export const hasCard = async (ctx: Context, tx: ChannelTx, payer: CardHolder) =>
  Boolean(await findCardOf(ctx, tx, payer))

const findCardOf = (ctx: Context, tx: ChannelTx, payer: CardHolder) =>
  payer === null ? findCardOfSite(ctx, tx) : findChargeable(ctx, tx, payer)

async function findCardOfSite(ctx: Context, tx: ChannelTx) {
  const card = await findCardOfOwner(tx)
  return card && ctx.ports.billing.has(card.gateway) ? card : undefined
}

/**
 * Asks the provider for a charge that was written down, and writes down what came of it. Repeating it is harmless: the same number
 * is charged once, and the first to know settles it. docs/rules.md R-832.
 */
export async function carryOutCharge(ctx: Context, chargeSeq: ChargeSeq) {
  const charge = await charges.findCharge(ctx.db, chargeSeq)
  if (charge?.state !== 'REQUESTED') return
  const outcome = await outcomeOf(ctx, charge)
  if (outcome === 'UNKNOWN')
    await ctx.transaction((tx) => charges.delayCheck(tx, chargeSeq, after(ctx.now(), AGAIN_MS)))
  else await settle(ctx, charge, outcome)
}

async function outcomeOf(ctx: Context, charge: ChargeRow): Promise<ChargeOutcome | 'UNKNOWN'> {
  const card = await findCard(ctx.db, charge.cardSeq)
  const opened = card && (await openCard(ctx, card))
  if (!opened) throw new Error(`charge ${charge.chargeNo} has no card that could be charged`)
  const { gateway, ...keys } = opened
  const { chargeNo, title: chargeName, amount, currency } = charge
  try {
    return (
      (await gateway.findCharge(chargeNo)) ??
      (await gateway.charge({ ...keys, chargeNo, chargeName, amount, currency, idempotencyKey: chargeNo }))
    )
  } catch (error) {
    if (error instanceof ProviderUnreachable) return 'UNKNOWN'
    if (error instanceof ProviderRefused) return { status: 'DECLINED', reason: error.code }
    throw error
  }
}

function settle(ctx: Context, charge: ChargeRow, outcome: ChargeOutcome) {
  const { chargeSeq, chargeNo, subscriptionSeq, amount } = charge
  if (outcome.status === 'PAID' && outcome.amount !== amount)
    throw new Error(`${chargeNo}: the provider charged ${outcome.amount} instead of ${amount}`)
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionSeq)
    if (!subscription) throw new Error(`charge ${chargeNo} belongs to no subscription`)
    const isPaid = outcome.status === 'PAID'
    const isFirst = await charges.settleCharge(tx, chargeSeq, {
      state: isPaid ? 'PAID' : 'FAILED',
      failReason: isPaid ? null : outcome.reason.slice(0, 100),
      receiptUrl: isPaid ? outcome.receiptUrl : null,
      settledAt: now,
    })
    if (!isFirst) return
    const change = isPaid ? afterPaid(subscription, charge) : afterFailed(subscription, charge, now)
    if (Object.keys(change).length > 0) await changeSubscription(tx, subscriptionSeq, change)
    // Who presses for a dearer plan reads at once that it was not paid.
    if (!isPaid && charge.kind === 'UPGRADE') return
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause: isPaid ? 'PAID' : 'FAILED' })
  })
}
