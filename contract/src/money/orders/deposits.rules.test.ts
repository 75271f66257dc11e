import { expect, test } from 'vitest'
import { checkDeposit, depositDue } from './deposits.rules.ts'

test('a deposit may come until the end of the last day in Seoul', () => {
  // 00:30 on 22 November in Seoul.
  const now = new Date('2026-11-21T15:30:00Z')
  expect(depositDue(now, 3)).toEqual(new Date('2026-11-25T14:59:59Z'))
  expect(depositDue(new Date('2026-11-21T14:30:00Z'), 3)).toEqual(new Date('2026-11-24T14:59:59Z'))
})

test.each([
  ['CREATED', 'REQUESTED', 30_000, null],
  ['EXPIRED', 'EXPIRED', 30_000, null],
  ['CREATED', 'REQUESTED', 29_999, 'DEPOSIT_TOO_LITTLE'],
  ['CREATED', 'REQUESTED', 30_001, 'DEPOSIT_TOO_MUCH'],
  ['CANCELLED', 'CANCELLED_BY_USER', 30_000, 'DEPOSIT_NOT_AWAITED'],
  ['PAID', 'PAID', 30_000, 'DEPOSIT_NOT_AWAITED'],
  ['REFUNDED', 'REFUNDED', 30_000, 'DEPOSIT_NOT_AWAITED'],
  ['PAID', 'EXPIRED', 30_000, 'DEPOSIT_NOT_AWAITED'],
])('a deposit for an order %s with a payment %s of %i', (orderState, paymentState, amount, refusal) => {
  expect(checkDeposit({ orderState, paymentState, totalAmount: 30_000 }, amount)).toBe(refusal)
})
