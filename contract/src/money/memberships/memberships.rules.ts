/** The terms for which a membership is sold, in months. */
export const membershipTerms = [1, 3, 6, 12] as const
export type MembershipMonths = (typeof membershipTerms)[number]

/**
 * How many free days a membership begins with, for who was never in it. No more than 30: who charges after free days needs a consent
 * that is at most 30 days old (전자상거래법 제21조의2). docs/rules.md R-1029.
 */
export const trialLengths = [0, 7, 14, 30] as const
export type TrialDays = (typeof trialLengths)[number]
/** A stored number of free days; one that is not offered any more is none. */
export const trialOf = (days: number): TrialDays => trialLengths.find((one) => one === days) ?? 0

/** How many days a year members may pause a membership at most, as its site chooses; 0: not at all. docs/rules.md R-1165. */
export const MAX_PAUSE_DAYS = 90

/** DRAFT: seen by staff alone. ON_SALE: anybody may join. STOPPED: nobody joins any more; who is in stays and goes on. */
export const membershipStates = ['DRAFT', 'ON_SALE', 'STOPPED'] as const
export type MembershipState = (typeof membershipStates)[number]

/** STARTING: nobody knows yet whether the first charge was paid. */
export const joinedStates = ['STARTING', 'ACTIVE', 'PAST_DUE', 'CANCEL_AT_END', 'ENDED'] as const

export const MAX_MEMBERSHIPS = 30
export const MAX_NAME = 60
export const MAX_DESCRIPTION = 2000
export const MAX_OPENED_CLASSES = 200
export const MAX_OPENED_CATEGORIES = 50
/** Payment providers charge no less. */
export const MIN_PRICE = 100
export const MAX_PRICE = 10_000_000

interface Term {
  months: number
  price: number
}
/** What a month of a term comes to, in whole won. */
export const monthPrice = ({ months, price }: Term) => Math.ceil(price / months)

/** The lowest price of a month among the terms; null without one. */
export function lowestMonthPrice(terms: readonly Term[]) {
  return terms.length === 0 ? null : Math.min(...terms.map(monthPrice))
}

/** How much less a month costs than in the term of one month, in whole percent; 0 where it costs no less. docs/rules.md R-1012. */
export function savedPercent(term: Term, terms: readonly Term[]) {
  const monthly = terms.find(({ months }) => months === 1)
  if (!monthly || term.months === 1) return 0
  return Math.max(0, Math.floor((1 - term.price / term.months / monthly.price) * 100))
}

interface Offered {
  terms: readonly Term[]
  courseSeqs: readonly number[]
  categorySeqs: readonly number[]
}
/** Whether a membership can be sold: it has a price, and opens something. docs/rules.md R-1012. */
export const isWhole = ({ terms, courseSeqs, categorySeqs }: Offered) =>
  terms.length > 0 && courseSeqs.length + categorySeqs.length > 0
