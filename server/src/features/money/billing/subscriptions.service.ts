import { renewalDue, subscriptionChanged } from 'contract/money/billing/events'
import { seoulDay } from 'contract/values/korea-time'
import type { SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit, type Timer } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findOpenCharge, findUnsettled } from './charges.queries.ts'
import { carryOutCharge, hasCard, requestCharge } from './charges.service.ts'
import { forgetFormerOwner } from './former-owners.service.ts'
import { closePause, endPauses, remindOfPauses } from './pauses.service.ts'
import { onceOnly } from './given-periods.rules.ts'
import * as queries from './subscriptions.queries.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'
import {
  afterFailed,
  cancelled,
  dueStep,
  endedNow,
  firstCharge,
  newSubscription,
  newTrial,
  planChange,
  postponedFrom,
  renewalCharge,
  resumed,
  type Discount,
  type Offer,
} from './subscriptions.rules.ts'

interface Starting {
  product: string
  offer: Offer
  /** Of the first charge and those after it. */
  discount?: Discount
  /** The member who pays; the site itself without one. */
  payer?: UserSeq | null
  /** Charged for one term, which nothing follows. */
  isOnce?: boolean
  /** What its feature writes down in the same transaction. */
  onBegun?: (tx: ChannelTx, subscriptionSeq: SubscriptionSeq) => Promise<void>
}
/**
 * Starts a subscription and charges its first term. It is ACTIVE once that is paid, ENDED where the card was declined, and STARTING
 * while nobody knows. One that is charged once is CANCEL_AT_END instead. docs/rules.md R-832.
 */
export async function start(
  ctx: Context,
  { product, offer, discount, payer = null, isOnce = false, onBegun }: Starting,
) {
  const now = ctx.now()
  const begun = await ctx.transaction(async (tx) => {
    const subscription = isOnce ? onceOnly(offer, now) : newSubscription(offer, now, discount)
    const subscriptionSeq = await queries.insertSubscription(tx, {
      ...subscription,
      product,
      memberUserSeq: payer,
      startedAt: now,
    })
    if (subscriptionSeq === null) throw refuse('SUBSCRIBED_ALREADY')
    const terms = firstCharge(subscription)
    const chargeSeq = await requestCharge(ctx, tx, { subscriptionSeq, payer, terms })
    if (chargeSeq === null) throw refuse('CARD_MISSING')
    await onBegun?.(tx, subscriptionSeq)
    return { subscriptionSeq, chargeSeq }
  })
  await carryOutCharge(ctx, begun.chargeSeq)
  return queries.findSubscription(ctx.db, begun.subscriptionSeq)
}

interface StartingTrial extends Omit<Starting, 'discount' | 'isOnce'> {
  days: number
}
/** Starts a subscription with free days, after which the card is charged. CARD_MISSING, SUBSCRIBED_ALREADY. docs/rules.md R-1029. */
export async function startTrial(
  ctx: Context,
  { product, offer, days, payer = null, onBegun }: StartingTrial,
) {
  const now = ctx.now()
  const begun = await ctx.transaction(async (tx) => {
    const subscriptionSeq = await queries.insertSubscription(tx, {
      ...newTrial(offer, now, days),
      product,
      memberUserSeq: payer,
      startedAt: now,
    })
    if (subscriptionSeq === null) throw refuse('SUBSCRIBED_ALREADY')
    if (!(await hasCard(ctx, tx, payer))) throw refuse('CARD_MISSING')
    await onBegun?.(tx, subscriptionSeq)
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'TRIAL' })
    return subscriptionSeq
  })
  return queries.findSubscription(ctx.db, begun)
}

interface Changing extends Offer {
  /** What its feature checks while the subscription is locked. */
  check?: (tx: ChannelTx, locked: SubscriptionRow) => Promise<void>
}
/** Changes to another plan: at once where it is dearer and paid, otherwise with the next period. docs/rules.md R-835. */
export async function changeOffer(
  ctx: Context,
  subscriptionSeq: SubscriptionSeq,
  { check, ...offer }: Changing,
) {
  const chargeSeq = await ctx.transaction(async (tx) => {
    const { subscription, hasOpenCharge } = await lockWithCharge(tx, subscriptionSeq)
    await check?.(tx, subscription)
    const planned = planChange(subscription, offer, { hasOpenCharge, now: ctx.now() })
    if (!planned) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
    if ('change' in planned) {
      await queries.changeSubscription(tx, subscriptionSeq, planned.change)
      await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'CHANGED' })
      return null
    }
    const payer = subscription.memberUserSeq
    const requested = await requestCharge(ctx, tx, { subscriptionSeq, payer, terms: planned.charge })
    if (requested === null) throw refuse('CARD_MISSING')
    return requested
  })
  if (chargeSeq !== null) await carryOutCharge(ctx, chargeSeq)
  return queries.findSubscription(ctx.db, subscriptionSeq)
}

/** Ends it with the period that is paid; repeating it changes nothing. docs/rules.md R-834. */
export async function cancel(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  await ctx.transaction(async (tx) => {
    const { subscription, hasOpenCharge } = await lockWithCharge(tx, subscriptionSeq)
    const change = cancelled(subscription, { hasOpenCharge, now: ctx.now() })
    if (!change) return
    await queries.changeSubscription(tx, subscriptionSeq, change)
    const cause = change.state === 'ENDED' ? 'ENDED' : 'CHANGED'
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause })
  })
  return queries.findSubscription(ctx.db, subscriptionSeq)
}

/** Goes on after the period that is paid, where it was cancelled; repeating it changes nothing. docs/rules.md R-1071. */
export async function resume(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  await ctx.transaction(async (tx) => {
    const { subscription, hasOpenCharge } = await lockWithCharge(tx, subscriptionSeq)
    if (subscription.state === 'ACTIVE') return
    const change = resumed(subscription, { hasOpenCharge, now: ctx.now() })
    if (!change) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
    await queries.changeSubscription(tx, subscriptionSeq, change)
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'CHANGED' })
  })
  return queries.findSubscription(ctx.db, subscriptionSeq)
}

/** Discounts the next charge of a period, where nothing discounts it yet and none is open. docs/rules.md R-1070. */
export async function discountNext(tx: ChannelTx, subscriptionSeq: SubscriptionSeq, discount: Discount) {
  const { subscription, hasOpenCharge } = await lockWithCharge(tx, subscriptionSeq)
  if (hasOpenCharge || subscription.discountRef !== null || subscription.state === 'ENDED') return
  await queries.changeSubscription(tx, subscriptionSeq, discount)
}

/** What a change to this offer would cost now; null where nothing can be changed. */
export async function previewChange({ db, now }: Context, subscription: SubscriptionRow, offer: Offer) {
  const hasOpenCharge = (await findOpenCharge(db, subscription.subscriptionSeq)) !== null
  return planChange(subscription, offer, { hasOpenCharge, now: now() })
}

/** Ends it at once, whatever is paid; one whose charge is on its way as soon as that is known. Repeating it changes nothing. */
export async function end(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  await ctx.transaction(async (tx) => {
    const { subscription, hasOpenCharge } = await lockWithCharge(tx, subscriptionSeq)
    if (subscription.state === 'ENDED') return
    await closePause(tx, subscriptionSeq, ctx.now())
    await queries.changeSubscription(tx, subscriptionSeq, endedNow({ hasOpenCharge, now: ctx.now() }))
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause: hasOpenCharge ? 'CHANGED' : 'ENDED' })
  })
}

/** Tries a renewal that failed again at once, where the payer named another card. docs/rules.md R-1015. */
export async function payNow(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  const isDue = await ctx.transaction(async (tx) => {
    const { subscription, hasOpenCharge } = await lockWithCharge(tx, subscriptionSeq)
    if (subscription.state !== 'PAST_DUE' || hasOpenCharge) return false
    await queries.changeSubscription(tx, subscriptionSeq, { nextChargeAt: ctx.now() })
    return true
  })
  if (isDue) await renew(ctx, subscriptionSeq)
  return queries.findSubscription(ctx.db, subscriptionSeq)
}

async function lockWithCharge(tx: ChannelTx, subscriptionSeq: SubscriptionSeq) {
  const subscription = await queries.lockSubscription(tx, subscriptionSeq)
  if (!subscription) throw refuse('NOT_FOUND')
  const hasOpenCharge = (await findOpenCharge(tx, subscriptionSeq)) !== null
  return { subscription, hasOpenCharge }
}

/** Charges what is due, ends what was cancelled, and asks again for what nobody knows. docs/rules.md R-834. */
export const renewSubscriptions: Timer = {
  name: 'billing.renew',
  cron: '*/5 * * * *',
  isSelective: true,
  async visit(ctx) {
    const failed: unknown[] = []
    // One that cannot be charged keeps no other waiting.
    const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failed.push(error))
    const now = ctx.now()
    await attempt(forgetFormerOwner(ctx))
    await attempt(endPauses(ctx))
    for (const { chargeSeq } of await findUnsettled(ctx.db, now))
      await attempt(carryOutCharge(ctx, chargeSeq))
    for (const { subscriptionSeq } of await queries.findDue(ctx.db, { now, today: seoulDay(now) }))
      await attempt(renew(ctx, subscriptionSeq))
    if (ctx.suspension === null) {
      await attempt(remind(ctx))
      await attempt(remindOfPauses(ctx))
    }
    if (failed.length > 0) throw new AggregateError(failed, String(failed[0]))
  },
}

/** What was due while the site was suspended is charged a week after that. docs/rules.md R-1149. */
export async function postponeRenewals(tx: ChannelTx, now: Date) {
  const postponed = postponedFrom(now)
  const ended = await queries.endOldTrials(tx, now, postponed)
  for (const { subscriptionSeq } of [...ended, ...(await queries.postponeDue(tx, now, postponed))])
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause: 'CHANGED' })
}

/** Once for each charge: a week before it, and three days before free days end. docs/rules.md R-837, R-1075. */
function remind(ctx: Context) {
  const inDays = (days: number) => new Date(ctx.now().getTime() + days * 86_400_000)
  const due = { before: inDays(REMINDER_DAYS), trialBefore: inDays(TRIAL_REMINDER_DAYS) }
  return ctx.transaction(async (tx) => {
    for (const { subscriptionSeq } of await queries.setReminded(tx, due))
      await emit(tx, renewalDue, { subscriptionSeq })
  })
}
const REMINDER_DAYS = 7
const TRIAL_REMINDER_DAYS = 3

/** Of two timers that run at once, one writes the charge and the other finds it open. */
async function renew(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  const chargeSeq = await ctx.transaction(async (tx) => {
    const { subscription, hasOpenCharge } = await lockWithCharge(tx, subscriptionSeq)
    const now = ctx.now()
    const step = dueStep(subscription, { hasOpenCharge, now })
    // A suspended site takes no money for what nobody can use. docs/rules.md R-1149.
    if (step === 'NOTHING' || (step === 'CHARGE' && ctx.suspension !== null)) return null
    if (step === 'CHARGE') {
      const terms = renewalCharge(subscription)
      const payer = subscription.memberUserSeq
      const requested = await requestCharge(ctx, tx, { subscriptionSeq, payer, terms })
      if (requested !== null) return requested
    }
    await queries.changeSubscription(tx, subscriptionSeq, endOrFail(subscription, step, now))
    const cause = step === 'END' ? 'ENDED' : 'FAILED'
    await emit(tx, subscriptionChanged, { subscriptionSeq, cause })
    return null
  })
  if (chargeSeq !== null) await carryOutCharge(ctx, chargeSeq)
}

/** A renewal without a card is a failed one. */
function endOrFail(subscription: SubscriptionRow, step: 'CHARGE' | 'END', now: Date) {
  if (step === 'CHARGE') return afterFailed(subscription, renewalCharge(subscription), now)
  return { state: 'ENDED', endedAt: now, nextChargeAt: null } as const
}
