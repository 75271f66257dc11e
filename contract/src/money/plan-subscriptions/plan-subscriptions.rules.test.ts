import { expect, test } from 'vitest'
import { couponCodePattern, savingOf } from './plan-subscriptions.rules.ts'

test('a year is said to be cheaper by whole percents, and only where it is', () => {
  expect(savingOf(29_000, 290_000)).toBe(16)
  expect(savingOf(10_000, 120_000)).toBeNull()
  expect(savingOf(10_000, 130_000)).toBeNull()
  expect(savingOf(null, 100_000)).toBeNull()
  expect(savingOf(100_000, null)).toBeNull()
})

test('codes of coupons are four to twenty capitals and digits', () => {
  expect(couponCodePattern.test('SPRING26')).toBe(true)
  expect(couponCodePattern.test('spring26')).toBe(false)
  expect(couponCodePattern.test('ABC')).toBe(false)
})
