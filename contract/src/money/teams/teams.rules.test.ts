import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesIn, freeSeats, invitationEnds, seatPrice } from './teams.rules.ts'

test('R-1272: nobody takes a seat that goes with the next period', () => {
  expect(freeSeats({ seats: 5, nextSeats: null, taken: 2 })).toBe(3)
  expect(freeSeats({ seats: 5, nextSeats: 3, taken: 2 })).toBe(1)
  expect(freeSeats({ seats: 5, nextSeats: 2, taken: 2 })).toBe(0)
  expect(freeSeats({ seats: 2, nextSeats: null, taken: 2 })).toBe(0)
})

test('the price of a seat is found again from that of the team', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 2, max: 100 }),
      (price, seats) => {
        expect(seatPrice({ price: price * seats, seats })).toBe(price)
      },
    ),
  )
})

test('R-1273: an invitation is good for thirty days', () => {
  expect(invitationEnds(new Date('2026-11-21T03:00:00Z'))).toEqual(new Date('2026-12-21T03:00:00Z'))
})

const isAddress = (one: string) => /^[^@]+@[^@]+\.[a-z]+$/.test(one)

test('addresses are found in what mail programs and tables copy', () => {
  expect(
    addressesIn(
      'Jun Kim <JUN@example.com>, kai@example.com;\n leo@example\tjun@example.com 김민아',
      isAddress,
    ),
  ).toEqual({ emails: ['jun@example.com', 'kai@example.com'], wrong: ['leo@example'] })
  expect(addressesIn('  ', isAddress)).toEqual({ emails: [], wrong: [] })
})
