import { expect, test } from 'vitest'
import { isPagePath, checkAddress } from './addresses.ts'
import { isAccountPassword, isSimplePassword, passwordRules, strangersIn } from './passwords.ts'
import { formatPhone, isPhone, phoneDigits } from './phone.ts'

test.each([
  ['010-1234-5678', '01012345678', '010-1234-5678'],
  ['010 123 4567', '0101234567', '010-123-4567'],
  ['02)123.4567', '021234567', '02-123-4567'],
  ['0212345678', '0212345678', '02-1234-5678'],
  ['031-123-4567', '0311234567', '031-123-4567'],
])('the number %s is stored as %s and shown as %s', (typed, digits, shown) => {
  expect(phoneDigits(typed)).toBe(digits)
  expect(isPhone(digits)).toBe(true)
  expect(formatPhone(digits)).toBe(shown)
})
test('a phone number is optional, but must be complete and contain nothing else', () => {
  expect(isPhone('')).toBe(true)
  expect(isPhone('01012')).toBe(false)
  expect(isPhone('010123456789')).toBe(false)
  expect(isPhone('010-1234-5678')).toBe(false)
})

test.each([
  ['yoga2026!', []],
  ['y0ga!', ['length']],
  [`${'a'.repeat(71)}1!`, ['length']],
  ['yogayoga!', ['digit']],
  ['20262026!', ['letter']],
  ['yoga2026', ['special']],
  ['yoga 2026', []],
  ['xatvu8-tagfek-rypcyh', []],
  ['요가yoga2026!', []],
  ['요가요가2026!', ['letter']],
  ['yoga2026!\u200b', ['special']],
  ['yoga2026!\n', ['special']],
])('the password “%s” breaks %j', (password, expected) => {
  const broken = Object.entries(passwordRules).filter(([, holds]) => !holds(password))
  expect(broken.map(([rule]) => rule)).toEqual(expected)
  expect(isAccountPassword(password)).toBe(expected.length === 0)
})
test('passwords must not contain invisible characters', () => {
  expect(strangersIn('\tyoga\u200b2026\t!')).toBe('\t\u200b')
  expect(strangersIn('yoga-2026 요가!é')).toBe('')
})
test.each([
  ['a1b2', true],
  ['abc', false],
  ['abcd!', false],
])('“%s” is a valid secret for a live room: %s', (password, expected) =>
  expect(isSimplePassword(password)).toBe(expected),
)

test.each([
  ['haru', null],
  ['haru-yoga', null],
  ['a1', null],
  ['a', 'FORM'],
  ['Haru', 'FORM'],
  ['haru_yoga', 'FORM'],
  ['-haru', 'FORM'],
  ['haru-', 'FORM'],
  ['xn--haru', 'FORM'],
  ['하루', 'FORM'],
  ['a'.repeat(21), 'FORM'],
  ['www', 'RESERVED'],
  ['api', 'RESERVED'],
  ['admin', 'RESERVED'],
  ['demo', 'RESERVED'],
] as const)('a site at “%s”: %s', (address, expected) => expect(checkAddress(address)).toBe(expected))

test.each([
  ['About_us-2', true],
  ['', false],
  ['소개', false],
  ['a/b', false],
  ['a'.repeat(21), false],
])('“%s” is a valid page path: %s', (path, expected) => expect(isPagePath(path)).toBe(expected))
