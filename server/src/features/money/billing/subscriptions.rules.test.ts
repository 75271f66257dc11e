import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveDay } from 'contract/values/korea-time'
import { beginOf, daysBetween, periodFrom, unusedOf, upgradeCost, type TermMonths } from './periods.rules.ts'
import {
  afterFailed,
  afterPaid,
  cancelled,
  dueStep,
  firstCharge,
  isTrial,
  newSubscription,
  newTrial,
  planChange,
  renewalCharge,
  type Subscription,
} from './subscriptions.rules.ts'

const offer = { title: 'Pro', price: 29_900, termMonths: 1 } as const
const noon = new Date('2026-11-21T03:00:00Z')
const days = (count: number) => count * 86_400_000
const started = (now = noon, own = offer as { title: string; price: number; termMonths: TermMonths }) => {
  const first = newSubscription(own, now)
  return { ...first, ...afterPaid(first, firstCharge(first)) }
}
const renewed = (subscription: Subscription): Subscription => ({
  ...subscription,
  ...afterPaid(subscription, renewalCharge(subscription)),
})
const failed = (subscription: Subscription, now: Date): Subscription => ({
  ...subscription,
  ...afterFailed(subscription, renewalCharge(subscription), now),
})
const Day = fc.integer({ min: 0, max: 4000 }).map((by) => moveDay('2026-01-01', by))
const Term = fc.constantFrom<TermMonths>(1, 3, 6, 12)

test.each([
  ['2027-01-31', 1, 31, '2027-02-28'],
  ['2027-02-28', 1, 31, '2027-03-31'],
  ['2028-01-31', 1, 31, '2028-02-29'],
  ['2027-11-30', 3, 30, '2028-02-29'],
  ['2028-02-29', 12, 29, '2029-02-28'],
  ['2026-12-15', 1, 15, '2027-01-15'],
] as const)('a period from %s of %s months ends where its day is', (start, term, anchor, end) => {
  expect(periodFrom(start, term, anchor)).toEqual({ start, end })
})

test('periods follow each other without a gap and return to the day they began on', () => {
  fc.assert(
    fc.property(Day, fc.array(Term, { minLength: 1, maxLength: 30 }), (first, terms) => {
      const anchor = Number(first.slice(-2))
      let start = first
      for (const term of terms) {
        const period = periodFrom(start, term, anchor)
        expect(period.start).toBe(start)
        const length = daysBetween(period.start, period.end)
        expect(length).toBeGreaterThanOrEqual(28 * term)
        expect(length).toBeLessThanOrEqual(31 * term)
        const day = Number(period.end.slice(-2))
        const isLast = moveDay(period.end, 1).endsWith('-01')
        expect(day === anchor || (isLast && day < anchor)).toBe(true)
        start = period.end
      }
    }),
  )
})

test('however often a plan becomes dearer, what is charged is what was used of each price, to the unit', () => {
  fc.assert(
    fc.property(
      Day,
      Term,
      fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 100, max: 5_000_000 })), { maxLength: 6 }),
      (start, term, changes) => {
        const period = periodFrom(start, term, Number(start.slice(-2)))
        const length = daysBetween(period.start, period.end)
        const ordered = changes
          .map(([at, price]) => ({ at: at % (length + 1), price }))
          .toSorted((a, b) => a.at - b.at)
        let [price, charged, used, unused] = [30_000, 30_000, 0, 30_000]
        for (const next of ordered) {
          const today = moveDay(period.start, next.at)
          charged += upgradeCost({ from: price, to: next.price }, period, today)
          used += unused - unusedOf(price, period, today)
          unused = unusedOf(next.price, period, today)
          ;({ price } = next)
        }
        expect(charged).toBe(used + unused)
        expect(unusedOf(price, period, period.end)).toBe(0)
        expect(unusedOf(price, period, period.start)).toBe(price)
      },
    ),
  )
})

test('a renewal is due with the day on which the period ends in Seoul, and not a moment before', () => {
  const subscription = started()
  const due = beginOf('2026-12-21')
  const at = (now: Date) => dueStep(subscription, { hasOpenCharge: false, now })
  expect(subscription).toMatchObject({ state: 'ACTIVE', periodStart: '2026-11-21', periodEnd: '2026-12-21' })
  expect(at(new Date(due.getTime() - 1))).toBe('NOTHING')
  expect(at(due)).toBe('CHARGE')
  expect(dueStep(subscription, { hasOpenCharge: true, now: due })).toBe('NOTHING')
  expect(renewed(subscription)).toMatchObject({ periodStart: '2026-12-21', periodEnd: '2027-01-21' })
})

test('a card that fails is tried after 1, 3 and 5 days, then it ends; paid in between, the period has no gap', () => {
  const due = beginOf('2026-12-21')
  const tries = [0, 1, 3, 5].map((day) => new Date(due.getTime() + days(day)))
  let subscription: Subscription = started()
  for (const [at, now] of tries.entries()) {
    expect(dueStep(subscription, { hasOpenCharge: false, now })).toBe('CHARGE')
    expect(renewed(subscription)).toMatchObject({
      state: 'ACTIVE',
      periodStart: '2026-12-21',
      periodEnd: '2027-01-21',
      failedCount: 0,
      pastDueSince: null,
    })
    subscription = failed(subscription, now)
    expect(subscription.state).toBe(at === 3 ? 'ENDED' : 'PAST_DUE')
  }
  expect(dueStep(subscription, { hasOpenCharge: false, now: new Date(due.getTime() + days(99)) })).toBe(
    'NOTHING',
  )
})

test('after an outage tries are a day apart', () => {
  const late = new Date(beginOf('2026-12-21').getTime() + days(30))
  const once = failed(started(), late)
  const twice = failed(once, new Date(late.getTime() + days(20)))
  expect(twice.nextChargeAt).toEqual(new Date(late.getTime() + days(21)))
})

test('cancelling keeps the paid period; once past due it ends at once, unless a charge may still be paid', () => {
  const subscription = started()
  const closed = { hasOpenCharge: false, now: noon }
  const atEnd = { ...subscription, ...cancelled(subscription, closed) }
  expect(atEnd).toMatchObject({ state: 'CANCEL_AT_END', nextChargeAt: null })
  expect(dueStep(atEnd, { hasOpenCharge: false, now: new Date(beginOf('2026-12-21').getTime() - 1) })).toBe(
    'NOTHING',
  )
  expect(dueStep(atEnd, { hasOpenCharge: false, now: beginOf('2026-12-21') })).toBe('END')
  expect(cancelled(atEnd, closed)).toBeNull()

  const pastDue = failed(subscription, beginOf('2026-12-21'))
  expect(cancelled(pastDue, closed)).toMatchObject({ state: 'ENDED' })
  const open: Subscription = { ...pastDue, ...cancelled(pastDue, { hasOpenCharge: true, now: noon }) }
  expect(renewed(open)).toMatchObject({ state: 'CANCEL_AT_END', periodEnd: '2027-01-21', nextChargeAt: null })
  expect(failed(open, noon)).toMatchObject({ state: 'ENDED' })
})

test('a dearer plan begins at once for the rest of the period, a cheaper one and another term with the next', () => {
  const subscription = started()
  const half = new Date('2026-12-06T03:00:00Z')
  const closed = { hasOpenCharge: false, now: half }
  expect(planChange(subscription, { ...offer, title: 'Max', price: 59_900 }, closed)).toEqual({
    charge: {
      kind: 'UPGRADE',
      title: 'Max',
      price: 59_900,
      termMonths: 1,
      seats: 1,
      periodStart: '2026-11-21',
      periodEnd: '2026-12-21',
      amount: 15_000,
      discountRef: null,
    },
  })
  const cheaper = planChange(subscription, { ...offer, title: 'Basic', price: 9_900 }, closed)
  const changed = { ...subscription, ...(cheaper && 'change' in cheaper && cheaper.change) }
  expect(changed).toMatchObject({ title: 'Pro', price: 29_900 })
  expect(renewalCharge(changed)).toMatchObject({ title: 'Basic', amount: 9_900 })
  const yearly = planChange(subscription, { ...offer, price: 290_000, termMonths: 12 }, closed)
  expect(yearly).toMatchObject({ change: { nextPrice: 290_000, nextTermMonths: 12 } })
  expect(planChange(subscription, { ...offer, price: 59_900 }, { hasOpenCharge: true, now: half })).toBeNull()
})

test('whatever happens, a subscription is charged once for each period and never runs past its grace unpaid', () => {
  const Act = fc.constantFrom('pay', 'fail', 'cancel', 'cheaper', 'wait')
  fc.assert(
    fc.property(Day, Term, fc.array(Act, { maxLength: 40 }), (first, termMonths, acts) => {
      let now = beginOf(first)
      let subscription: Subscription = started(now, { ...offer, termMonths })
      const paid = new Set([subscription.periodStart])
      for (const act of acts) {
        if (subscription.state === 'ENDED') break
        if (act === 'cancel')
          subscription = { ...subscription, ...cancelled(subscription, { hasOpenCharge: false, now }) }
        if (act === 'cheaper') {
          const change = planChange(subscription, { ...offer, price: 500 }, { hasOpenCharge: false, now })
          if (change && 'change' in change) subscription = { ...subscription, ...change.change }
        }
        const moment = subscription.nextChargeAt ?? beginOf(subscription.periodEnd)
        if (act === 'pay' || act === 'fail' || act === 'wait')
          now = new Date(Math.max(now.getTime(), moment.getTime()))
        const step = dueStep(subscription, { hasOpenCharge: false, now })
        if (step === 'END') {
          expect(subscription.state).toBe('CANCEL_AT_END')
          expect(now >= beginOf(subscription.periodEnd)).toBe(true)
          break
        }
        if (step !== 'CHARGE') continue
        const charge = renewalCharge(subscription)
        expect(charge.periodStart).toBe(subscription.periodEnd)
        if (act === 'fail') {
          subscription = failed(subscription, now)
          const grace = now.getTime() - beginOf(subscription.periodEnd).getTime()
          expect(subscription.state === 'ENDED' || grace < days(5)).toBe(true)
        } else {
          expect(paid.has(charge.periodStart)).toBe(false)
          paid.add(charge.periodStart)
          subscription = renewed(subscription)
        }
      }
    }),
  )
})

test('after free days the first charge begins a whole term on the day they end', () => {
  fc.assert(
    fc.property(Day, Term, fc.constantFrom(7, 14, 30), (day, termMonths, free) => {
      const own = { ...offer, termMonths }
      const trial = newTrial(own, beginOf(day), free)
      expect(isTrial(trial)).toBe(true)
      expect(dueStep(trial, { hasOpenCharge: false, now: beginOf(moveDay(day, free - 1)) })).toBe('NOTHING')
      const now = beginOf(moveDay(day, free))
      expect(dueStep(trial, { hasOpenCharge: false, now })).toBe('CHARGE')
      const charge = renewalCharge(trial)
      expect(charge).toMatchObject({ amount: offer.price, periodStart: moveDay(day, free), termMonths })
      const whole = periodFrom(charge.periodStart, termMonths, Number(charge.periodStart.slice(-2)))
      expect(charge.periodEnd).toBe(whole.end)
      expect(isTrial({ ...trial, ...afterPaid(trial, charge) })).toBe(false)
    }),
  )
})

test('whatever is chosen during free days costs nothing before they are over', () => {
  const trial = newTrial(offer, noon, 14)
  const dearer = { title: 'Max', price: 80_000, termMonths: 1 } as const
  expect(planChange(trial, dearer, { hasOpenCharge: false, now: noon })).toEqual({
    change: { nextTitle: 'Max', nextPrice: 80_000, nextTermMonths: 1, nextSeats: 1 },
  })
})
