import { z } from 'zod'
import { Paged } from '../../values/ids.ts'
import { saysWhatIsWrong } from '../posts/reports.rules.ts'
import { reported, reportWords } from '../posts/reports.schemas.ts'
import { reviewReportShelves } from './reports.rules.ts'
import { SiteReview } from './schemas.ts'

export const ReviewReportDraft = z.object(reportWords).refine(saysWhatIsWrong)
export type ReviewReportDraft = z.output<typeof ReviewReportDraft>

export const ReviewReportFilter = Paged.extend({ shelf: z.enum(reviewReportShelves).default('open') })
export type ReviewReportFilter = z.output<typeof ReviewReportFilter>
/** A review with the latest of what was said against it. */
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
  ...reported,
  reportCount: z.int(),
})
export type ReportedReview = z.input<typeof ReportedReview>
