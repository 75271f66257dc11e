import { expect, test } from 'vitest'
import { requireUncommon } from './common-passwords.service.ts'

const isRefused = (password: string, email: string | null = null) => {
  try {
    requireUncommon(password, email)
    return false
  } catch {
    return true
  }
}

test.each([
  'Password1!',
  'P@ssw0rd1!',
  'password123!',
  'Iloveyou1!',
  'qwerty123!',
  'Welcome2026!',
  '!Monkey12',
  '1qaz@wsx',
  'Samsung1!',
  'abc123!!!',
])('“%s” is a common password', (password) => expect(isRefused(password)).toBe(true))

test.each([
  'haruyoga1!',
  'Seodang-2026!',
  'xatvu8-Tagfek-rypcyh',
  'correct horse battery 1',
  'ㅂ비밀번호-a7k2',
])('“%s” is accepted', (password) => expect(isRefused(password)).toBe(false))

test('nobody can use the name in their own address as password', () => {
  expect(isRefused('Haruyogini1!', 'haruyogini@example.com')).toBe(true)
  expect(isRefused('Haruyogini1!', 'mina@example.com')).toBe(false)
})
