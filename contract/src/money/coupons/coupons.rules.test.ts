import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelDiscountOf, MAX_LEVEL_DISCOUNT } from '../../people/levels/levels.rules.ts'
import {
  couponStateOf,
  discountOf,
  discountsOf,
  isCode,
  maxCostOf,
  normalizeCode,
  obstacleFor,
  obstacleToReceive,
} from './coupons.rules.ts'

const won = fc.integer({ min: 0, max: 1_000_000_000 })
const aDiscount = fc.oneof(
  fc.record({
    discountType: fc.constant('AMOUNT' as const),
    value: fc.integer({ min: 1, max: 1_000_000_000 }),
    maxDiscount: fc.constant(null),
  }),
  fc.record({
    discountType: fc.constant('PERCENT' as const),
    value: fc.integer({ min: 1, max: 100 }),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
  }),
)

test('a discount lies between nothing and the price, and is whole', () => {
  fc.assert(
    fc.property(aDiscount, won, (coupon, price) => {
      const discount = discountOf(coupon, { price, currency: 'KRW' })
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(price - discount).toBeGreaterThanOrEqual(0)
      expect(Number.isInteger(discount)).toBe(true)
      expect(discount).toBeLessThanOrEqual(coupon.maxDiscount ?? discount)
    }),
  )
})

test('a dearer class never gets a smaller discount', () => {
  fc.assert(
    fc.property(aDiscount, won, won, (coupon, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((price) =>
        discountOf(coupon, { price, currency: 'KRW' }),
      )
      expect(low).toBeLessThanOrEqual(high ?? 0)
    }),
  )
})

test('all coupons together never take off more than what is said', () => {
  fc.assert(
    fc.property(aDiscount, fc.array(won, { maxLength: 8 }), (coupon, prices) => {
      const most = maxCostOf({ ...coupon, totalLimit: Math.max(1, prices.length) })
      const sum = prices.reduce((all, price) => all + discountOf(coupon, { price, currency: 'KRW' }), 0)
      expect(sum).toBeLessThanOrEqual(most ?? sum)
    }),
  )
})

const fixed = { discountType: 'AMOUNT', value: 8_000, maxDiscount: null } as const
const tenth = { discountType: 'PERCENT', value: 10, maxDiscount: 5_000 } as const

test('an amount, a part, and a part with a limit', () => {
  expect(discountOf(fixed, { price: 88_000, currency: 'KRW' })).toBe(8_000)
  expect(discountOf(fixed, { price: 5_000, currency: 'KRW' })).toBe(5_000)
  expect(discountOf(tenth, { price: 39_990, currency: 'KRW' })).toBe(3_999)
  expect(discountOf(tenth, { price: 88_000, currency: 'KRW' })).toBe(5_000)
  expect(discountOf(fixed, { price: 8_800, currency: 'USD' })).toBe(0)
  expect(maxCostOf({ ...fixed, totalLimit: 30 })).toBe(240_000)
  expect(maxCostOf({ ...tenth, maxDiscount: null, totalLimit: 30 })).toBeNull()
})

const begins = new Date('2026-11-20T15:00:00Z')
const ends = new Date('2026-12-10T15:00:00Z')
const within = new Date('2026-11-21T03:00:00Z')
const held = {
  isActive: true,
  startsAt: begins,
  endsAt: ends,
  minAmount: 40_000,
  courseSeqs: [1, 2],
  use: null,
} as const
const course = { price: 40_000, currency: 'KRW', courseSeq: 1 } as const

test('each reason why a coupon cannot be spent', () => {
  expect(obstacleFor(held, course, within)).toBeNull()
  expect(obstacleFor({ ...held, use: 'USED' }, course, within)).toBe('USED')
  expect(obstacleFor({ ...held, isActive: false }, course, within)).toBe('INACTIVE')
  expect(obstacleFor(held, course, ends)).toBe('OVER')
  expect(obstacleFor(held, course, new Date(begins.getTime() - 1))).toBe('NOT_BEGUN')
  expect(obstacleFor(held, course, begins)).toBeNull()
  expect(obstacleFor({ ...held, use: 'RESERVED' }, course, within)).toBe('IN_USE')
  expect(obstacleFor(held, { ...course, currency: 'USD' }, within)).toBe('NOT_KRW')
  expect(obstacleFor(held, { ...course, courseSeq: 3 }, within)).toBe('WRONG_CLASS')
  expect(obstacleFor(held, { ...course, price: 39_999 }, within)).toBe('BELOW_MINIMUM')
})

const given = { ...held, totalLimit: 3, perUserLimit: 2, issuedCount: 2 }
const none = { received: 0, hasUnused: false }

test('each reason why a coupon cannot be received, which is open before it begins', () => {
  expect(obstacleToReceive(given, none, new Date(begins.getTime() - 1))).toBeNull()
  expect(obstacleToReceive({ ...given, isActive: false }, none, within)).toBe('INACTIVE')
  expect(obstacleToReceive(given, none, ends)).toBe('OVER')
  expect(obstacleToReceive(given, { received: 1, hasUnused: true }, within)).toBe('HELD')
  expect(obstacleToReceive(given, { received: 2, hasUnused: false }, within)).toBe('PERSON_LIMIT')
  expect(obstacleToReceive({ ...given, issuedCount: 3 }, none, within)).toBe('ALL_GIVEN')
})

test('a coupon is planned, running, over, or switched off', () => {
  expect(couponStateOf(held, new Date(begins.getTime() - 1))).toBe('SCHEDULED')
  expect(couponStateOf(held, within)).toBe('RUNNING')
  expect(couponStateOf(held, ends)).toBe('ENDED')
  expect(couponStateOf({ ...held, isActive: false }, within)).toBe('OFF')
})

test('a code is the same however it is typed', () => {
  expect(normalizeCode(' welcome-8 ')).toBe('WELCOME8')
  expect(normalizeCode('ｗｅｌｃｏｍｅ８')).toBe('WELCOME8')
  expect(isCode('WELCOME8')).toBe(true)
  expect(isCode('환영')).toBe(false)
  expect(isCode('ABC')).toBe(false)
})

// docs/rules.md R-1201, R-1202
test('whatever a level and a coupon take off, the parts make the price, and nobody pays less than nothing', () => {
  const percents = fc.integer({ min: 0, max: MAX_LEVEL_DISCOUNT })
  const currencies = fc.constantFrom('KRW' as const, 'USD' as const)
  fc.assert(
    fc.property(
      won,
      currencies,
      percents,
      aDiscount,
      fc.boolean(),
      (price, currency, percent, discount, isForBoth) => {
        const levelDiscount = levelDiscountOf(price, percent)
        const offered = { price, currency, levelDiscount }
        const coupon = { ...discount, allowsLevelDiscount: isForBoth }
        const found = discountsOf(offered, coupon)
        expect(found.totalAmount).toBeGreaterThanOrEqual(0)
        expect(found.levelDiscount + found.couponDiscount + found.totalAmount).toBe(price)
        expect(Object.values(found).every(Number.isSafeInteger)).toBe(true)
        // The coupon takes off what is left, and the level gives way to one that is not for both.
        expect(found.levelDiscount).toBe(isForBoth ? levelDiscount : 0)
        expect(found.couponDiscount).toBe(discountOf(coupon, { price: found.left, currency }))
        const alone = discountsOf(offered, null)
        expect(alone).toMatchObject({ levelDiscount, couponDiscount: 0, totalAmount: price - levelDiscount })
        if (isForBoth) expect(found.totalAmount).toBeLessThanOrEqual(alone.totalAmount)
      },
    ),
  )
})
