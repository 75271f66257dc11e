import { expect, test } from 'vitest'
import { orderStates } from './orders.rules.ts'
import { paymentStatuses } from '../../values/type-codes.ts'
import { paymentStatusOf, statesOf } from './payment-status.rules.ts'

test('every state of an order is found under exactly one status of its payment', () => {
  const found = Object.values(paymentStatuses).flatMap((status) => statesOf(status))
  expect(found.toSorted()).toEqual([...orderStates].toSorted())
})

test.each([
  ['PAID', '00'],
  ['CREATED', '01'],
  ['REFUNDED', '02'],
  ['PARTIALLY_REFUNDED', '03'],
  ['EXPIRED', '99'],
] as const)('an order that is %s has the status %s', (state, status) => {
  expect(paymentStatusOf(state)).toBe(status)
  expect(statesOf(status)).toContain(state)
})
