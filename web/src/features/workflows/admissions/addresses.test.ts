import { expect, test } from 'vitest'
import { readAddresses } from './addresses.ts'

test.each([
  [
    'a column of a sheet',
    'Haru@Example.com\nsora@example.com\n',
    ['haru@example.com', 'sora@example.com'],
    [],
  ],
  [
    'what a mail program copies',
    '"김하루" <haru@example.com>; sora@example.com',
    ['haru@example.com', 'sora@example.com'],
    [],
  ],
  ['the same twice', 'haru@example.com, HARU@example.com', ['haru@example.com'], []],
  ['one that is none', 'haru@example, sora@example.com', ['sora@example.com'], ['haru@example']],
  ['names alone', '김하루 김소라', [], []],
])('extracts the mail addresses from %s', (_, text, emails, wrong) => {
  expect(readAddresses(text)).toEqual({ emails, wrong })
})
