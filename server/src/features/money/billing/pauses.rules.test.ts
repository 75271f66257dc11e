import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveDay } from 'contract/values/korea-time'
import { isResting, isShort, pauseDaysLeft, paused, pauseStart, wentOn, type Pause } from './pauses.rules.ts'
import { beginOf, daysBetween, periodFrom, type TermMonths } from './periods.rules.ts'
import {
  afterPaid,
  cancelled,
  dueStep,
  firstCharge,
  newSubscription,
  newTrial,
  renewalCharge,
  resumed,
  type Subscription,
} from './subscriptions.rules.ts'

const offer = { title: '올패스', price: 9900, termMonths: 1 } as const
const Day = fc.integer({ min: 0, max: 4000 }).map((by) => moveDay('2026-01-01', by))
const Term = fc.constantFrom<TermMonths>(1, 3, 6, 12)
const started = (day: string, termMonths: TermMonths = 1) => {
  const first = newSubscription({ ...offer, termMonths }, beginOf(day))
  return { ...first, ...afterPaid(first, firstCharge(first)) }
}
const still = { isPaused: false, hasOpenCharge: false }

test('a pause begins tomorrow, and the end of the period and the next charge move by its days', () => {
  const now = new Date('2026-11-25T14:59:00Z')
  const planned = paused(started('2026-11-21'), { days: 10, ...still, now })
  expect(planned).toEqual({
    pause: { startsOn: '2026-11-26', endsOn: '2026-12-06' },
    change: { periodEnd: '2026-12-31', nextChargeAt: beginOf('2026-12-31') },
  })
  expect(isResting({ startsOn: '2026-11-26', endsOn: '2026-12-06' }, now)).toBe(false)
  expect(isResting({ startsOn: '2026-11-26', endsOn: '2026-12-06' }, beginOf('2026-12-05'))).toBe(true)
  expect(isResting({ startsOn: '2026-11-26', endsOn: '2026-12-06' }, beginOf('2026-12-06'))).toBe(false)
  expect(isShort({ startsOn: '2026-11-26', endsOn: '2026-11-29' })).toBe(true)
})

test('what is not paid, cancelled, free, paused, or about to be charged is not paused', () => {
  const now = beginOf('2026-11-25')
  const running = started('2026-11-21')
  const pausedIf = (subscription: Subscription, facts: Partial<Parameters<typeof paused>[1]> = {}) =>
    paused(subscription, { days: 5, ...still, now, ...facts })
  expect(pausedIf(running)).not.toBeNull()
  expect(pausedIf(running, { isPaused: true })).toBeNull()
  expect(pausedIf(running, { hasOpenCharge: true })).toBeNull()
  expect(pausedIf(running, { now: beginOf('2026-12-21') })).toBeNull()
  expect(pausedIf({ ...running, state: 'PAST_DUE' })).toBeNull()
  expect(pausedIf({ ...running, state: 'CANCEL_AT_END', nextChargeAt: null })).toBeNull()
  expect(pausedIf(newTrial(offer, now, 14))).toBeNull()
})

test('a pause that did not begin, or ends on its day, leaves the period as it should be', () => {
  const running = started('2026-01-31')
  const now = beginOf('2026-02-10')
  const planned = paused(running, { days: 9, ...still, now })
  if (!planned) throw new Error('it was not paused')
  const waiting = { ...running, ...planned.change }
  const back = { ...waiting, ...wentOn(waiting, planned.pause, now).change }
  expect(back).toEqual(running)
  // The 31st stays the day of its months, since nothing was paused.
  expect(renewalCharge(back)).toMatchObject({ periodStart: '2026-02-28', periodEnd: '2026-03-31' })
  expect(wentOn(waiting, planned.pause, beginOf('2026-03-20'))).toEqual({ endsOn: '2026-02-20', change: {} })
  expect(renewalCharge(waiting)).toMatchObject({ periodStart: '2026-03-09', periodEnd: '2026-04-09' })
})

test('no 365 days hold more than the allowance, however pauses are laid', () => {
  fc.assert(
    fc.property(
      Day,
      fc.integer({ min: 1, max: 90 }),
      fc.array(fc.tuple(fc.nat(120), fc.integer({ min: 1, max: 90 })), { maxLength: 15 }),
      (first, allowance, choices) => {
        const pauses: Pause[] = []
        let day = first
        for (const [later, chosen] of choices) {
          day = moveDay(day, later)
          const startsOn = day
          const days = Math.min(chosen, pauseDaysLeft(allowance, pauses, startsOn))
          if (days === 0) continue
          day = moveDay(startsOn, days)
          pauses.push({ startsOn, endsOn: day })
        }
        const rested = pauses.flatMap(({ startsOn, endsOn }) =>
          Array.from({ length: daysBetween(startsOn, endsOn) }, (_, at) => moveDay(startsOn, at)),
        )
        for (const from of rested)
          expect(rested.filter((one) => one >= from && one < moveDay(from, 365)).length).toBeLessThanOrEqual(
            allowance,
          )
      },
    ),
  )
})

/** A membership from a day on, lived through day by day: what was paid, and what was used. */
function aStory(first: string, termMonths: TermMonths) {
  let subscription: Subscription = started(first, termMonths)
  let pause: Pause | null = null
  let today = first
  let paid = daysBetween(subscription.periodStart, subscription.periodEnd)
  let used = 0
  const set = (change: Partial<Subscription> | null) => {
    subscription = { ...subscription, ...change }
  }
  const isOver = () => subscription.state === 'ENDED'
  function resume(now: Date) {
    if (pause) set(wentOn(subscription, pause, now).change)
    pause = null
  }
  /** The day begins: pauses end, what is due is paid, and the day is used unless it rests. */
  function begin() {
    const now = beginOf(today)
    if (pause && pause.endsOn <= today) resume(now)
    const step = dueStep(subscription, { hasOpenCharge: false, now })
    if (step !== 'NOTHING') expect(pause !== null && isResting(pause, now)).toBe(false)
    if (step === 'END') return set({ state: 'ENDED', endedAt: now, nextChargeAt: null })
    if (step === 'CHARGE') {
      const charge = renewalCharge(subscription)
      expect(charge.periodStart).toBe(subscription.periodEnd)
      paid += daysBetween(charge.periodStart, charge.periodEnd)
      set(afterPaid(subscription, charge))
    }
    if (!pause || !isResting(pause, now)) used += 1
  }
  function pass(days: number) {
    for (let day = 0; day < days && !isOver(); day += 1) {
      today = moveDay(today, 1)
      begin()
    }
  }
  const facts = () => ({
    isPaused: pause !== null,
    hasOpenCharge: false,
    now: new Date(beginOf(today).getTime() + 3_600_000),
  })
  const play = {
    pause(days: number) {
      const planned = paused(subscription, { days, ...facts() })
      expect(planned !== null).toBe(subscription.state === 'ACTIVE' && pause === null)
      if (!planned) return
      set(planned.change)
      ;({ pause } = planned)
    },
    resume() {
      const { now } = facts()
      const rested = pause !== null && isResting(pause, now)
      resume(now)
      // The day on which it goes on is a day of use, or that of the next payment.
      if (rested && subscription.periodEnd > today) used += 1
      else if (rested) begin()
    },
    cancel: () => set(cancelled(subscription, facts())),
    keep: () => set(resumed(subscription, facts())),
    day: () => pass(1),
    week: () => pass(7),
    month: () => pass(31),
  }
  begin()
  return {
    play,
    isOver,
    /** Each day that was paid is used, rests, or is still to come. */
    check() {
      if (isOver()) return expect(used).toBe(paid)
      const ahead = daysBetween(moveDay(today, 1), subscription.periodEnd)
      expect(used + ahead - (pause ? pausedAhead(pause, today) : 0)).toBe(paid)
      expect(subscription.nextChargeAt === null).toBe(subscription.state === 'CANCEL_AT_END')
    },
  }
}
/** The days of a pause that are still to come after today. */
const pausedAhead = ({ startsOn, endsOn }: Pause, today: string) => {
  const from = startsOn > today ? startsOn : moveDay(today, 1)
  return Math.max(0, daysBetween(from, endsOn))
}

const Act = fc.constantFrom('pause', 'resume', 'cancel', 'keep', 'day', 'week', 'month')
test('whatever is paused, resumed and cancelled, each paid day is used once and nothing is charged meanwhile', () => {
  const Acts = fc.array(fc.tuple(Act, fc.integer({ min: 1, max: 90 })), { maxLength: 60 })
  fc.assert(
    fc.property(Day, Term, Acts, (first, termMonths, acts) => {
      const story = aStory(first, termMonths)
      for (const [act, days] of acts) {
        if (story.isOver()) break
        story.play[act](days)
        story.check()
      }
    }),
    { numRuns: 400 },
  )
})

test('after a pause periods begin on the day on which it went on', () => {
  const running = started('2026-01-31')
  const planned = paused(running, { days: 5, ...still, now: beginOf('2026-02-10') })
  const waiting: Subscription = { ...running, ...planned?.change }
  const next = { ...waiting, ...afterPaid(waiting, renewalCharge(waiting)) }
  expect(next).toMatchObject({ periodStart: '2026-03-05', periodEnd: '2026-04-05', anchorDay: 5 })
  expect(renewalCharge(next).periodEnd).toBe(periodFrom('2026-04-05', 1, 5).end)
  expect(pauseStart(beginOf('2026-02-28'))).toBe('2026-03-01')
})
