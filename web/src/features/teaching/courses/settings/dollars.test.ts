import { expect, test } from 'vitest'
import { centsOf, dollarsOf, typedDollars } from './dollars.ts'

test.each([
  ['12', '12', 1200],
  ['12.', '12.', 1200],
  ['12.5', '12.5', 1250],
  ['$1,234.567', '1234.56', 123_456],
  ['.5', '0.5', 50],
  ['007', '7', 700],
  ['', '', null],
  ['abc', '', null],
])('%j is stored as %j and is %j cents', (typed, kept, cents) => {
  expect(typedDollars(typed)).toBe(kept)
  expect(centsOf(kept)).toBe(cents)
})

test('formats cents as dollars', () => {
  expect([dollarsOf(1250), dollarsOf(5), dollarsOf(0), dollarsOf(null)]).toEqual([
    '12.50',
    '0.05',
    '0.00',
    '',
  ])
})
