import { expect, test } from 'vitest'
import { isAccountNumber } from './deposit-account.rules.ts'

test.each([
  ['110-123-456789', true],
  ['1234567', true],
  ['123456', false],
  ['123456789012345678901', false],
  ['110--123456', false],
  ['-110123456', false],
  ['110-123-45678a', false],
  ['', false],
])('an account number %s', (text, isOne) => {
  expect(isAccountNumber(text)).toBe(isOne)
})
