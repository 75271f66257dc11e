import { expect, test } from 'vitest'
import { alimtalkTemplateStates, isTemplateEditable, mobileNumber } from './alimtalk.rules.ts'

test.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10 1234 5678', '01012345678'],
  ['011-123-4567', '0111234567'],
  ['02-123-4567', null],
  ['1234', null],
  ['', null],
  [null, null],
])('the number %s is written to as %s', (phone, expected) => {
  expect(mobileNumber(phone)).toBe(expected)
})

test('what Kakao reviews or approved stays as it is', () => {
  expect(alimtalkTemplateStates.filter(isTemplateEditable)).toEqual(['DRAFT', 'REJECTED'])
})
