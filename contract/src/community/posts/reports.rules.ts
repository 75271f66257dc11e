/** What is wrong with a post or a comment. OTHER comes with a text of the reporter. */
export const reportReasons = ['SPAM', 'ABUSE', 'PRIVACY', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]
/** Somebody who chooses none of the reasons says what is wrong. */
export const saysWhatIsWrong = ({ reason, description }: { reason: ReportReason; description: string }) =>
  reason !== 'OTHER' || description !== ''
/** What staff decided about the reports of a post or comment. */
export const reportVerdicts = ['HIDDEN', 'DISMISSED'] as const
export type ReportVerdict = (typeof reportVerdicts)[number]
export const reportShelves = ['open', 'settled'] as const
