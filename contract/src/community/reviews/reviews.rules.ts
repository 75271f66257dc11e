export const MAX_REVIEW_PICTURES = 5
/** What is scored beside the stars where a site wants detailed reviews. */
export const reviewScoreKeys = ['delivery', 'kindness', 'preparation', 'punctuality'] as const
export type ReviewScoreKey = (typeof reviewScoreKeys)[number]
