export const MAX_REVIEW_PICTURES = 5
/** Days between the last meeting of a class and the invitation to review it, and after which nobody is invited any more. */
export const INVITATION_DAYS = { afterMeeting: 7, atLatest: 14 } as const
/** What is scored beside the stars where a site wants detailed reviews. */
export const reviewScoreKeys = ['delivery', 'kindness', 'preparation', 'punctuality'] as const
export type ReviewScoreKey = (typeof reviewScoreKeys)[number]
