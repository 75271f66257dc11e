import { expect, test } from 'vitest'
import { isWhole, lowestMonthPrice, monthPrice, savedPercent } from './memberships.rules.ts'

const month = { months: 1, price: 9900 }
const year = { months: 12, price: 99_000 }

test('a month of a term is rounded up to a whole won', () => {
  expect(monthPrice({ months: 3, price: 10_000 })).toBe(3334)
  expect(lowestMonthPrice([month, year])).toBe(8250)
  expect(lowestMonthPrice([])).toBeNull()
})

test('a longer term says how much less a month costs, and nothing where it costs no less', () => {
  expect(savedPercent(year, [month, year])).toBe(16)
  expect(savedPercent(month, [month, year])).toBe(0)
  expect(savedPercent({ months: 12, price: 130_000 }, [month])).toBe(0)
  expect(savedPercent(year, [year])).toBe(0)
})

test('what has a price and opens something can be sold', () => {
  expect(isWhole({ terms: [month], courseSeqs: [1], categorySeqs: [] })).toBe(true)
  expect(isWhole({ terms: [month], courseSeqs: [], categorySeqs: [2] })).toBe(true)
  expect(isWhole({ terms: [month], courseSeqs: [], categorySeqs: [] })).toBe(false)
  expect(isWhole({ terms: [], courseSeqs: [1], categorySeqs: [] })).toBe(false)
})
