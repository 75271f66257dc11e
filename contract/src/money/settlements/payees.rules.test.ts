import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessNo, withholdingOf } from './payees.rules.ts'

test.each([
  ['1208147521', true],
  ['2208162517', true],
  ['1208147522', false],
  ['120814752', false],
  ['120-81-47521', false],
])('%s can be a business registration number: %s', (digits, isOne) => {
  expect(isBusinessNo(digits)).toBe(isOne)
})

const individual = { currency: 'KRW', taxKind: 'INDIVIDUAL' } as const

test('3.3 percent is kept back of what an individual is paid, each tax without the part below ten won', () => {
  expect(withholdingOf({ ...individual, balance: 1_840_000, collectedAmount: 2_000_000 })).toBe(60_720)
  expect(withholdingOf({ ...individual, balance: 57_690, collectedAmount: 60_000 })).toBe(1730 + 170)
  expect(
    withholdingOf({ ...individual, balance: 57_690, collectedAmount: 60_000, taxKind: 'BUSINESS' }),
  ).toBe(0)
})

test('a fee that is given back is no income, and what a site owes is not taxed', () => {
  expect(withholdingOf({ ...individual, balance: 5000, collectedAmount: 0 })).toBe(0)
  expect(withholdingOf({ ...individual, balance: -5000, collectedAmount: 90_000 })).toBe(0)
})

test('whatever is paid out, what is kept back lies between nothing and 3.3 percent of it', () => {
  const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom('KRW' as const, 'USD' as const),
      (balance, collectedAmount, currency) => {
        const kept = withholdingOf({ balance, collectedAmount, currency, taxKind: 'INDIVIDUAL' })
        return Number.isInteger(kept) && kept >= 0 && kept * 1000 <= Math.max(0, balance) * 33
      },
    ),
  )
})
