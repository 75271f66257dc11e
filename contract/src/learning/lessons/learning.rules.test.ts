import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import {
  accessEnds,
  accessSpan,
  canMove,
  changedPeriod,
  daysLeft,
  decidedState,
  holdsSeat,
  isAttending,
  reviewExpires,
} from '../../money/enrolments/enrolments.rules.ts'
import {
  countedSeconds,
  isVideoDone,
  mergeWatched,
  nextSince,
  progressPercent,
  watchedPercent,
  watchedSeconds,
  type Range,
} from '../playback/progress.rules.ts'
import { decisions } from '../../money/enrolments/waitlist.schemas.ts'
import { isRefundable, refundable } from '../../money/orders/refunds.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('an enrolment changes only along the allowed transitions', () => {
  const moves = enrolmentStates.flatMap((from) =>
    enrolmentStates.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(moves.toSorted()).toEqual([
    'APPROVED → CANCELLED',
    'APPROVED → EXPIRED',
    'APPROVED → WAITING',
    'EXPIRED → APPROVED',
    'PENDING_PAYMENT → APPROVED',
    'PENDING_PAYMENT → CANCELLED',
    'PENDING_PAYMENT → WAITING',
    'WAITING → APPROVED',
    'WAITING → CANCELLED',
    'WAITING → PENDING_PAYMENT',
  ])
})

test.each([
  ['APPROVED', true],
  ['PENDING_PAYMENT', true],
  ['WAITING', false],
  ['CANCELLED', false],
  ['EXPIRED', false],
] as const)('%s takes a seat: %s', (state, expected) => {
  expect(holdsSeat(state)).toBe(expected)
})

const waiting = { state: 'WAITING', waitKind: 'APPROVAL', waitPayment: null, isPaid: false } as const
const byApproval = { choiseTypeCd: '01', price: 0 } as const
test.each([
  ['letting in where nothing is to pay', {}, 'APPROVE', {}, 'APPROVED'],
  ['letting in where something is to pay', {}, 'APPROVE', { price: 1 }, 'PENDING_PAYMENT'],
  ['letting in who paid with the application', { waitPayment: 'PAID' }, 'APPROVE', { price: 1 }, 'APPROVED'],
  ['letting in before the money is there', { waitPayment: 'OPEN' }, 'APPROVE', { price: 1 }, null],
  ['reserve before the money is there', { waitPayment: 'OPEN' }, 'STANDBY', { price: 1 }, null],
  ['reserve for who paid with the application', { waitPayment: 'PAID' }, 'STANDBY', {}, 'WAITING'],
  ['refusing who paid with the application', { waitPayment: 'PAID' }, 'CANCEL', {}, 'CANCELLED'],
  ['letting in the next in line', { waitKind: 'LIST' }, 'APPROVE', { choiseTypeCd: '00' }, 'APPROVED'],
  ['letting in twice', { state: 'APPROVED' }, 'APPROVE', {}, null],
  ['letting in who was cancelled', { state: 'CANCELLED' }, 'APPROVE', {}, null],
  ['reserve', {}, 'STANDBY', {}, 'WAITING'],
  ['reserve for who is in it', { waitKind: 'LIST' }, 'STANDBY', {}, null],
  ['reserve for who was let in and has not paid', { state: 'PENDING_PAYMENT' }, 'STANDBY', {}, 'WAITING'],
  ['reserve for who is paying', { state: 'PENDING_PAYMENT', waitKind: null }, 'STANDBY', {}, null],
  ['reserve for who has a free place', { state: 'APPROVED' }, 'STANDBY', {}, 'WAITING'],
  ['reserve for who paid', { state: 'APPROVED', isPaid: true }, 'STANDBY', {}, null],
  ['reserve where nobody decides', {}, 'STANDBY', { choiseTypeCd: '00' }, null],
  ['reserve for who was cancelled', { state: 'CANCELLED' }, 'STANDBY', {}, null],
  ['refusing', {}, 'CANCEL', {}, 'CANCELLED'],
  ['cancelling who paid', { state: 'APPROVED', isPaid: true }, 'CANCEL', {}, 'CANCELLED'],
  ['cancelling who is paying', { state: 'PENDING_PAYMENT', waitKind: null }, 'CANCEL', {}, null],
  ['cancelling twice', { state: 'CANCELLED' }, 'CANCEL', {}, null],
] as const)('decision: %s', (_, enrolment, decision, course, expected) => {
  expect(decidedState({ ...waiting, ...enrolment }, decision, { ...byApproval, ...course })).toBe(expected)
})

test('every decision of staff is an allowed transition, and a cancelled enrolment never returns', () => {
  const anyPlace = fc.record({
    state: fc.constantFrom(...enrolmentStates),
    waitKind: fc.constantFrom('LIST', 'APPROVAL', null),
    waitPayment: fc.constantFrom('OPEN', 'PAID', null),
    isPaid: fc.boolean(),
  })
  const anyClass = fc.record({ choiseTypeCd: fc.constantFrom('00', '01'), price: fc.nat(2) })
  fc.assert(
    fc.property(anyPlace, fc.constantFrom(...decisions), anyClass, (enrolment, decision, course) => {
      const to = decidedState(enrolment, decision, course)
      if (to === null || to === enrolment.state) return
      expect(enrolment.state).not.toBe('CANCELLED')
      expect(canMove(enrolment.state, to)).toBe(true)
    }),
  )
})

test.each([
  ['nobody', null, false],
  ['approved without an end', { choiseStatusCd: '00', attendAt: now, validAt: null }, true],
  ['approved but not begun', { choiseStatusCd: '00', attendAt: null, validAt: null }, false],
  ['a moment before the end', { choiseStatusCd: '00', attendAt: now, validAt: later(1) }, true],
  ['at the end', { choiseStatusCd: '00', attendAt: now, validAt: now }, false],
  ['still waiting', { choiseStatusCd: '01', attendAt: null, validAt: null }, false],
  ['cancelled', { choiseStatusCd: null, attendAt: now, validAt: null }, false],
] as const)('attending: %s', (_, attend, expected) => expect(isAttending(attend, now)).toBe(expected))

test('access ends after its days, and a review is possible for thirty more', () => {
  expect(accessEnds(30, now)).toEqual(new Date('2026-12-21T03:00:00Z'))
  expect(reviewExpires(accessEnds(30, now))).toEqual(new Date('2027-01-20T03:00:00Z'))
  expect(accessEnds(-1, now)).toBeNull()
  expect(reviewExpires(accessEnds(-1, now))).toBeNull()
})

test.each([
  [-1, 'unlimited', 0],
  [30, 'months', 1],
  [180, 'months', 6],
  [45, 'days', 45],
])('%i days of access are shown as %s: %i', (vodDays, unit, count) => {
  expect(accessSpan(vodDays)).toEqual({ unit, count })
})

test.each([
  [0, 0, 0],
  [0, 8, 0],
  [1, 3, 33],
  [2, 3, 67],
  [8, 8, 100],
  [9, 8, 100],
])('%i of %i lessons are %i percent', (completed, total, expected) => {
  expect(progressPercent(completed, total)).toBe(expected)
})

test.each([
  [89, 0, false],
  [90, 0, true],
  [70, 70, true],
  [95, 100, false],
])('%i percent watched where %i are asked is done: %s', (percent, limit, expected) => {
  expect(isVideoDone(percent, limit)).toBe(expected)
})

const DURATION = 600
const second = fc.integer({ min: -50, max: DURATION + 50 })
const stretches = fc.array(
  fc.tuple(second, second).map(([a, b]): Range => [a, b]),
  { maxLength: 12 },
)
const secondsOf = (ranges: readonly Range[]) => {
  const seen = new Set<number>()
  for (const [from, to] of ranges) {
    for (let at = Math.max(0, from); at < Math.min(DURATION, to); at += 1) seen.add(at)
  }
  return seen
}

test('adjacent and overlapping ranges are merged', () => {
  expect(
    mergeWatched(
      [[0, 10]],
      [
        [10, 20],
        [15, 25],
        [40, 50],
      ],
      DURATION,
    ),
  ).toEqual([
    [0, 25],
    [40, 50],
  ])
  expect(
    watchedPercent(
      [
        [0, 25],
        [40, 50],
      ],
      100,
    ),
  ).toBe(35)
  expect(watchedPercent([[0, 25]], 0)).toBe(0)
})
test('the merged ranges cover exactly the watched seconds', () => {
  fc.assert(
    fc.property(stretches, stretches, (known, added) => {
      const merged = mergeWatched(mergeWatched([], known, DURATION), added, DURATION)
      expect(secondsOf(merged)).toEqual(secondsOf([...known, ...added]))
      expect(watchedSeconds(merged)).toBe(secondsOf(merged).size)
      expect(mergeWatched(merged, merged, DURATION)).toEqual(merged)
    }),
  )
})
test('watching again never reduces progress', () => {
  fc.assert(
    fc.property(stretches, stretches, (known, added) => {
      const before = watchedPercent(mergeWatched([], known, DURATION), DURATION)
      expect(watchedPercent(mergeWatched(known, added, DURATION), DURATION)).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('an hour of video cannot be watched in a minute', () => {
  expect(countedSeconds({ ranges: [[0, 3600]], since: now, now: later(60), lent: 15 })).toEqual([[0, 135]])
})
test('the allowance is lent: seconds counted early are deducted from the next report', () => {
  const first = countedSeconds({ ranges: [[0, 60]], since: now, now, lent: 15 })
  expect(first).toEqual([[0, 15]])
  const since = nextSince({ counted: first, since: now, now })
  expect(countedSeconds({ ranges: [[15, 60]], since, now, lent: 15 })).toEqual([])
})
test('frequent reports count no more than a single one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 }), (pauses) => {
      let since = now
      let at = 0
      let believed = 0
      for (const pause of pauses) {
        at += pause
        const counted = countedSeconds({ ranges: [[0, 3600]], since, now: later(at), lent: 15 })
        believed += watchedSeconds(counted)
        since = nextSince({ counted, since, now: later(at) })
      }
      expect(believed).toBeLessThanOrEqual(at * 2 + 15)
    }),
  )
})
test('adjacent ranges stay adjacent after rounding', () => {
  const ranges: Range[] = [
    [0, 10.4],
    [10.4, 19.6],
  ]
  expect(
    mergeWatched([], countedSeconds({ ranges, since: now, now: later(20), lent: 15 }), DURATION),
  ).toEqual([[0, 20]])
})
test('only reported seconds count, and no more than the elapsed time allows', () => {
  fc.assert(
    fc.property(stretches, fc.integer({ min: 0, max: 300 }), (ranges, seconds) => {
      const counted = countedSeconds({ ranges, since: now, now: later(seconds), lent: 15 })
      expect(watchedSeconds(counted)).toBeLessThanOrEqual(seconds * 2 + 15)
      const reported = secondsOf(ranges)
      expect([...secondsOf(counted)].every((at) => reported.has(at))).toBe(true)
    }),
  )
})

const sum = fc.integer({ min: -1_000, max: 1_000_000 })
test('refunds never exceed the payment nor fall below zero, whatever was refunded before', () => {
  fc.assert(
    fc.property(sum, sum, (paidAmount, refundedAmount) => {
      const left = refundable({ paidAmount, refundedAmount })
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(Math.max(0, paidAmount))
    }),
  )
})
test('after a full refund nothing is left to refund', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (paidAmount, before) => {
      const refundedAmount = Math.min(before, paidAmount)
      const left = refundable({ paidAmount, refundedAmount })
      expect(refundable({ paidAmount, refundedAmount: refundedAmount + left })).toBe(0)
    }),
  )
})
test('a refund is positive and at most the remaining amount', () => {
  const paid = { paidAmount: 30_000, refundedAmount: 10_000 }
  expect([0, 1, 20_000, 20_001].map((amount) => isRefundable(amount, paid))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

const nextDay = new Date('2026-11-22T14:59:59Z')
test.each([
  ['days go on what is left', { validAt: later(60) }, { kind: 'DAYS', days: 1 }, { validAt: later(86_460) }],
  [
    'or on now',
    { state: 'EXPIRED', validAt: later(-60) },
    { kind: 'DAYS', days: 1 },
    { validAt: later(86_400) },
  ],
  ['an end date is the end of its day', {}, { kind: 'UNTIL', until: '2026-11-22' }, { validAt: nextDay }],
  [
    'no end can be given one',
    { validAt: null },
    { kind: 'UNTIL', until: '2026-11-22' },
    { validAt: nextDay },
  ],
  ['no end takes no days', { validAt: null }, { kind: 'DAYS', days: 1 }, { refusal: 'PERIOD_UNLIMITED' }],
  [
    'who waits',
    { state: 'WAITING', validAt: null },
    { kind: 'DAYS', days: 1 },
    { refusal: 'PERIOD_OF_WAITING' },
  ],
  ['who pays', { state: 'PENDING_PAYMENT' }, { kind: 'DAYS', days: 1 }, { refusal: 'PERIOD_OF_WAITING' }],
  [
    'who was cancelled',
    { state: 'CANCELLED' },
    { kind: 'DAYS', days: 1 },
    { refusal: 'CANNOT_CHANGE_CANCELLED' },
  ],
] as const)('period: %s', (_, enrolment, change, expected) => {
  expect(changedPeriod({ state: 'APPROVED', validAt: later(60), ...enrolment }, change, now)).toEqual(
    expected,
  )
})

test.each([
  ['2026-11-21T14:59:59Z', 0],
  ['2026-11-21T15:00:00Z', 1],
  ['2026-11-28T03:00:00Z', 7],
  ['2026-11-20T03:00:00Z', -1],
])('until %s there are %i days left', (validAt, expected) => {
  expect(daysLeft(new Date(validAt), now)).toBe(expected)
})
