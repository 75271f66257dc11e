/** For how many months a plan is paid at once. */
export const planTerms = [1, 12] as const
export type PlanTerm = (typeof planTerms)[number]

/**
 * What choosing a plan means. START: it is paid and begins now. NOW: the rest of the period is paid and it begins now. LATER: it begins
 * with the next period. END: the plan ends with this period. STAY: the site has it, and keeps it. docs/rules.md R-1067, R-1068.
 */
export const changeKinds = ['START', 'NOW', 'LATER', 'END', 'STAY'] as const

export const couponKinds = ['PERCENT', 'AMOUNT'] as const
export const MAX_PERCENT = 90
export const couponCodePattern = /^[A-Z0-9]{4,20}$/

/** What a year costs less than twelve months, in whole percent; null where it is not cheaper. */
export function savingOf(monthPrice: number | null, yearPrice: number | null) {
  if (monthPrice === null || yearPrice === null) return null
  const percent = Math.floor(((monthPrice * 12 - yearPrice) * 100) / (monthPrice * 12))
  return percent > 0 ? percent : null
}
