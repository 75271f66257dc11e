import { z } from 'zod'
import { instant, Paged } from '../../values/ids.ts'
import { reportReasons } from '../posts/reports.rules.ts'
import { reviewReportShelves } from './reports.rules.ts'
import { SiteReview } from './schemas.ts'

export const ReviewReportDraft = z
  .object({ reason: z.enum(reportReasons), description: z.string().trim().max(500).default('') })
  .refine(({ reason, description }) => reason !== 'OTHER' || description !== '')
export type ReviewReportDraft = z.output<typeof ReviewReportDraft>

export const ReviewReportFilter = Paged.extend({ shelf: z.enum(reviewReportShelves).default('open') })
export type ReviewReportFilter = z.output<typeof ReviewReportFilter>
/** A review with what was said against it; who said so is left out. */
export const ReportedReview = SiteReview.pick({
  evaluationSeq: true,
  courseSeq: true,
  courseTitle: true,
  writerName: true,
  reviewPoint: true,
  description: true,
  pictures: true,
  hiddenReason: true,
  isHidden: true,
}).extend({
  verdict: z.enum(['HIDDEN', 'DISMISSED']).nullable(),
  /** The latest ones. */
  reports: z.object({ reason: z.enum(reportReasons), description: z.string(), createdAt: instant }).array(),
  reportCount: z.int(),
})
export type ReportedReview = z.input<typeof ReportedReview>
