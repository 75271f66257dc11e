import type { Language } from 'contract/i18n/languages'
import type { DashboardRow } from 'contract/growth/statistics/schemas'
import { formatAmount } from 'contract/values/money'

interface Amounts {
  krw: number
  usd: number
  /** Whether dollars were moved, also where they come to nothing. */
  hasDollars?: boolean
}
export const paidOf = (row: DashboardRow): Amounts => ({
  krw: row.paymentAmountKrw,
  usd: row.paymentAmountUsd,
})
export const cancelledOf = (row: DashboardRow): Amounts => ({
  krw: row.cancelAmountKrw,
  usd: row.cancelAmountUsd,
})

export const sumOf = (rows: readonly DashboardRow[], amountsOf: (row: DashboardRow) => Amounts) =>
  rows
    .map(amountsOf)
    .reduce((all, one) => ({ krw: all.krw + one.krw, usd: all.usd + one.usd }), { krw: 0, usd: 0 })

export const difference = (one: Amounts, other: Amounts) => ({
  krw: one.krw - other.krw,
  usd: one.usd - other.usd,
  hasDollars: one.usd !== 0 || other.usd !== 0,
})

/** Won, and dollars beside them where there are any. */
export const amountText = ({ krw, usd, hasDollars = usd !== 0 }: Amounts, language: Language) => {
  const won = formatAmount(krw, 'KRW', language)
  return !hasDollars ? won : `${won} / ${formatAmount(usd, 'USD', language)}`
}
