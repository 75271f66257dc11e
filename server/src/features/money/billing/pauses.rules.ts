import { moveDay, seoulDay } from 'contract/values/korea-time'
import { beginOf, daysBetween } from './periods.rules.ts'
import { isTrial, type Subscription } from './subscriptions.rules.ts'

/** Days of Seoul; on `endsOn` the subscription goes on. */
export interface Pause {
  startsOn: string
  endsOn: string
}
type Change = Partial<Subscription>

/** Pauses within so many days before a new one count. */
const YEAR_DAYS = 365

const later = (one: string, another: string) => (one > another ? one : another)
const earlier = (one: string, another: string) => (one < another ? one : another)
/** How many days two spans have in common. */
const common = (one: Pause, another: Pause) =>
  Math.max(0, daysBetween(later(one.startsOn, another.startsOn), earlier(one.endsOn, another.endsOn)))

/** The day on which a pause that is chosen now begins: today is paid and may have been used. docs/rules.md R-1165. */
export const pauseStart = (now: Date) => moveDay(seoulDay(now), 1)

/** How many days of a yearly allowance are left for a pause that begins on a day. No 365 days hold more. docs/rules.md R-1165. */
export function pauseDaysLeft(allowance: number, pauses: readonly Pause[], startsOn: string) {
  const year = { startsOn: moveDay(startsOn, -YEAR_DAYS), endsOn: startsOn }
  const used = pauses.reduce((sum, pause) => sum + common(pause, year), 0)
  return Math.max(0, allowance - used)
}

/** The end of the period and the next charge by so many days later, or earlier. */
function moved({ state, periodEnd: before }: Subscription, days: number): Change {
  const periodEnd = moveDay(before, days)
  return { periodEnd, ...(state === 'ACTIVE' && { nextChargeAt: beginOf(periodEnd) }) }
}

interface Pausing {
  days: number
  /** Whether a pause of it is planned or runs. */
  isPaused: boolean
  hasOpenCharge: boolean
  now: Date
}
/**
 * What pausing changes: it begins tomorrow, and the end of the period and the next charge move by its days at once, so that nothing is
 * charged meanwhile. Null where it cannot be paused: not paid, cancelled, free, or about to be charged. docs/rules.md R-1165, R-1166.
 */
export function paused(
  subscription: Subscription,
  { days, isPaused, hasOpenCharge, now }: Pausing,
): { pause: Pause; change: Change } | null {
  const isDue = subscription.periodEnd <= seoulDay(now)
  if (subscription.state !== 'ACTIVE' || isTrial(subscription) || isPaused || hasOpenCharge || isDue)
    return null
  const startsOn = pauseStart(now)
  return { pause: { startsOn, endsOn: moveDay(startsOn, days) }, change: moved(subscription, days) }
}

/** What going on today changes: the days that were not paused are taken back. A pause that did not begin leaves nothing. docs/rules.md R-1166. */
export function wentOn(
  subscription: Subscription,
  pause: Pause,
  now: Date,
): { endsOn: string; change: Change } {
  const endsOn = earlier(pause.endsOn, later(pause.startsOn, seoulDay(now)))
  const unused = daysBetween(endsOn, pause.endsOn)
  const hasEnded = subscription.state === 'ENDED'
  return { endsOn, change: unused === 0 || hasEnded ? {} : moved(subscription, -unused) }
}

/** Whether it rests at this moment. */
export const isResting = ({ startsOn, endsOn }: Pause, now: Date) =>
  startsOn <= seoulDay(now) && seoulDay(now) < endsOn
/** Whether it will rest, or does. */
export const isPending = ({ startsOn, endsOn }: Pause, now: Date) =>
  startsOn < endsOn && seoulDay(now) < endsOn

const REMINDER_DAYS = 3
/** The last day of pauses that end soon enough to be reminded of. docs/rules.md R-1168. */
export const remindedUntil = (now: Date) => moveDay(seoulDay(now), REMINDER_DAYS)
/** Who paused for a few days just read when it goes on. */
export const isShort = ({ startsOn, endsOn }: Pause) => daysBetween(startsOn, endsOn) <= REMINDER_DAYS
