/** MEMBERSHIP: charges of memberships, also those that were not paid. GOODS: sales of classes with goods that are sent. */
export const studioPaymentTypes = ['MEMBERSHIP', 'GOODS'] as const
export type StudioPaymentType = (typeof studioPaymentTypes)[number]

export const studioPaymentStates = ['REQUESTED', 'PAID', 'FAILED', 'REFUNDED'] as const
export type StudioPaymentState = (typeof studioPaymentStates)[number]

/** OWN: they pay for themselves. GIFT: it was given to them. TEAM: somebody pays for their seat. PAYER: they pay for the seats of a team. */
export const membershipUses = ['OWN', 'GIFT', 'TEAM', 'PAYER'] as const
export type MembershipUse = (typeof membershipUses)[number]

interface Finished {
  learnerCount: number
  itemCount: number
  doneCount: number
}
/** How much the people in a course have finished on average; null where there is nothing to finish, or nobody. */
export function averagePercent({ learnerCount, itemCount, doneCount }: Finished) {
  const whole = learnerCount * itemCount
  return whole === 0 ? null : Math.round((100 * doneCount) / whole)
}
