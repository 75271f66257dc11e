export const refundReasonKinds = ['SCHEDULE', 'PERSONAL', 'CONTENT', 'MISTAKE'] as const
export const refundRequestStates = ['REQUESTED', 'WITHDRAWN', 'ACCEPTED', 'REJECTED'] as const
/** What waits for the seller, what the provider has not confirmed yet, what went back, what was declined or withdrawn. */
export const refundShelves = ['waiting', 'underWay', 'done', 'closed'] as const
export type RefundShelf = (typeof refundShelves)[number]
