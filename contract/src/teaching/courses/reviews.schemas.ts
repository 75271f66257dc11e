/** The result of a review: approved or rejected by the operator, approved by time, or withdrawn with its course. */
export const reviewVerdicts = ['APPROVED', 'REJECTED', 'AUTO', 'WITHDRAWN'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]
