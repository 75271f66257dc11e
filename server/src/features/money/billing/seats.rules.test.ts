import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveDay } from 'contract/values/korea-time'
import { beginOf, daysBetween } from './periods.rules.ts'
import { paused, wentOn } from './pauses.rules.ts'
import { afterPaid, firstCharge, newSubscription, planChange, renewalCharge } from './subscriptions.rules.ts'
import type { Subscription } from './subscriptions.rules.ts'

const open = (now: Date) => ({ hasOpenCharge: false, now })
const offerOf = (seat: number, seats: number) => ({
  title: `Team ${seats}`,
  price: seat * seats,
  termMonths: 1 as const,
  seats,
})
const started = (seat: number, seats: number): Subscription => {
  const first = newSubscription(offerOf(seat, seats), new Date('2026-11-21T03:00:00Z'))
  return { ...first, ...afterPaid(first, firstCharge(first)) }
}
/** The subscription with so many seats, and what that cost now. */
function withSeats(
  subscription: Subscription,
  { seat, seats, now }: { seat: number; seats: number; now: Date },
) {
  const planned = planChange(subscription, offerOf(seat, seats), open(now))
  if (planned && 'charge' in planned)
    return {
      subscription: { ...subscription, ...afterPaid(subscription, planned.charge) },
      amount: planned.charge.amount,
    }
  return { subscription: { ...subscription, ...planned?.change }, amount: 0 }
}

const Seat = fc.integer({ min: 100, max: 1_000_000 })
const Day = fc.integer({ min: 0, max: 29 })
const day = (count: number) => beginOf(moveDay('2026-11-21', count))

test('R-1271: whatever is added in however many steps, a period costs each seat its share to the unit', () => {
  fc.assert(
    fc.property(
      Seat,
      fc.array(fc.record({ on: Day, more: fc.integer({ min: 1, max: 5 }) }), { maxLength: 6 }),
      (seat, steps) => {
        let team = started(seat, 2)
        let paid = team.price
        let exact = seat * 2
        for (const { on, more } of steps.toSorted((one, other) => one.on - other.on)) {
          const seats = team.seats + more
          const { subscription, amount } = withSeats(team, { seat, seats, now: day(on) })
          expect(subscription.seats).toBe(seats)
          expect(subscription.price).toBe(seat * seats)
          team = subscription
          paid += amount
          exact += (seat * more * (30 - on)) / 30
        }
        // Never more than a unit for each step; what no provider charges is free.
        expect(paid).toBeLessThanOrEqual(exact + steps.length)
        expect(paid).toBeGreaterThanOrEqual(exact - steps.length * 101)
        expect(renewalCharge(team)).toMatchObject({ amount: seat * team.seats, seats: team.seats })
      },
    ),
  )
})

test('R-1271: seats that are added one by one on a day cost as much as all at once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 9000, max: 1_000_000 }), fc.integer({ min: 0, max: 28 }), (seat, on) => {
      const now = day(on)
      const first = withSeats(started(seat, 2), { seat, seats: 3, now })
      const second = withSeats(first.subscription, { seat, seats: 6, now })
      const once = withSeats(started(seat, 2), { seat, seats: 6, now })
      expect(first.amount + second.amount).toBe(once.amount)
    }),
  )
})

test('R-1271: days on which it rested are paid by no seat that is added afterwards', () => {
  const Facts = { days: 10, isPaused: false, hasOpenCharge: false }
  const team = started(9000, 2)
  const planned = paused(team, { ...Facts, now: day(4) })
  const { startsOn, endsOn } = planned?.pause ?? { startsOn: '', endsOn: '' }
  const resting = { ...team, ...planned?.change }
  const awake = { ...resting, ...wentOn(resting, { startsOn, endsOn }, beginOf(endsOn)).change }
  const left = daysBetween(endsOn, awake.periodEnd)
  const { amount } = withSeats(awake, { seat: 9000, seats: 3, now: beginOf(endsOn) })
  expect(amount).toBe((9000 * left) / 30)
  expect(left).toBe(25)
})

test('R-1272: fewer seats come with the next period at the same price for each', () => {
  const team = started(9000, 5)
  const { subscription, amount } = withSeats(team, { seat: 9000, seats: 3, now: day(10) })
  expect(amount).toBe(0)
  expect(subscription).toMatchObject({ seats: 5, nextSeats: 3, price: 45_000 })
  const charge = renewalCharge(subscription)
  expect(charge).toMatchObject({ amount: 27_000, seats: 3 })
  expect({ ...subscription, ...afterPaid(subscription, charge) }).toMatchObject({
    seats: 3,
    nextSeats: null,
    price: 27_000,
  })
})
