/** How a review ended: somebody said yes or no, time ran out, or its class was taken back. */
export const reviewVerdicts = ['APPROVED', 'REJECTED', 'AUTO', 'WITHDRAWN'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]
