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
      shown: { currency: 'USD', price: 3000, totalAmount: 2250, levelDiscount: 0 },
      won: { price: 40_000, totalAmount: 30_000, levelDiscount: 0 },
    })
  })
  test('is in won where a price in dollars is missing or comes to nothing', () => {
    const won = { price: 40_000, totalAmount: 30_000, levelDiscount: 0 }
    for (const other of [{ priceEx: null }, { discountPriceEx: 0 }, { displayCurrency: 'KRW' as const }])
      expect(pricesOf({ ...course, ...other }, now)).toEqual({ shown: { currency: 'KRW', ...won }, won })
  })
  test('is nothing where the class is free', () => {
    const nothing = { price: 0, totalAmount: 0, levelDiscount: 0 }
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
      levelDiscount: 0,
      exchangeRate: null,
    })
  })
  test('is won at the rate of the site, which is kept', () => {
    expect(chargeIn('KRW', { ...prices, exchangeRate: 138_550 })).toEqual({
      currency: 'KRW',
      price: 41_565,
      totalAmount: 31_174,
      levelDiscount: 0,
      exchangeRate: 138_550,
    })
  })
  test('is the price in won where the site has no rate, and the rate says what it amounts to', () => {
    expect(chargeIn('KRW', { ...prices, exchangeRate: null })).toEqual({
      currency: 'KRW',
      price: 40_000,
      totalAmount: 30_000,
      levelDiscount: 0,
      exchangeRate: 133_333,
    })
  })
})

// docs/rules.md R-1201
describe('a level', () => {
  const prices = pricesOf(course, now, 10)
  test('takes its percent off what is shown and off the price in won, rounded down', () => {
    expect(prices).toEqual({
      shown: { currency: 'USD', price: 3000, totalAmount: 2025, levelDiscount: 225 },
      won: { price: 40_000, totalAmount: 27_000, levelDiscount: 3000 },
    })
    expect(pricesOf({ ...course, discountPriceEx: 999 }, now, 33).shown).toMatchObject({
      totalAmount: 670,
      levelDiscount: 329,
    })
    expect(pricesOf({ ...course, discountPrice: 0 }, now, 50).won).toMatchObject({
      totalAmount: 0,
      levelDiscount: 0,
    })
  })
  test('takes off won at the rate of the site what it takes off dollars', () => {
    const charge = chargeIn('KRW', { ...prices, exchangeRate: 138_550 })
    expect(charge).toMatchObject({ price: 41_565, totalAmount: 28_056, levelDiscount: 3118 })
    expect(charge.totalAmount + charge.levelDiscount).toBe(wonOf(2250, 138_550))
    expect(chargeIn('KRW', { ...prices, exchangeRate: null })).toMatchObject({ totalAmount: 27_000 })
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
