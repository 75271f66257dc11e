/** Reports that wait, those that were settled, and every review that is hidden now, reported or not. */
export const reviewReportShelves = ['open', 'settled', 'hidden'] as const
export type ReviewReportShelf = (typeof reviewReportShelves)[number]
