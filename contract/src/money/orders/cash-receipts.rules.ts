import type { Currency } from '../../values/ids.ts'
import { phoneForm } from '../../values/phone.ts'
import { payMethods } from '../../values/type-codes.ts'
import { isBusinessNo } from '../settlements/payees.rules.ts'
import { depositDue } from './deposits.rules.ts'

/** INCOME: for the income deduction of a person. EXPENSE: as proof of expenses of a business. */
export const cashReceiptKinds = ['INCOME', 'EXPENSE'] as const
export type CashReceiptKind = (typeof cashReceiptKinds)[number]

/** Education has to issue one from this amount on, also unasked. docs/rules.md R-864. */
export const CASH_RECEIPT_FROM = 100_000
/** Days after the payment in which it is issued. */
export const CASH_RECEIPT_DAYS = 5
/** The tax office takes this number where a seller issues one without knowing the buyer. */
export const UNKNOWN_BUYER = '010-000-1234'

interface Paying {
  payMethodCd: string
  currency: Currency
}
/** Whether money comes from a bank account, so that a cash receipt can be issued. docs/rules.md R-862. */
export const takesCashReceipt = ({ payMethodCd, currency }: Paying) =>
  currency === 'KRW' &&
  (payMethodCd === payMethods.deposit ||
    payMethodCd === payMethods.transfer ||
    payMethodCd === payMethods.virtualAccount)

/** Providers ask the buyer for the number themselves; a seller who issues by hand needs it. docs/rules.md R-862. */
export const asksReceiptNumber = ({ payMethodCd }: Pick<Paying, 'payMethodCd'>) =>
  payMethodCd === payMethods.deposit

/** Whether these digits can stand on a receipt of this kind: a mobile number, or a business registration number. */
export const isReceiptNumber = (kind: CashReceiptKind, digits: string) =>
  kind === 'EXPENSE' ? isBusinessNo(digits) : /^01\d/.test(digits) && phoneForm.test(digits)

/** The last second of the day in Seoul by which a seller issues it. docs/rules.md R-864. */
export const cashReceiptDue = (paidAt: Date) => depositDue(paidAt, CASH_RECEIPT_DAYS)

interface Deposited {
  /** Paid to the account of the site, without a provider. */
  isByHand: boolean
  isRequested: boolean
  isIssued: boolean
  paidAmount: number
  refundedAmount: number
}
/** Whether the seller still has to issue one by hand. docs/rules.md R-864. */
export const owesCashReceipt = (order: Deposited) =>
  order.isByHand &&
  !order.isIssued &&
  order.paidAmount > order.refundedAmount &&
  (order.isRequested || order.paidAmount >= CASH_RECEIPT_FROM)

/** The approval number as the tax office gives it, without spaces. */
export const issueNumberForm = /^[A-Za-z0-9-]{4,30}$/
