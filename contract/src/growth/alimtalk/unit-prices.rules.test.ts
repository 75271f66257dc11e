import { expect, test } from 'vitest'
import { costEstimate } from './unit-prices.rules.ts'

const prices = { ALIMTALK: 13, FRIENDTALK: null, FRIENDTALK_IMAGE: null, SMS: 18, LMS: 0, MMS: null }

test.each([
  ['SMS', 36],
  ['LMS', 0],
  ['FRIENDTALK', null],
] as const)('two messages by %s cost about %s won', (kind, amount) => {
  expect(costEstimate(2, kind, prices)).toBe(amount)
})

test('without an account nothing is estimated', () => {
  expect(costEstimate(2, 'SMS', null)).toBeNull()
})
