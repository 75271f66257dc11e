import { describe, expect, test } from 'vitest'
import { fareTypes } from '../../values/type-codes.ts'
import { chargeIn, isOldRate, pricesOf, waysFor, wonOf } from './charges.rules.ts'
import { payMethodList } from './pay-methods.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const course = {
  fareCd: fareTypes.paid,
  price: 40_000,
  discountPrice: 30_000,
  discountStartAt: null,
  discountEndAt: null,
  displayCurrency: 'USD' as const,
  priceEx: 3000,
  discountPriceEx: 2250,
}

test('cents become won at the rate, rounded once', () => {
  expect([wonOf(2500, 138_550), wonOf(1, 138_550), wonOf(333, 138_555)]).toEqual([34_638, 14, 4614])
  expect(wonOf(1_000_000_000, 1_000_000)).toBe(100_000_000_000)
})

describe('what a class costs', () => {
  test('is shown in dollars, and known in won', () => {
    expect(pricesOf(course, now)).toEqual({
      shown: { currency: 'USD', price: 3000, totalAmount: 2250 },
      won: { price: 40_000, totalAmount: 30_000 },
    })
  })
  test('is in won where a price in dollars is missing or comes to nothing', () => {
    const won = { price: 40_000, totalAmount: 30_000 }
    for (const other of [{ priceEx: null }, { discountPriceEx: 0 }, { displayCurrency: 'KRW' as const }])
      expect(pricesOf({ ...course, ...other }, now)).toEqual({ shown: { currency: 'KRW', ...won }, won })
  })
  test('is nothing where the class is free', () => {
    const nothing = { price: 0, totalAmount: 0 }
    const shown = { currency: 'KRW', ...nothing }
    expect(pricesOf({ ...course, discountPrice: 0 }, now)).toEqual({ shown, won: nothing })
  })
})

describe('what is charged', () => {
  const prices = pricesOf(course, now)
  test('is what is shown, where the currency is the same', () => {
    expect(chargeIn('USD', { ...prices, exchangeRate: 138_550 })).toEqual({
      currency: 'USD',
      price: 3000,
      totalAmount: 2250,
      exchangeRate: null,
    })
  })
  test('is won at the rate of the site, which is kept', () => {
    expect(chargeIn('KRW', { ...prices, exchangeRate: 138_550 })).toEqual({
      currency: 'KRW',
      price: 41_565,
      totalAmount: 31_174,
      exchangeRate: 138_550,
    })
  })
  test('is the price in won where the site has no rate, and the rate says what it amounts to', () => {
    expect(chargeIn('KRW', { ...prices, exchangeRate: null })).toEqual({
      currency: 'KRW',
      price: 40_000,
      totalAmount: 30_000,
      exchangeRate: 133_333,
    })
  })
})

const shown = (...ways: Parameters<typeof waysFor>) =>
  waysFor(...ways).map(({ method, currency }) => `${method.payMethodCd} ${currency}`)

test('cards are charged in won, PayPal in dollars, and dollars by card only where won are not taken', () => {
  const { CARD, FOREIGN_CARD, PAYPAL } = payMethodList
  const KRW = [CARD, FOREIGN_CARD]
  expect(shown('USD', { KRW, USD: [PAYPAL, CARD] })).toEqual(['00 KRW', '01 KRW', '05 USD'])
  expect(shown('USD', { KRW: [], USD: [CARD] })).toEqual(['00 USD'])
  expect(shown('KRW', { KRW, USD: [PAYPAL] })).toEqual(['00 KRW', '01 KRW'])
})

test('a rate is old after a week', () => {
  const set = new Date('2026-11-14T03:00:00Z')
  expect(isOldRate(set, now)).toBe(true)
  expect(isOldRate(new Date(set.getTime() + 1), now)).toBe(false)
})
