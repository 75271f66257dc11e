import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  discountPercent,
  effectivePrice,
  formatAmount,
  formatMonthly,
  formatPrice,
  instalmentPerMonth,
  displayPrice,
} from './money.ts'

const amounts = fc.integer({ min: 0, max: 1_000_000_000 })

test.each([
  [0, 'KRW', 'ko', '무료'],
  [0, 'USD', 'en', 'Free'],
  [0, 'KRW', 'jp', '無料'],
  [1_000, 'KRW', 'ko', '1,000원'],
  [999, 'KRW', 'ko', '999원'],
  [1_234_567, 'KRW', 'ko', '1,234,567원'],
  [30_000, 'KRW', 'en', '₩30,000'],
  [1_250, 'USD', 'en', '$12.50'],
  [5, 'USD', 'ko', '$0.05'],
  [123_456_789, 'USD', 'en', '$1,234,567.89'],
] as const)('%i of %s reads in %s as %s', (amount, currency, language, expected) => {
  expect(formatPrice(amount, currency, language)).toBe(expected)
})

test('zero is shown as an amount where it is not a price, and an amount may be negative', () => {
  expect(formatAmount(0, 'KRW', 'ko')).toBe('0원')
  expect(formatAmount(-12_000, 'KRW', 'ko')).toBe('-12,000원')
  expect(formatAmount(-1_205, 'USD', 'en')).toBe('-$12.05')
})

test('formatting an amount neither loses nor adds digits', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(Number(formatAmount(amount, 'KRW', 'ko').replace(/\D/g, ''))).toBe(amount)
      expect(Number(formatAmount(amount, 'USD', 'en').replace(/\D/g, ''))).toBe(amount)
    }),
  )
})

test.each([
  [30_000, 24_000, 20],
  [39_000, 26_000, 33],
  [100, 0, 100],
  [100_000, 99_900, 0],
  [0, 0, 0],
])('from %i to %i is a discount of %i percent', (price, discountPrice, expected) => {
  expect(discountPercent(price, discountPrice)).toBe(expected)
})

const now = new Date('2026-11-21T03:00:00Z')
const yesterday = new Date('2026-11-20T03:00:00Z')
const tomorrow = new Date('2026-11-22T03:00:00Z')
const paid = {
  fareCd: '01',
  price: 30_000,
  discountPrice: 24_000,
  discountStartAt: null,
  discountEndAt: null,
} as const

test.each([
  ['a discount without days always holds', {}, 24_000],
  ['without a discount the price holds', { discountPrice: null }, 30_000],
  ['before its first day the discount does not hold yet', { discountStartAt: tomorrow }, 30_000],
  ['from its first moment on it holds', { discountStartAt: now }, 24_000],
  ['until its last moment it holds', { discountStartAt: yesterday, discountEndAt: tomorrow }, 24_000],
  ['at its last moment it is over', { discountEndAt: now }, 30_000],
  ['a discount down to nothing is nothing to pay', { discountPrice: 0 }, 0],
  ['a free class costs nothing, whatever is left in its price', { fareCd: '00' }, 0],
  ['a class open to everybody costs nothing', { fareCd: '03' }, 0],
] as const)('%s', (_, change, expected) => {
  expect(effectivePrice({ ...paid, ...change }, now)).toBe(expected)
})

test('no buyer ever pays more than the price', () => {
  fc.assert(
    fc.property(amounts, fc.option(amounts), (price, discountPrice) => {
      const course = {
        ...paid,
        price,
        discountPrice: discountPrice === null ? null : Math.min(price, discountPrice),
      }
      expect(effectivePrice(course, now)).toBeLessThanOrEqual(price)
    }),
  )
})

test('the monthly parts cover the price, with less than one unit a month in excess', () => {
  expect(instalmentPerMonth({ amount: 100_000, currency: 'KRW' }, 3)).toEqual({
    amount: 33_334,
    currency: 'KRW',
  })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 36 }), (amount, months) => {
      const sum = instalmentPerMonth({ amount, currency: 'KRW' }, months).amount * months
      expect(sum).toBeGreaterThanOrEqual(amount)
      expect(sum - amount).toBeLessThan(months)
    }),
  )
})

test('a monthly part is said as one', () => {
  const part = { amount: 30_000, currency: 'KRW' } as const
  expect(formatMonthly(part, 'ko')).toBe('월 30,000원')
  expect(formatMonthly(part, 'en')).toBe('₩30,000 a month')
  expect(formatMonthly({ amount: 1250, currency: 'USD' }, 'jp')).toBe('月$12.50')
})

test('a price is shown in won, or in dollars where dollar prices are set', () => {
  const sold = {
    fareCd: '01',
    price: 100_000,
    discountPrice: 80_000,
    discountStartAt: null,
    discountEndAt: null,
    displayCurrency: 'USD',
    priceEx: 7500,
    discountPriceEx: 6000,
  } as const
  expect(displayPrice(sold, now)).toEqual({ amount: 6000, full: 7500, currency: 'USD', isReduced: true })
  expect(displayPrice({ ...sold, discountEndAt: now }, now)).toMatchObject({ amount: 7500, isReduced: false })
  expect(displayPrice({ ...sold, displayCurrency: 'KRW' }, now)).toMatchObject({
    amount: 80_000,
    currency: 'KRW',
  })
  expect(displayPrice({ ...sold, fareCd: '00' }, now)).toMatchObject({ amount: 0, currency: 'KRW' })
})
