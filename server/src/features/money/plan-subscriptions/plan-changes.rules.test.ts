import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discounted, noDiscount, planChange, newSubscription } from '../billing/subscriptions.rules.ts'
import { discountOf, isSmaller, kindOf, offerOf, planOf } from './plan-changes.rules.ts'

const plan = { planCd: 'PRO', monthPrice: 79_000, yearPrice: null, isOffered: true } as const
const now = new Date('2026-11-21T03:00:00Z')

test('a plan is sold for the terms that have a price, while it is offered', () => {
  expect(offerOf(plan, 1)).toEqual({ title: 'PRO', price: 79_000, termMonths: 1 })
  expect(offerOf(plan, 12)).toBeNull()
  expect(offerOf({ ...plan, isOffered: false }, 1)).toBeNull()
  expect(planOf('PRO')).toBe('PRO')
  expect(planOf('something else')).toBe('FREE')
})

test('a plan is smaller than those after it', () => {
  expect(isSmaller('FREE', 'BASIC')).toBe(true)
  expect(isSmaller('PRO', 'PRO')).toBe(false)
  expect(isSmaller('ENTERPRISE', 'PRO')).toBe(false)
})

test('a coupon leaves something to pay, and never more than the price', () => {
  const Coupon = fc.record({
    planCouponSeq: fc.nat(),
    kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
    value: fc.integer({ min: 1, max: 90 }),
  })
  fc.assert(
    fc.property(Coupon, fc.integer({ min: 100, max: 10_000_000 }), (coupon, price) => {
      const amount = discounted(price, discountOf(coupon))
      expect(amount).toBeGreaterThanOrEqual(100)
      expect(amount).toBeLessThanOrEqual(price)
      expect(Number.isInteger(amount)).toBe(true)
    }),
  )
  expect(discountOf(undefined)).toEqual(noDiscount)
  expect(discounted(29_000, discountOf({ planCouponSeq: 1, kind: 'AMOUNT', value: 1_000_000 }))).toBe(100)
})

test('only a dearer plan of the same term begins now; the rest of a period never costs more than the difference', () => {
  const price = fc.integer({ min: 100, max: 1_000_000 })
  const term = fc.constantFrom(1 as const, 12 as const)
  fc.assert(
    fc.property(price, price, term, term, fc.integer({ min: 0, max: 27 }), (from, to, has, wants, day) => {
      const running = {
        ...newSubscription({ title: 'BASIC', price: from, termMonths: has }, now),
        state: 'ACTIVE' as const,
      }
      const offer = { title: 'PRO', price: to, termMonths: wants }
      const at = new Date(now.getTime() + day * 86_400_000)
      const outcome = planChange(running, offer, { hasOpenCharge: false, now: at })
      if (!outcome) throw new Error('nothing could be changed')
      expect(kindOf(running, offer, outcome)).toBe(has === wants && to > from ? 'NOW' : 'LATER')
      if ('charge' in outcome) expect(outcome.charge.amount).toBeLessThanOrEqual(to - from)
    }),
  )
  const same = { title: 'BASIC', price: 100, termMonths: 1 } as const
  const running = { ...newSubscription(same, now), state: 'ACTIVE' as const }
  const outcome = planChange(running, same, { hasOpenCharge: false, now })
  expect(outcome && kindOf(running, same, outcome)).toBe('STAY')
})
