/** Reports that wait, those that were settled, and everything that is hidden now, reported or not. */
export const boardReportShelves = ['open', 'settled', 'hidden'] as const
export type BoardReportShelf = (typeof boardReportShelves)[number]
