import { expect, test } from 'vitest'
import { countsTestMoney } from './money-entries.rules.ts'

test('money of the sandbox counts until a provider takes real money', () => {
  expect(countsTestMoney([])).toBe(true)
  expect(countsTestMoney([{ isTest: true }])).toBe(true)
  expect(countsTestMoney([{ isTest: true }, { isTest: false }])).toBe(false)
})
