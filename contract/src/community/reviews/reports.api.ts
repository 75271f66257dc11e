import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { ReportedReview, ReviewReportDraft, ReviewReportFilter } from './reports.schemas.ts'
import { path } from './schemas.ts'

/** Reports the review of another person, once. Repeating it changes nothing. */
export const reportReview = endpoint({
  method: 'POST',
  path: `${path}/:evaluationSeq/report`,
  access: 'member',
  body: ReviewReportDraft,
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'REPORTS_OWN', 'TOO_MANY_REQUESTS'],
  touches: ['reviews'],
})
/** Settles the reports and leaves the review as it is. */
export const dismissReviewReports = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/reviews/:evaluationSeq/dismiss-reports',
  access: 'SITE_REVIEW_UPDATE',
  action: 'reviews.dismissReviewReports',
  reply: nothing,
  touches: ['reviews'],
})
/** Reported and hidden reviews, latest first. */
export const listReviewReports = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/review-reports',
  access: 'SITE_REVIEW_READ',
  query: ReviewReportFilter,
  reply: z.object({ list: ReportedReview.array(), total: z.int() }),
  shows: 'reviews',
})
