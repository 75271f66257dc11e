/** Percents. */
export interface DepositRule {
  /** Of what was paid, so much is the deposit. */
  percent: number
  /** From this rate on all of the deposit goes back. */
  fullRate: number
  /** Below this rate nothing goes back. */
  minRate: number
}
/** The hours after the end of a term in which staff may still refuse check-ins. */
export const DEPOSIT_AFTER_HOURS = 24

/** The deposit within what was paid, in the smallest unit. */
export const depositWithin = (paidAmount: number, { percent }: Pick<DepositRule, 'percent'>) =>
  Math.floor((paidAmount * percent) / 100)

/** What goes back at this rate, in the smallest unit: never above what was paid. docs/rules.md R-1027. */
export function depositBack(paidAmount: number, rule: DepositRule, rate: number) {
  const deposit = depositWithin(paidAmount, rule)
  if (rate >= rule.fullRate) return deposit
  return rate < rule.minRate ? 0 : Math.floor((deposit * rate) / 100)
}
