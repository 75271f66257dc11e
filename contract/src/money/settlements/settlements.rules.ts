/** `2026-11`: a month of Seoul. */
export type Month = string

export const monthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/
/** The month of a day `2026-11-21`. */
export const monthOf = (day: string): Month => day.slice(0, 7)
/** The month so many months after another one. */
export function moveMonth(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
export const firstDayOf = (month: Month) => `${month}-01`

/** The fee of the platform from a month on, in hundredths of a percent. */
export interface FeeStep {
  from: Month
  rate: number
}
/** The rate of a month: that of the latest step until then, 0 before the first. docs/rules.md R-773. */
export const feeRateOf = (month: Month, steps: readonly FeeStep[]) =>
  steps
    .filter(({ from }) => from <= month)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1)?.rate ?? 0

/** A part of an amount, in hundredths of a percent, rounded down; exact for every amount. */
function partOf(amount: number, rate: number) {
  const product = BigInt(amount) * BigInt(rate)
  const whole = product / 10_000n
  return Number(product < 0n && product % 10_000n !== 0n ? whole - 1n : whole)
}

const TAX_RATE = 1000

export interface Sums {
  salesAmount: number
  refundAmount: number
}
/**
 * What a month comes to, in the smallest unit of its currency: net sales, the fee on them, the tax on the fee, and the rest.
 * Both are rounded down, in favour of the site; where more went back than came in, the fee is below zero and so is the tax.
 * docs/rules.md R-773.
 */
export function statementOf({ salesAmount, refundAmount }: Sums, feeRate: number) {
  const netAmount = salesAmount - refundAmount
  const feeAmount = partOf(netAmount, feeRate)
  const taxAmount = partOf(feeAmount, TAX_RATE)
  return { netAmount, feeAmount, taxAmount, restAmount: netAmount - feeAmount - taxAmount }
}

/**
 * The month in whose statement an entry stands: its own, or the first one after it that is not closed. docs/rules.md R-772.
 */
export function statementMonthOf(month: Month, closed: ReadonlySet<Month>): Month {
  return closed.has(month) ? statementMonthOf(moveMonth(month, 1), closed) : month
}
