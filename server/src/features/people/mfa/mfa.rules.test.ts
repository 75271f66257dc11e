import { expect, test } from 'vitest'
import {
  originsOf,
  proofWaysOf,
  readRecovery,
  readTotp,
  recoveryCodeOf,
  rpIdOf,
  secondWaysOf,
  stepAt,
} from './mfa.rules.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12345', null],
  ['12345a', null],
])('%s typed as an app code is read as %s', (typed, expected) => {
  expect(readTotp(typed)).toBe(expected)
})

test('a recovery code is read however it is typed', () => {
  const code = recoveryCodeOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(code).toBe('23456-789AB')
  expect([code, '23456789ab', ' 23456 789AB '].map(readRecovery)).toEqual(Array(3).fill('23456789AB'))
  expect(['23456-789A', '23456-789A0', ''].map(readRecovery)).toEqual([null, null, null])
})

test('a step is half a minute', () => {
  expect(stepAt(new Date(59_999))).toBe(1)
  expect(stepAt(new Date(60_000))).toBe(2)
})

test('a passkey belongs to the host, whatever the scheme and the port', () => {
  expect(rpIdOf('https://haru.example.kr:8443')).toBe('haru.example.kr')
  expect(originsOf('http://haru.example.kr')).toContain('https://haru.example.kr')
})

const nothing = { hasApp: false, hasPasskeyHere: false, recoveryCodes: 0 }
test('the quickest method comes first, and only methods that work on this host', () => {
  expect(secondWaysOf({ hasApp: true, hasPasskeyHere: true, recoveryCodes: 3 })).toEqual([
    'PASSKEY',
    'TOTP',
    'RECOVERY',
  ])
  expect(secondWaysOf({ ...nothing, recoveryCodes: 3 })).toEqual(['RECOVERY'])
})

test('the strongest method of the user is required', () => {
  const account = { ...nothing, hasSecondFactor: false, hasPassword: true, isVerified: true }
  expect(proofWaysOf(account)).toEqual(['PASSWORD'])
  expect(proofWaysOf({ ...account, hasSecondFactor: true, hasApp: true })).toEqual(['TOTP'])
  expect(proofWaysOf({ ...account, hasPassword: false })).toEqual(['MAIL'])
  expect(proofWaysOf({ ...account, hasPassword: false, isVerified: false })).toEqual([])
})
