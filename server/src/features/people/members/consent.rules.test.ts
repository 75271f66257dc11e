import { expect, test } from 'vitest'
import { maskedEmail } from './consent.rules.ts'

test.each([
  ['mina@example.com', 'mi***@example.com'],
  ['ab@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
])('%s is shown as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown))
