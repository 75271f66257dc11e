export const LONGEST_REASON = 2000

/** The shelves of the operator's list of sites. */
export const siteShelves = ['all', 'suspended', 'appealed'] as const
export type SiteShelf = (typeof siteShelves)[number]

export const appealOutcomes = ['LIFTED', 'KEPT'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

interface Appeal {
  answeredAt: unknown
}
/** One appeal waits at a time; after an answer there may be another. docs/rules.md R-1150. */
export const canAppeal = (appeals: readonly Appeal[]) =>
  appeals.every(({ answeredAt }) => answeredAt !== null)
