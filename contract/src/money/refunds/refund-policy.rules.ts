import { moveDay, seoulDay, startOfSeoulDay } from '../../values/korea-time.ts'

/** How a site gives back what meetings cost: by thirds of the period, or each meeting that is still to come. */
export const meetingRules = ['THIRDS', 'EACH'] as const
/** The longest time in which a site may promise everything back, in days from the payment. */
export const MAX_FULL_DAYS = 60

export interface RefundPolicy {
  meetings: (typeof meetingRules)[number]
  /** Everything goes back within so many days of the payment, whatever was used; 0 where the site promises nothing more. */
  fullDays: number
}
/** What the law asks for, and no more. */
export const lawfulPolicy: RefundPolicy = { meetings: 'THIRDS', fullDays: 0 }

/** What was bought, how much of it was used, and what was paid. Amounts in the currency's smallest unit. */
export interface RefundFacts {
  currency: 'KRW' | 'USD'
  paidAmount: number
  refundedAmount: number
  paidAt: Date
  /** Of the terms the buyer agreed to. */
  termsVersion: number
  /** When each meeting that was paid for begins. */
  meetings: readonly Date[]
  /** What is learned at any time, and how much of it was opened or downloaded. */
  lessonCount: number
  openedCount: number
  /** The days the class takes, which count where there is neither. */
  period: { from: Date; to: Date } | null
  accessEndsAt: Date | null
}

export const refundReasons = [
  'TERMS',
  'FULL_DAYS',
  'NOT_STARTED',
  'THIRDS',
  'MONTHS',
  'EACH',
  'ENDED',
] as const
type Reason = (typeof refundReasons)[number]

/** Up to one third of the class everything but a third goes back, up to one half a half, then nothing. */
const thirds = [
  { upToSixths: 2, givesSixths: 4 },
  { upToSixths: 3, givesSixths: 3 },
] as const
/**
 * The law says "before a third has passed" and "after": exactly a third, or a half, counts for the learner. False counts
 * it for the seller. docs/rules.md R-741.
 */
const IS_EXACT_POINT_FOR_LEARNER = true

/** How much goes back of a month or class of which so many of all meetings began, in sixths. docs/rules.md R-741. */
export function thirdsOf({ used, total }: { used: number; total: number }) {
  if (used === 0) return 6
  const isUpTo = (sixths: number) =>
    IS_EXACT_POINT_FOR_LEARNER ? used * 6 <= total * sixths : used * 6 < total * sixths
  return thirds.find(({ upToSixths }) => isUpTo(upToSixths))?.givesSixths ?? 0
}

/** A sum that goes back is never less than its exact share: up to the next ten won, or the next smallest unit elsewhere. R-740. */
const roundUp = (numerator: number, denominator: number, currency: RefundFacts['currency']) => {
  const unit = currency === 'KRW' ? 10 : 1
  return Math.ceil(numerator / (denominator * unit)) * unit
}

interface Share {
  reason: Reason
  used: number
  total: number
  /** Of the price, goes back. */
  numerator: number
  denominator: number
}
const everything = (reason: Reason, { used, total }: Used): Share => ({
  reason,
  used,
  total,
  numerator: 1,
  denominator: 1,
})
interface Used {
  used: number
  total: number
}

/** The starts of what counts by time: meetings, or the days of a class that has neither meetings nor lessons. */
function startsOf({ meetings, lessonCount, period }: RefundFacts): readonly Date[] {
  if (meetings.length > 0 || lessonCount > 0 || !period) return meetings
  const days: Date[] = []
  const last = seoulDay(period.to)
  for (let day = seoulDay(period.from); day <= last && days.length < MAX_DAYS; day = moveDay(day, 1))
    days.push(dayStart(day))
  return days
}
const MAX_DAYS = 1500
const dayStart = (day: string) => startOfSeoulDay(new Date(`${day}T00:00:00+09:00`))

/** A class that takes longer than a month is paid for month by month. */
function isLong(starts: readonly Date[]) {
  const days = starts.map(seoulDay).toSorted()
  const [first = ''] = days
  return (days.at(-1) ?? '') > nextMonth(first)
}
/** The same day of the next month, or its last one: `2026-01-31` → `2026-02-28`. */
function nextMonth(day: string) {
  const [year = 0, month = 0, of = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(of, last))).toISOString().slice(0, 10)
}

/** What the law gives back at a moment. docs/rules.md. */
function lawfulShare(facts: RefundFacts, { meetings }: RefundPolicy, at: Date): Share {
  const starts = startsOf(facts)
  const begun = starts.filter((start) => start <= at).length
  const used = begun + facts.openedCount
  const total = starts.length + facts.lessonCount
  const count = { used, total }
  if (isOver(facts, at) && !(used === 0 && isWithinDays(facts, WITHDRAWAL_DAYS, at)))
    return { ...everything('ENDED', count), numerator: 0 }
  if (used === 0) return everything('NOT_STARTED', count)
  const isByThirds = facts.lessonCount === 0 && (meetings === 'THIRDS' || facts.meetings.length === 0)
  if (!isByThirds) return { reason: 'EACH', ...count, numerator: total - used, denominator: total }
  const groups = isLong(starts) ? byMonth(starts) : [starts]
  const sixths = groups.map(
    (group) =>
      group.length * thirdsOf({ used: group.filter((start) => start <= at).length, total: group.length }),
  )
  return {
    reason: groups.length > 1 ? 'MONTHS' : 'THIRDS',
    ...count,
    numerator: sixths.reduce((sum, one) => sum + one, 0),
    denominator: total * 6,
  }
}
const monthOf = (date: Date) => seoulDay(date).slice(0, 7)
const byMonth = (starts: readonly Date[]) =>
  [...new Set(starts.map(monthOf))].map((month) => starts.filter((start) => monthOf(start) === month))
const isOver = ({ accessEndsAt }: RefundFacts, at: Date) => accessEndsAt !== null && accessEndsAt <= at
/** The law lets a buyer withdraw within so many days of the contract while nothing has begun to be supplied. */
export const WITHDRAWAL_DAYS = 7
const lastDayOf = ({ paidAt }: RefundFacts, days: number) => moveDay(seoulDay(paidAt), days)
const isWithinDays = (facts: RefundFacts, days: number, at: Date) => seoulDay(at) <= lastDayOf(facts, days)

/** What the site, or terms that were agreed to earlier, give back beyond the law; null where they say nothing.. */
function ownShare(facts: RefundFacts, policy: RefundPolicy, at: Date): Reason | null {
  if (facts.termsVersion === 1) return 'TERMS'
  return policy.fullDays > 0 && isWithinDays(facts, policy.fullDays, at) ? 'FULL_DAYS' : null
}

export interface RefundResult extends Used {
  /** What goes back now. */
  amount: number
  reason: Reason
  /** What stays with the seller for what was used. */
  keptAmount: number
  /** What went back before. */
  refundedAmount: number
  /** How many sixths of the price go back, where the table of thirds decides alone. */
  sixths: number | null
}
/**
 * What goes back of an item that is given up at a moment: the larger of what the law and the site's own policy give, never
 * more than is left of what was paid. docs/rules.md R-740.
 */
export function refundAt(facts: RefundFacts, policy: RefundPolicy, at: Date): RefundResult {
  const lawful = lawfulShare(facts, policy, at)
  const own = ownShare(facts, policy, at)
  const share = own !== null && lawful.numerator < lawful.denominator ? everything(own, lawful) : lawful
  const { paidAmount, refundedAmount, currency } = facts
  const gross = Math.min(paidAmount, roundUp(paidAmount * share.numerator, share.denominator, currency))
  const { reason, used, total } = share
  return {
    amount: Math.max(0, gross - refundedAmount),
    reason,
    used,
    total,
    keptAmount: paidAmount - gross,
    refundedAmount,
    sixths: reason === 'THIRDS' ? share.numerator / total : null,
  }
}

export interface RefundStep {
  /** From when on; null from the payment on, or where it counts what was opened. */
  from: Date | null
  /** Once so many lessons were opened; null where time counts. */
  opened: number | null
  amount: number
  /** As of the table of thirds; null where something else decides. */
  sixths: number | null
  isNow: boolean
}
/** How the amount falls, step by step, from the payment on. docs/rules.md R-746. */
export function refundSteps(facts: RefundFacts, policy: RefundPolicy, now: Date): RefundStep[] {
  return startsOf(facts).length === 0 && facts.lessonCount > 0
    ? stepsOfLessons(facts, policy, now)
    : stepsOfTime(facts, policy, now)
}

function stepsOfTime(facts: RefundFacts, policy: RefundPolicy, now: Date): RefundStep[] {
  const ends = [policy.fullDays, WITHDRAWAL_DAYS].map((days) => dayStart(moveDay(lastDayOf(facts, days), 1)))
  const moments = [...startsOf(facts), ...ends, ...(facts.accessEndsAt ? [facts.accessEndsAt] : [])]
    .filter((moment) => moment > facts.paidAt)
    .toSorted((one, other) => one.getTime() - other.getTime())
  const stepAt = (from: Date | null) => {
    const { amount, sixths } = refundAt(facts, policy, from ?? facts.paidAt)
    return { from, opened: null, amount, sixths }
  }
  const found: Omit<RefundStep, 'isNow'>[] = [stepAt(null)]
  for (const from of moments) {
    const step = stepAt(from)
    if (step.amount !== found.at(-1)?.amount) found.push(step)
  }
  const current = found.findLastIndex(({ from }) => from === null || from <= now)
  return found.map((step, at) => ({ ...step, isNow: at === current }))
}

function stepsOfLessons(facts: RefundFacts, policy: RefundPolicy, now: Date): RefundStep[] {
  const { openedCount, lessonCount } = facts
  const counts = new Set([0, openedCount, Math.min(openedCount + 1, lessonCount), lessonCount])
  return [...counts]
    .toSorted((one, other) => one - other)
    .map((opened) => ({
      from: null,
      opened,
      sixths: null,
      amount: refundAt({ ...facts, openedCount: opened }, policy, now).amount,
      isNow: opened === openedCount,
    }))
}

/** When, or with which lesson, the amount falls next; null where it stays as it is. */
export const nextStep = (steps: readonly RefundStep[]) => {
  const at = steps.findIndex(({ isNow }) => isNow)
  const next = steps[at + 1]
  return next && next.amount < (steps[at]?.amount ?? 0) ? next : null
}

/** Business days in which a seller answers, counted from the day after the request. */
export const ANSWER_DAYS = 3
/** The day in Seoul by which a request of this day is answered: weekends do not count. docs/rules.md R-747. */
export function answerBy(day: string) {
  let due = day
  for (let left = ANSWER_DAYS; left > 0;) {
    due = moveDay(due, 1)
    const weekday = new Date(`${due}T00:00:00Z`).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return due
}
