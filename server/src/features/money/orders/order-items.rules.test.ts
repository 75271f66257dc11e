import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemTotal, spreadRefund } from './order-items.rules.ts'

test('a item costs its price times its quantity less its discount', () => {
  expect(itemTotal({ unitPrice: 10_000, quantity: 3, discountAmount: 5_000 })).toBe(25_000)
})

const Item = fc
  .tuple(fc.nat(100_000), fc.nat(100_000))
  .map(([refunded, more]) => ({ refundedAmount: refunded, paidAmount: refunded + more }))

test('a refund falls to the items in full, and to none more than it has left', () => {
  fc.assert(
    fc.property(fc.array(Item, { minLength: 1, maxLength: 6 }), fc.nat(), (items, seed) => {
      const left = items.reduce((sum, item) => sum + item.paidAmount - item.refundedAmount, 0)
      const amount = left === 0 ? 0 : seed % (left + 1)
      const shares = spreadRefund(amount, items)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      for (const [at, { paidAmount, refundedAmount }] of items.entries()) {
        expect(shares[at]).toBeGreaterThanOrEqual(0)
        expect(shares[at]).toBeLessThanOrEqual(paidAmount - refundedAmount)
      }
    }),
  )
})
