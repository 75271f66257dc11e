import { expect, test } from 'vitest'
import { readPhone } from './phone.ts'

test('a phone is read as Excel and people write it', () => {
  const written = ['010-1234-5678', '1012345678', '+82 10-1234-5678', '02 123 4567', '212345678', '']
  expect(written.map(readPhone)).toEqual([
    '01012345678',
    '01012345678',
    '01012345678',
    '021234567',
    '212345678',
    '',
  ])
})
