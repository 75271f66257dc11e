import type { CashReceiptKind } from './cash-receipts.rules.ts'

/** Card companies that a buyer may choose before the window of a provider opens. */
export const cardCompanies = [
  'SHINHAN',
  'HYUNDAI',
  'SAMSUNG',
  'KOOKMIN',
  'LOTTE',
  'HANA',
  'WOORI',
  'NH',
  'BC',
] as const
export type CardCompany = (typeof cardCompanies)[number]

/** Card companies split a payment from this amount on. docs/rules.md R-865. */
export const INSTALMENT_FROM = 50_000
/** 0 is all at once. */
export const instalmentPlans = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** What a buyer chose for the window of a provider; null leaves it to the window. */
export interface WindowOptions {
  receiptKind: CashReceiptKind | null
  instalmentMonths: number | null
  cardCompany: CardCompany | null
}
export const nothingChosen: WindowOptions = { receiptKind: null, instalmentMonths: null, cardCompany: null }

export const hasSameOptions = (one: WindowOptions, other: WindowOptions) =>
  one.receiptKind === other.receiptKind &&
  one.instalmentMonths === other.instalmentMonths &&
  one.cardCompany === other.cardCompany

/** Whether this amount in won can be paid in instalments. docs/rules.md R-865. */
export const takesInstalments = ({ currency, amount }: { currency: string; amount: number }) =>
  currency === 'KRW' && amount >= INSTALMENT_FROM
