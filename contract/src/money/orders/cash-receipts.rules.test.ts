import { expect, test } from 'vitest'
import { payMethods } from '../../values/type-codes.ts'
import {
  asksReceiptNumber,
  cashReceiptDue,
  CASH_RECEIPT_FROM,
  isReceiptNumber,
  owesCashReceipt,
  takesCashReceipt,
} from './cash-receipts.rules.ts'

test('money from a bank account in won takes a cash receipt; a deposit by hand asks for its number', () => {
  const taking = Object.values(payMethods).filter((payMethodCd) =>
    takesCashReceipt({ payMethodCd, currency: 'KRW' }),
  )
  expect(taking).toEqual([payMethods.transfer, payMethods.virtualAccount, payMethods.deposit])
  expect(takesCashReceipt({ payMethodCd: payMethods.deposit, currency: 'USD' })).toBe(false)
  expect(taking.filter((payMethodCd) => asksReceiptNumber({ payMethodCd }))).toEqual([payMethods.deposit])
})

test('a person gives a mobile number, a business its registration number with its check digit', () => {
  expect(isReceiptNumber('INCOME', '01012345678')).toBe(true)
  expect(isReceiptNumber('INCOME', '0212345678')).toBe(false)
  expect(isReceiptNumber('INCOME', '')).toBe(false)
  expect(isReceiptNumber('EXPENSE', '1208147521')).toBe(true)
  expect(isReceiptNumber('EXPENSE', '1208147522')).toBe(false)
})

test('it is issued within five days of Seoul', () => {
  expect(cashReceiptDue(new Date('2026-11-20T16:00:00Z'))).toEqual(new Date('2026-11-26T14:59:59Z'))
})

const deposited = {
  isByHand: true,
  isRequested: false,
  isIssued: false,
  paidAmount: CASH_RECEIPT_FROM,
  refundedAmount: 0,
}
test.each([
  ['from 100,000 won on, unasked', {}, true],
  ['below that, unasked', { paidAmount: CASH_RECEIPT_FROM - 1 }, false],
  ['below that, asked for', { paidAmount: 1000, isRequested: true }, true],
  ['issued', { isIssued: true }, false],
  ['all given back', { refundedAmount: CASH_RECEIPT_FROM }, false],
  ['through a provider', { isByHand: false }, false],
])('a seller owes a cash receipt: %s', (_, change, isOwed) => {
  expect(owesCashReceipt({ ...deposited, ...change })).toBe(isOwed)
})
