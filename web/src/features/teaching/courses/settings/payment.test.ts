import { expect, test } from 'vitest'
import { someSettings } from '../../../../testing/classes.ts'
import { paymentOf, sentPayment } from './payment.ts'

const dollars = { displayCurrency: 'KRW' as const, discountPrice: 500, priceEx: 300 }

test('an invisible discount in dollars is saved while it is below the price', () => {
  const draft = { ...paymentOf(someSettings()), ...dollars }
  expect(sentPayment({ ...draft, discountPriceEx: 200 }).discountPriceEx).toBe(200)
  expect(sentPayment({ ...draft, discountPriceEx: 300 }).discountPriceEx).toBeNull()
  const inDollars = { ...draft, displayCurrency: 'USD' as const, discountPriceEx: 300 }
  expect(sentPayment(inDollars)).toBe(inDollars)
})
