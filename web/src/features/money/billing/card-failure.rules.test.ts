import { expect, test } from 'vitest'
import { cardFailureOf } from './card-failure.rules.ts'

test.each([
  ['PAY_PROCESS_CANCELED', 'CANCELLED'],
  ['REJECT_CARD_COMPANY', 'REJECTED'],
  ['INVALID_CARD_EXPIRATION', 'CARD_UNUSABLE'],
  ['INVALID_CARD_PASSWORD', 'NOT_PROVED'],
  ['EXCEED_MAX_AMOUNT', 'UNKNOWN'],
  ['', 'UNKNOWN'],
])('a registration that ended with %s', (code, reason) => {
  expect(cardFailureOf(code)).toBe(reason)
})
