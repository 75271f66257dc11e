import { moveDay, seoulDay } from 'contract/values/korea-time'
import { beginOf, daysBetween, periodFrom, type TermMonths } from './periods.rules.ts'
import { anchorOf, isTrial, newSubscription, type Offer, type Subscription } from './subscriptions.rules.ts'

type Change = Partial<Subscription>
/** Days of Seoul that somebody else paid for; `until` is the day after the last one. */
export interface GiftPeriod {
  from: string
  until: string
}

/** A subscription for one term that nothing follows: what it costs is charged once, or was charged to somebody else. docs/rules.md R-1192. */
export const onceOnly = (offer: Offer, now: Date): Subscription => ({
  ...newSubscription(offer, now),
  state: 'CANCEL_AT_END',
})

/**
 * Appends a term to a running subscription: the end of its period and the next charge move. One that is past due goes on from today.
 * Free days are not followed by a charge then, because the consent to it would be older than 30 days (R-1029). Null while a charge is
 * on its way. docs/rules.md R-1192.
 */
export function appended(
  subscription: Subscription,
  termMonths: TermMonths,
  { hasOpenCharge, now }: { hasOpenCharge: boolean; now: Date },
): { change: Change; given: GiftPeriod } | null {
  const { state, periodEnd } = subscription
  if (hasOpenCharge || state === 'STARTING' || state === 'ENDED') return null
  const today = seoulDay(now)
  if (state === 'PAST_DUE') {
    const anchorDay = Number(today.slice(-2))
    const { start: from, end: until } = periodFrom(today, termMonths, anchorDay)
    const goesOn = {
      state: 'ACTIVE',
      pastDueSince: null,
      failedCount: 0,
      nextChargeAt: beginOf(until),
    } as const
    return { change: { ...goesOn, anchorDay, periodStart: from, periodEnd: until }, given: { from, until } }
  }
  const { start: from, end: until } = periodFrom(periodEnd, termMonths, anchorOf(subscription))
  const given = { from, until }
  if (state === 'CANCEL_AT_END') return { change: { periodEnd: until }, given }
  return isTrial(subscription)
    ? { change: { periodEnd: until, state: 'CANCEL_AT_END', nextChargeAt: null }, given }
    : { change: { periodEnd: until, nextChargeAt: beginOf(until) }, given }
}

/** Who pays on learns of the earlier charge a week before. */
const NOTICE_DAYS = 7

/** Takes days back that were given, as far as they are not over. Nothing changes where no day is left. docs/rules.md R-1193. */
export function withoutGiven(subscription: Subscription, { from, until }: GiftPeriod, now: Date): Change {
  const { state, periodEnd } = subscription
  if (state !== 'ACTIVE' && state !== 'CANCEL_AT_END') return {}
  const today = seoulDay(now)
  const left = moveDay(periodEnd, -daysBetween(from, until))
  const isActive = state === 'ACTIVE'
  const earliest = moveDay(today, isActive ? NOTICE_DAYS : 0)
  const end = left > earliest ? left : earliest
  if (end >= periodEnd) return {}
  if (!isActive && end <= today) return { state: 'ENDED', nextChargeAt: null, endedAt: now }
  return { periodEnd: end, ...(isActive && { nextChargeAt: beginOf(end) }) }
}
