import { expect, test } from 'vitest'
import { failureReason, outcomeOf, reasonOfCode } from './payment-failure.rules.ts'

test.each([
  ['REJECT_CARD_COMPANY', 'REJECTED'],
  ['REJECT_CARD_PAYMENT', 'LIMIT_OR_BALANCE'],
  ['EXCEED_MAX_DAILY_PAYMENT_COUNT', 'LIMIT'],
  ['REJECT_ACCOUNT_PAYMENT', 'BALANCE'],
  ['insufficient_funds', 'BALANCE'],
  ['INVALID_STOPPED_CARD', 'CARD_UNUSABLE'],
  ['PAY_PROCESS_CANCELED', 'CANCELLED'],
  ['NOT_FOUND_PAYMENT_SESSION', 'EXPIRED'],
  ['PROVIDER_ERROR', 'UNREACHABLE'],
  ['SOMETHING_NEW', 'UNKNOWN'],
  ['', 'UNKNOWN'],
])('the code %j means %s', (code, reason) => {
  expect(reasonOfCode(code)).toBe(reason)
})

test('without a code in the address the order says why, and at last what became of it', () => {
  expect(failureReason('', { failReason: 'REJECT_CARD_COMPANY', state: 'FAILED' })).toBe('REJECTED')
  expect(failureReason('EXPIRED', { failReason: 'REJECT_CARD_COMPANY', state: 'FAILED' })).toBe('EXPIRED')
  expect(failureReason('', { failReason: 'time over', state: 'EXPIRED' })).toBe('EXPIRED')
  expect(failureReason('X', { failReason: null, state: 'CANCELLED' })).toBe('CANCELLED')
  expect(failureReason('X', { failReason: null, state: 'FAILED' })).toBe('UNKNOWN')
})

test('money was kept, given back, never taken, or may still come', () => {
  expect(
    (['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED', 'CREATED'] as const).map((state) =>
      outcomeOf({ state, failReason: null }),
    ),
  ).toEqual(['KEPT', 'KEPT', 'REFUNDED', 'UNPAID', 'OPEN'])
  // The seat is held, and the buyer tries another way.
  expect(outcomeOf({ state: 'CREATED', failReason: 'REJECT_CARD_COMPANY' })).toBe('UNPAID')
})
