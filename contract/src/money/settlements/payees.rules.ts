import type { Currency } from '../../values/ids.ts'

/** INDIVIDUAL: without a business registration. */
export const taxKinds = ['INDIVIDUAL', 'BUSINESS'] as const
export type TaxKind = (typeof taxKinds)[number]

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]
/** Whether these ten digits can be a Korean business registration number: the last one is a check digit. */
export function isBusinessNo(digits: string) {
  if (!/^\d{10}$/.test(digits)) return false
  const figures = Array.from(digits, Number)
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (figures[at] ?? 0), 0)
  const ninth = Math.floor(((figures[8] ?? 0) * 5) / 10)
  return (10 - ((sum + ninth) % 10)) % 10 === figures[9]
}

/** Taxes in won drop what is below ten won. */
const down = (amount: number, currency: Currency) =>
  currency === 'KRW' ? Math.floor(amount / 10) * 10 : Math.floor(amount)

interface Paid {
  balance: number
  /** Net sales that the platform received. */
  collectedAmount: number
  currency: Currency
  taxKind: TaxKind
}
/**
 * What the platform keeps back of a payout to a person without a business registration: 3 percent income tax, and a tenth of it
 * as local income tax. Given-back fees are no income. docs/rules.md R-813.
 */
export function withholdingOf({ balance, collectedAmount, currency, taxKind }: Paid) {
  if (taxKind === 'BUSINESS') return 0
  const income = Math.max(0, Math.min(balance, collectedAmount))
  const incomeTax = down((income * 3) / 100, currency)
  return incomeTax + down(incomeTax / 10, currency)
}
