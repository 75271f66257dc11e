import { isAccountPassword } from 'contract/values/passwords'
import { expect, test } from 'vitest'
import { unknownPassword } from './unknown-password.rules.ts'

test('an unknown password keeps the rules and is never the same', () => {
  const passwords = Array.from({ length: 50 }, unknownPassword)
  expect(passwords.every(isAccountPassword)).toBe(true)
  expect(new Set(passwords).size).toBe(50)
})
