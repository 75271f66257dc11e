import { expect, test } from 'vitest'
import { hasSameOptions, INSTALMENT_FROM, nothingChosen, takesInstalments } from './card-options.rules.ts'

test('instalments begin at 50,000 won, and in won alone', () => {
  expect(takesInstalments({ currency: 'KRW', amount: INSTALMENT_FROM })).toBe(true)
  expect(takesInstalments({ currency: 'KRW', amount: INSTALMENT_FROM - 1 })).toBe(false)
  expect(takesInstalments({ currency: 'USD', amount: 1_000_000 })).toBe(false)
})

test.each([{ receiptKind: 'INCOME' as const }, { instalmentMonths: 3 }, { cardCompany: 'SHINHAN' as const }])(
  'another choice (%o) needs another window',
  (change) => {
    expect(hasSameOptions(nothingChosen, { ...nothingChosen, ...change })).toBe(false)
    expect(hasSameOptions({ ...nothingChosen, ...change }, { ...nothingChosen, ...change })).toBe(true)
  },
)
