import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeRateOf, moveMonth, statementMonthOf, statementOf } from './settlements.rules.ts'

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -14, '2025-01'],
])('%s moved by %i months is %s', (month, by, moved) => {
  expect(moveMonth(month, by)).toBe(moved)
})

test('a rate holds from its month on; before the first there is none', () => {
  const steps = [
    { from: '2027-01', rate: 400 },
    { from: '2026-11', rate: 350 },
  ]
  expect(
    ['2026-10', '2026-11', '2026-12', '2027-01', '2028-05'].map((month) => feeRateOf(month, steps)),
  ).toEqual([0, 350, 350, 400, 400])
})

test('fee and tax are rounded down, in favour of the site', () => {
  expect(statementOf({ salesAmount: 16_420_000, refundAmount: 980_000 }, 340)).toEqual({
    netAmount: 15_440_000,
    feeAmount: 524_960,
    taxAmount: 52_496,
    restAmount: 14_862_544,
  })
  expect(statementOf({ salesAmount: 999, refundAmount: 0 }, 350)).toMatchObject({
    feeAmount: 34,
    taxAmount: 3,
  })
})

test('where more went back than came in, the fee is given back, rounded in favour of the site', () => {
  expect(statementOf({ salesAmount: 0, refundAmount: 999 }, 350)).toEqual({
    netAmount: -999,
    feeAmount: -35,
    taxAmount: -4,
    restAmount: -960,
  })
})

const won = fc.integer({ min: 0, max: 1_000_000_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })

test('of every month, net sales are fee, tax and rest together, and the fee is never above its exact part', () => {
  fc.assert(
    fc.property(won, won, rate, (salesAmount, refundAmount, feeRate) => {
      const { netAmount, feeAmount, taxAmount, restAmount } = statementOf(
        { salesAmount, refundAmount },
        feeRate,
      )
      const exact = BigInt(netAmount) * BigInt(feeRate)
      return (
        feeAmount + taxAmount + restAmount === netAmount &&
        BigInt(feeAmount) * 10_000n <= exact &&
        exact < (BigInt(feeAmount) + 1n) * 10_000n &&
        (netAmount < 0 || (feeAmount >= 0 && taxAmount >= 0))
      )
    }),
  )
})

test('what came in and went back in two months never costs more than in one', () => {
  fc.assert(
    fc.property(won, won, rate, (first, second, feeRate) => {
      const fee = (salesAmount: number, refundAmount: number) =>
        statementOf({ salesAmount, refundAmount }, feeRate).feeAmount
      return fee(first, 0) + fee(second, 0) <= fee(first + second, 0) && fee(first, 0) + fee(0, first) <= 0
    }),
  )
})

test('what comes after its month was closed stands in the next one that is open', () => {
  const closed = new Set(['2026-09', '2026-10'])
  expect(
    ['2026-08', '2026-09', '2026-10', '2026-11'].map((month) => statementMonthOf(month, closed)),
  ).toEqual(['2026-08', '2026-11', '2026-11', '2026-11'])
})
