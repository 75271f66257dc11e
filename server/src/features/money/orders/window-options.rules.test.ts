import { expect, test } from 'vitest'
import { nothingChosen } from 'contract/money/orders/card-options.rules'
import { depositMethod, payMethodList } from 'contract/money/orders/pay-methods.rules'
import { windowOptions } from './window-options.rules.ts'

const chosen = { method: payMethodList.CARD, currency: 'KRW' as const, amount: 60_000, hasCardOptions: true }
const choices = {
  cardCompany: 'SHINHAN' as const,
  instalmentMonths: 3,
  cashReceipt: { kind: 'INCOME' as const, number: null },
}

test('a card is opened with company and months, where amount and provider allow it', () => {
  const card = { ...nothingChosen, cardCompany: 'SHINHAN', instalmentMonths: 3 }
  expect(windowOptions(chosen, choices)).toEqual(card)
  expect(windowOptions({ ...chosen, amount: 49_999 }, choices)).toEqual({ ...card, instalmentMonths: null })
  expect(windowOptions({ ...chosen, hasCardOptions: false }, choices)).toEqual(nothingChosen)
  expect(windowOptions(chosen, {})).toEqual(nothingChosen)
})

test('a transfer is opened with the kind of the cash receipt, a deposit by hand with nothing', () => {
  const receipt = { ...nothingChosen, receiptKind: 'INCOME' }
  expect(windowOptions({ ...chosen, method: payMethodList.TRANSFER }, choices)).toEqual(receipt)
  expect(windowOptions({ ...chosen, method: depositMethod }, choices)).toEqual(nothingChosen)
  expect(windowOptions({ ...chosen, method: payMethodList.KAKAOPAY }, choices)).toEqual(nothingChosen)
})
