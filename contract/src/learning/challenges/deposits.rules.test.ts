import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositBack, type DepositRule } from './deposits.rules.ts'

const half: DepositRule = { percent: 50, fullRate: 85, minRate: 50 }

test.each([
  [100, 15_000],
  [85, 15_000],
  [84, 12_600],
  [50, 7500],
  [49, 0],
  [0, 0],
])('at a rate of %i%% half of 30,000 won gives back %i', (rate, back) => {
  expect(depositBack(30_000, half, rate)).toBe(back)
})

test('parts of the smallest unit stay with the site', () => {
  expect(depositBack(9999, { percent: 100, fullRate: 100, minRate: 0 }, 33)).toBe(3299)
})

const percent = (min: number) => fc.integer({ min, max: 100 })
test('never more goes back than was paid, and who does more never gets less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.record({ percent: percent(1), fullRate: percent(1), minRate: percent(0) }),
      percent(0),
      (paid, { minRate, ...some }, rate) => {
        const rule = { ...some, minRate: Math.min(minRate, some.fullRate) }
        const back = depositBack(paid, rule, rate)
        expect(Number.isInteger(back)).toBe(true)
        expect(back).toBeGreaterThanOrEqual(0)
        expect(back).toBeLessThanOrEqual(paid)
        if (rate < 100) expect(depositBack(paid, rule, rate + 1)).toBeGreaterThanOrEqual(back)
      },
    ),
  )
})
