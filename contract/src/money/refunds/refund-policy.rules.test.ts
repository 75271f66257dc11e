import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveDay, parseSeoul } from '../../values/korea-time.ts'
import {
  answerBy,
  lawfulPolicy,
  nextStep,
  refundAt,
  refundSteps,
  type RefundFacts,
  type RefundPolicy,
} from './refund-policy.rules.ts'

const at = (text: string) => {
  const moment = parseSeoul(text)
  if (!moment) throw new Error(text)
  return moment
}
/** So many meetings at eight in the evening, one each so many days. */
const evenings = (first: string, count: number, every = 1) =>
  Array.from({ length: count }, (_, one) => at(`${moveDay(first, one * every)}T20:00`))

const facts = (changed: Partial<RefundFacts>): RefundFacts => ({
  currency: 'KRW',
  paidAmount: 300_000,
  refundedAmount: 0,
  paidAt: at('2026-09-20T10:00'),
  termsVersion: 2,
  meetings: [],
  lessonCount: 0,
  openedCount: 0,
  period: null,
  accessEndsAt: null,
  ...changed,
})
const due = (changed: Partial<RefundFacts>, now: string, policy: RefundPolicy = lawfulPolicy) =>
  refundAt(facts(changed), policy, at(now)).amount

describe('a class that takes a month or less', () => {
  const meetings = evenings('2026-10-01', 20)
  test.each([
    ['before it starts', '2026-10-01T19:59', 300_000],
    ['at 10 %', '2026-10-02T21:00', 200_000],
    ['at 35 %', '2026-10-07T21:00', 150_000],
    ['at exactly a half', '2026-10-10T21:00', 150_000],
    ['at 55 %', '2026-10-11T20:00', 0],
  ])('%s', (_, now, amount) => {
    expect(due({ meetings }, now)).toBe(amount)
  })
  test('at exactly a third two thirds go back', () => {
    expect(due({ meetings: evenings('2026-10-01', 3) }, '2026-10-01T20:00')).toBe(200_000)
  })
  test('a site may give back each meeting that is to come', () => {
    expect(due({ meetings }, '2026-10-07T21:00', { meetings: 'EACH', fullDays: 0 })).toBe(195_000)
  })
})

describe('a class that takes longer', () => {
  test('the months that did not begin go back whole: 900,000 won for three months, 40 % into the second', () => {
    const meetings = ['2026-10-01', '2026-11-01', '2026-12-01'].flatMap((day) => evenings(day, 10))
    expect(due({ meetings, paidAmount: 900_000 }, '2026-11-04T21:00')).toBe(450_000)
  })
  // Published by a university: 48 meetings in four months, 400,000 won. It rounds down to ten won, we round up.
  const meetings = ['2026-03-02', '2026-04-01', '2026-05-01', '2026-06-01'].flatMap((day) =>
    evenings(day, 12, 2),
  )
  const term = { meetings, paidAmount: 400_000, paidAt: at('2026-02-20T10:00') }
  test.each([
    ['2026-03-04T21:00', 366_670],
    ['2026-03-10T21:00', 350_000],
    ['2026-03-24T21:00', 300_000],
    ['2026-04-01T21:00', 266_670],
    ['2026-04-09T21:00', 250_000],
    ['2026-04-23T21:00', 200_000],
  ])('%s', (now, amount) => {
    expect(due(term, now)).toBe(amount)
  })
})

describe('a recorded class', () => {
  test('of 12 lessons for 240,000 won 5 were opened', () => {
    const recorded = { lessonCount: 12, openedCount: 5, paidAmount: 240_000 }
    expect(refundAt(facts(recorded), lawfulPolicy, at('2026-11-20T12:00'))).toEqual({
      amount: 140_000,
      reason: 'EACH',
      used: 5,
      total: 12,
      keptAmount: 100_000,
      refundedAmount: 0,
      sixths: null,
    })
  })
  test('nothing goes back once access is over, except within a week of the payment', () => {
    const recorded = { lessonCount: 12, accessEndsAt: at('2026-09-23T00:00') }
    expect(due(recorded, '2026-09-27T23:59')).toBe(300_000)
    expect(due(recorded, '2026-09-28T00:00')).toBe(0)
    expect(due({ ...recorded, openedCount: 1 }, '2026-09-24T00:00')).toBe(0)
  })
})

test('meetings and recorded lessons of one class count alike', () => {
  const mixed = { meetings: evenings('2026-10-01', 4), lessonCount: 6, openedCount: 3 }
  expect(due(mixed, '2026-10-02T21:00')).toBe(150_000)
})

test('a class of days without lessons counts its days', () => {
  const period = { from: at('2026-10-01T00:00'), to: at('2026-10-30T23:59') }
  expect(due({ period }, '2026-09-30T23:59')).toBe(300_000)
  expect(due({ period }, '2026-10-10T10:00')).toBe(200_000)
  expect(due({ period }, '2026-10-16T10:00')).toBe(0)
})

test('a site may promise everything within some days, and older orders keep the terms they were sold under', () => {
  const used = { lessonCount: 2, openedCount: 2 }
  const policy: RefundPolicy = { meetings: 'THIRDS', fullDays: 14 }
  expect(due(used, '2026-10-04T23:59', policy)).toBe(300_000)
  expect(due(used, '2026-10-05T00:00', policy)).toBe(0)
  expect(due({ ...used, termsVersion: 1 }, '2026-12-24T12:00')).toBe(300_000)
})

test('what went back before is taken off, and amounts are rounded up to ten won, or one cent', () => {
  const used = { lessonCount: 7, openedCount: 3, paidAmount: 100_000 }
  expect(due(used, '2026-10-01T12:00')).toBe(57_150)
  expect(due({ ...used, refundedAmount: 20_000 }, '2026-10-01T12:00')).toBe(37_150)
  expect(due({ ...used, refundedAmount: 90_000 }, '2026-10-01T12:00')).toBe(0)
  expect(due({ ...used, currency: 'USD' }, '2026-10-01T12:00')).toBe(57_143)
})

test('the steps say when the amount falls, and with which lesson', () => {
  const meetings = evenings('2026-11-17', 8, 3)
  const yoga = facts({ meetings, paidAmount: 90_000, paidAt: at('2026-11-10T10:00') })
  const steps = refundSteps(yoga, lawfulPolicy, at('2026-11-21T10:00'))
  expect(steps.map(({ amount, isNow }) => [amount, isNow])).toEqual([
    [90_000, false],
    [60_000, true],
    [45_000, false],
    [0, false],
  ])
  expect(nextStep(steps)).toMatchObject({ from: at('2026-11-23T20:00'), amount: 45_000 })
  const recorded = facts({ lessonCount: 4, openedCount: 1, paidAmount: 40_000 })
  const opened = refundSteps(recorded, lawfulPolicy, at('2026-11-21T10:00'))
  expect(opened.map((one) => [one.opened, one.amount, one.isNow])).toEqual([
    [0, 40_000, false],
    [1, 30_000, true],
    [2, 20_000, false],
    [4, 0, false],
  ])
})

test('a seller answers within three business days', () => {
  expect(answerBy('2026-11-23')).toBe('2026-11-26')
  expect(answerBy('2026-11-19')).toBe('2026-11-24')
  expect(answerBy('2026-11-21')).toBe('2026-11-25')
})

const Facts = fc
  .record({
    currency: fc.constantFrom('KRW' as const, 'USD' as const),
    paidAmount: fc.integer({ min: 0, max: 1_000_000_000 }),
    part: fc.nat(100),
    termsVersion: fc.constantFrom(1, 2, 2, 2),
    days: fc.array(fc.integer({ min: -10, max: 200 }), { maxLength: 40 }),
    lessonCount: fc.nat(30),
    openedPart: fc.nat(100),
    period: fc.option(fc.tuple(fc.nat(40), fc.nat(120))),
    accessDays: fc.option(fc.nat(100)),
  })
  .map(({ part, days, openedPart, period, accessDays, ...rest }): RefundFacts => {
    const start = at('2026-09-20T10:00').getTime()
    const on = (day: number) => new Date(start + day * 86_400_000)
    return facts({
      ...rest,
      refundedAmount: Math.floor((rest.paidAmount * part) / 100),
      meetings: days.map(on),
      openedCount: Math.floor((rest.lessonCount * openedPart) / 100),
      period: period && { from: on(period[0]), to: on(period[0] + period[1]) },
      accessEndsAt: accessDays === null ? null : on(accessDays),
    })
  })
const Policy = fc.record({
  meetings: fc.constantFrom('THIRDS' as const, 'EACH' as const),
  fullDays: fc.nat(60),
})
const Moment = fc
  .integer({ min: 0, max: 300 * 24 })
  .map((hours) => new Date(at('2026-09-20T10:00').getTime() + hours * 3_600_000))

test('whatever was bought and used, an amount is between nothing and what is left, and never grows with time or use', () => {
  fc.assert(
    fc.property(Facts, Policy, Moment, fc.nat(2000), (bought, policy, now, hours) => {
      const { amount, keptAmount } = refundAt(bought, policy, now)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(bought.paidAmount - bought.refundedAmount)
      expect(Number.isSafeInteger(amount)).toBe(true)
      expect(keptAmount).toBeGreaterThanOrEqual(0)
      const later = new Date(now.getTime() + hours * 3_600_000)
      expect(refundAt(bought, policy, later).amount).toBeLessThanOrEqual(amount)
      const openedCount = Math.min(bought.lessonCount, bought.openedCount + 1)
      expect(refundAt({ ...bought, openedCount }, policy, now).amount).toBeLessThanOrEqual(amount)
      expect(amount).toBeGreaterThanOrEqual(refundAt(bought, { ...policy, fullDays: 0 }, now).amount)
    }),
  )
})

test('one step is now, and it says what is given back now', () => {
  fc.assert(
    fc.property(Facts, Policy, Moment, (bought, policy, now) => {
      const steps = refundSteps(bought, policy, now)
      const current = steps.filter(({ isNow }) => isNow)
      expect(current.map(({ amount }) => amount)).toEqual([refundAt(bought, policy, now).amount])
    }),
  )
})
