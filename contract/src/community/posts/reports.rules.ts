/** What is wrong with a post or a comment. OTHER comes with a text of the reporter. */
export const reportReasons = ['SPAM', 'ABUSE', 'PRIVACY', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportShelves = ['open', 'settled'] as const
