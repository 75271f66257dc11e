import { expect, test } from 'vitest'
import { businessDigits, isBusinessNumber, isLikelyBusinessNumber } from './business-number.ts'

test.each([
  // Numbers of well-known companies, as their own sites publish them.
  ['124-81-00998', true],
  ['220-81-62517', true],
  ['120-81-47521', true],
  ['1248100998', true],
  ['124-81-00999', false],
  ['124-81-0099', false],
  ['', false],
])('%s is a business number: %s', (text, expected) => {
  expect(isBusinessNumber(text)).toBe(expected)
})

test('an empty number, or one of another country, is not reported as wrong', () => {
  expect(isLikelyBusinessNumber('')).toBe(true)
  expect(isLikelyBusinessNumber('GB 123 4567 89')).toBe(true)
  expect(isLikelyBusinessNumber('123-45')).toBe(false)
  expect(businessDigits('220-81-62517')).toBe('2208162517')
})
