import { moveDay, seoulDay } from 'contract/values/korea-time'
import {
  beginOf,
  daysBetween,
  isOnAnchor,
  periodFrom,
  retryAt,
  upgradeCost,
  type Period,
  type TermMonths,
} from './periods.rules.ts'

export type SubscriptionState = 'STARTING' | 'ACTIVE' | 'PAST_DUE' | 'CANCEL_AT_END' | 'ENDED'

/** What is paid for a term. */
export interface Offer {
  title: string
  price: number
  termMonths: TermMonths
  /** For how many people the price pays; for one where nothing is said. docs/rules.md R-1270. */
  seats?: number
}
/** What the next charge of a period costs less, and what its feature calls that. docs/rules.md R-1070. */
export interface Discount {
  discountPercent: number
  discountAmount: number
  discountRef: string | null
}
export const noDiscount: Discount = { discountPercent: 0, discountAmount: 0, discountRef: null }
export interface Subscription extends Required<Offer>, Discount {
  state: SubscriptionState
  anchorDay: number
  periodStart: string
  periodEnd: string
  /** The day on which its free days end, or ended; null without any. */
  trialEnd: string | null
  nextTitle: string | null
  nextPrice: number | null
  nextTermMonths: TermMonths | null
  nextSeats: number | null
  nextChargeAt: Date | null
  pastDueSince: Date | null
  failedCount: number
  endedAt: Date | null
}
/** A charge that was written down: what is paid, and for which days. */
export interface ChargeTerms extends Required<Offer> {
  kind: 'PERIOD' | 'UPGRADE'
  periodStart: string
  periodEnd: string
  amount: number
  discountRef: string | null
}

/** Providers charge no less. */
export const MIN_CHARGE = 100

const nothingNext = { nextTitle: null, nextPrice: null, nextTermMonths: null, nextSeats: null }
const settled = { pastDueSince: null, failedCount: 0 }
type Change = Partial<Subscription>

/** A subscription before its first charge is paid. */
export function newSubscription(offer: Offer, now: Date, discount = noDiscount): Subscription {
  const today = seoulDay(now)
  const anchorDay = Number(today.slice(-2))
  const { start, end } = periodFrom(today, offer.termMonths, anchorDay)
  return {
    ...offerOf(offer),
    ...discount,
    ...nothingNext,
    ...settled,
    state: 'STARTING',
    anchorDay,
    periodStart: start,
    periodEnd: end,
    trialEnd: null,
    nextChargeAt: null,
    endedAt: null,
  }
}

/** A subscription whose first period is free and as long as a trial; the first charge comes with the next. docs/rules.md R-1029. */
export function newTrial(offer: Offer, now: Date, days: number): Subscription {
  const today = seoulDay(now)
  const trialEnd = moveDay(today, days)
  return {
    ...newSubscription(offer, now),
    state: 'ACTIVE',
    anchorDay: Number(trialEnd.slice(-2)),
    periodStart: today,
    periodEnd: trialEnd,
    trialEnd,
    nextChargeAt: beginOf(trialEnd),
  }
}

/** Whether nothing was charged yet because its free days are running, or ended without a payment. */
export const isTrial = ({ trialEnd, periodEnd }: Pick<Subscription, 'trialEnd' | 'periodEnd'>) =>
  trialEnd === periodEnd

export const firstCharge = (subscription: Subscription): ChargeTerms => ({
  kind: 'PERIOD',
  ...offerOf(subscription),
  periodStart: subscription.periodStart,
  periodEnd: subscription.periodEnd,
  amount: discounted(subscription.price, subscription),
  discountRef: subscription.discountRef,
})

/** What is left of a price; providers charge no less than {@link MIN_CHARGE}. docs/rules.md R-1070. */
export const discounted = (price: number, { discountPercent, discountAmount }: Discount) =>
  Math.max(Math.min(price, MIN_CHARGE), price - Math.floor((price * discountPercent) / 100) - discountAmount)

const offerOf = ({ title, price, termMonths, seats = 1 }: Offer): Required<Offer> => ({
  title,
  price,
  termMonths,
  seats,
})

/** What the subscriber gets for the time after this period. Without a choice of theirs title, price and term stay. docs/rules.md R-836. */
const nextOffer = ({ nextTitle, nextPrice, nextTermMonths, nextSeats, ...current }: Subscription) =>
  nextTitle === null || nextPrice === null || nextTermMonths === null
    ? offerOf(current)
    : { title: nextTitle, price: nextPrice, termMonths: nextTermMonths, seats: nextSeats ?? current.seats }

/** The day of the month on which periods begin: after a pause that on which it goes on. docs/rules.md R-1166. */
export const anchorOf = ({ periodEnd, anchorDay }: Subscription) =>
  isOnAnchor(periodEnd, anchorDay) ? anchorDay : Number(periodEnd.slice(-2))

/** The charge of the period that follows without a gap. */
export function renewalCharge(subscription: Subscription): ChargeTerms {
  const offer = nextOffer(subscription)
  const { start, end } = periodFrom(subscription.periodEnd, offer.termMonths, anchorOf(subscription))
  const { discountRef } = subscription
  const amount = discounted(offer.price, subscription)
  return { kind: 'PERIOD', ...offer, periodStart: start, periodEnd: end, amount, discountRef }
}

/** What the clock asks for. A subscription with an open charge waits for it. docs/rules.md R-834. */
export function dueStep(
  { state, periodEnd, nextChargeAt }: Subscription,
  { hasOpenCharge, now }: { hasOpenCharge: boolean; now: Date },
): 'NOTHING' | 'CHARGE' | 'END' {
  if (hasOpenCharge) return 'NOTHING'
  if (state === 'CANCEL_AT_END') return now >= beginOf(periodEnd) ? 'END' : 'NOTHING'
  return nextChargeAt !== null && now >= nextChargeAt ? 'CHARGE' : 'NOTHING'
}

/** What was paid counts, whatever was decided meanwhile: a cancelled subscription ends after the period that was paid. */
export function afterPaid(subscription: Subscription, charge: ChargeTerms): Change {
  const { state } = subscription
  if (charge.kind === 'UPGRADE') return { ...offerOf(charge), ...nothingNext }
  const period = { ...offerOf(charge), periodStart: charge.periodStart, periodEnd: charge.periodEnd }
  const isCancelled = state === 'CANCEL_AT_END'
  return {
    ...period,
    ...settled,
    ...nothingNext,
    ...noDiscount,
    anchorDay: anchorOf(subscription),
    state: isCancelled ? state : 'ACTIVE',
    nextChargeAt: isCancelled ? null : beginOf(charge.periodEnd),
  }
}

const ended = (now: Date): Change => ({
  state: 'ENDED',
  nextChargeAt: null,
  endedAt: now,
  ...nothingNext,
})

/** Three tries after the first, then it ends. An upgrade that is not paid changes nothing. */
export function afterFailed(subscription: Subscription, charge: ChargeTerms, now: Date): Change {
  if (charge.kind === 'UPGRADE') return {}
  // Of a first charge, or cancelled while it was open: nothing is tried again.
  if (subscription.state !== 'ACTIVE' && subscription.state !== 'PAST_DUE') return ended(now)
  const failedCount = subscription.failedCount + 1
  const pastDueSince = subscription.pastDueSince ?? now
  const nextChargeAt = retryAt({ failedCount, since: pastDueSince, now })
  if (nextChargeAt === null) return { ...ended(now), failedCount }
  return { state: 'PAST_DUE', failedCount, pastDueSince, nextChargeAt }
}

/** Cancelling keeps what is paid; null where there is nothing to cancel. */
export function cancelled(
  { state }: Subscription,
  { hasOpenCharge, now }: { hasOpenCharge: boolean; now: Date },
): Change | null {
  if (state === 'ACTIVE' || (state === 'PAST_DUE' && hasOpenCharge))
    return { state: 'CANCEL_AT_END', nextChargeAt: null, ...nothingNext }
  return state === 'PAST_DUE' ? ended(now) : null
}

/** Its end before the period is over; a charge that is on its way is waited for. */
export const endedNow = ({ hasOpenCharge, now }: { hasOpenCharge: boolean; now: Date }): Change =>
  hasOpenCharge ? { state: 'CANCEL_AT_END', nextChargeAt: null, ...nothingNext } : ended(now)

/** Whether it ended because nobody renewed it, and not before its time, as with money that was given back. docs/rules.md R-1169. */
export const ranOut = ({ state, endedAt, periodEnd }: Subscription) =>
  state === 'ENDED' && endedAt !== null && endedAt >= beginOf(periodEnd)

/** Takes a cancellation back; null where none waits for the end of its period. docs/rules.md R-1071. */
export const resumed = (
  { state, periodEnd }: Subscription,
  { hasOpenCharge, now }: { hasOpenCharge: boolean; now: Date },
): Change | null =>
  state === 'CANCEL_AT_END' && !hasOpenCharge && now < beginOf(periodEnd)
    ? { state: 'ACTIVE', nextChargeAt: beginOf(periodEnd) }
    : null

/**
 * A dearer plan of the same term begins at once and costs what is left of the period; everything else begins with the next one.
 * Null where nothing can be changed. docs/rules.md R-835.
 */
export function planChange(
  subscription: Subscription,
  offer: Offer,
  { hasOpenCharge, now }: { hasOpenCharge: boolean; now: Date },
): { change: Change } | { charge: ChargeTerms } | null {
  if (subscription.state !== 'ACTIVE' || hasOpenCharge) return null
  const { price, termMonths, periodStart, periodEnd } = subscription
  // Of free days nothing is left to pay.
  const isUpgrade = termMonths === offer.termMonths && offer.price > price && !isTrial(subscription)
  if (!isUpgrade) {
    const { title, price: nextPrice, termMonths: nextTermMonths, seats: nextSeats } = offerOf(offer)
    return { change: { nextTitle: title, nextPrice, nextTermMonths, nextSeats } }
  }
  const amount = upgradeCost({ from: price, to: offer.price }, paidPeriod(subscription), seoulDay(now))
  if (amount < MIN_CHARGE) return { change: { ...offerOf(offer), ...nothingNext } }
  return { charge: { kind: 'UPGRADE', ...offerOf(offer), periodStart, periodEnd, amount, discountRef: null } }
}

/** The period without the days on which it rested: they moved its end, and nobody paid for them. docs/rules.md R-1271. */
function paidPeriod({ periodStart, periodEnd, termMonths, anchorDay }: Subscription): Period {
  const { start, end } = periodFrom(periodStart, termMonths, anchorDay)
  return { start: moveDay(periodEnd, -daysBetween(start, end)), end: periodEnd }
}

const GRACE_DAYS = 7
/** When what was due while the site was suspended is charged: a week later, for a period from then on. docs/rules.md R-1149. */
export function postponedFrom(now: Date) {
  const periodEnd = seoulDay(new Date(now.getTime() + GRACE_DAYS * 86_400_000))
  return { periodEnd, anchorDay: Number(periodEnd.slice(-2)), nextChargeAt: beginOf(periodEnd) }
}
