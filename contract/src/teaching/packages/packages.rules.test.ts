import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  expectedEnd,
  includedState,
  isKrwOnly,
  sharesOf,
  splitAmount,
  obstacleFor,
} from './packages.rules.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 2, maxLength: 20 })

test('parts sum to the whole and none is a unit away from its proportion', () => {
  fc.assert(
    fc.property(amount, weights, (total, given) => {
      const parts = splitAmount(total, given)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      const whole = given.reduce((sum, weight) => sum + weight, 0)
      for (const [at, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0)
        if (whole > 0) expect(Math.abs(part - (total * (given[at] ?? 0)) / whole)).toBeLessThan(1.001)
      }
    }),
  )
})

test('shares sum to price and discount of the package, and no discount is above its price', () => {
  fc.assert(
    fc.property(amount, amount, weights, (one, other, given) => {
      const [totalAmount, price] = [Math.min(one, other), Math.max(one, other)]
      const shares = sharesOf({ price, totalAmount }, given)
      expect(shares.reduce((sum, share) => sum + share.unitPrice, 0)).toBe(price)
      expect(shares.reduce((sum, share) => sum + share.discountAmount, 0)).toBe(price - totalAmount)
      for (const { unitPrice, discountAmount } of shares) {
        expect(discountAmount).toBeGreaterThanOrEqual(0)
        expect(discountAmount).toBeLessThanOrEqual(unitPrice)
      }
    }),
  )
})

test.each([
  [198_000, [128_000, 110_000, 66_000], [83_368, 71_645, 42_987]],
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [0, 0], [3, 2]],
])('%i by %j', (total, given, parts) => expect(splitAmount(total, given)).toEqual(parts))

test('different currencies leave won', () => {
  expect(isKrwOnly(['KRW', 'KRW'])).toBe(false)
  expect(isKrwOnly(['KRW', 'USD'])).toBe(true)
})

test('the expected end is a day of Seoul', () => {
  const lateInSeoul = new Date('2026-11-21T15:30:00Z')
  expect(expectedEnd(30, lateInSeoul)).toBe('2026-12-22')
  expect(expectedEnd(-1, lateInSeoul)).toBeNull()
})

const now = new Date('2026-11-21T03:00:00Z')
const open = {
  state: 'PUBLISHED',
  endAt: null,
  userLimitTypeCd: '99',
  maxUserCount: 10,
  attendCount: 9,
  waitCnt: 0,
} as const
test.each([
  ['one class alone', [open], 'NOT_READY'],
  ['two with seats', [open, open], null],
  ['a full class', [open, { ...open, attendCount: 10 }], 'SOLD_OUT'],
  ['a free seat that others wait for', [open, { ...open, userLimitTypeCd: '00', waitCnt: 1 }], 'SOLD_OUT'],
  ['a class without a limit', [open, { ...open, userLimitTypeCd: '01', attendCount: 99 }], null],
  ['a class that is over', [open, { ...open, endAt: new Date(now.getTime() - 1) }], 'CLOSED'],
  ['a class in the trash', [open, { ...open, state: 'TRASHED' }], 'CLOSED'],
] as const)('%s', (_, classes, state) => expect(includedState(classes, now)).toBe(state))

const candidate = { productKind: 'CLASS', courseTypeCd: '05', state: 'PUBLISHED', endAt: null } as const
test.each([
  [{}, null],
  [{ productKind: 'PACKAGE' }, 'IS_PACKAGE'],
  [{ productKind: 'CHALLENGE' }, 'IS_CHALLENGE'],
  [{ productKind: 'CONTENTS' }, null],
  [{ courseTypeCd: '01' }, 'IS_PROJECT'],
  [{ state: 'DRAFT' }, 'NOT_PUBLISHED'],
  [{ endAt: new Date(now.getTime() - 1) }, 'ENDED'],
] as const)('%j is added or not: %s', (change, reason) =>
  expect(obstacleFor({ ...candidate, ...change }, now)).toBe(reason),
)
