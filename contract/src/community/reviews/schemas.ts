import { z } from 'zod'
import { instant, Paged, seq, seqInUrl } from '../../values/ids.ts'

/** The public answer of the staff of a class, under the name of who gave it. */
export const ReviewReply = z.object({ writerName: z.string(), content: z.string(), repliedAt: instant })
export type ReviewReply = z.input<typeof ReviewReply>

/** The rating and text of one learner about one course. */
export const Review = z.object({
  evaluationSeq: seq('review'),
  attendSeq: seq('enrolment'),
  writerName: z.string(),
  reviewPoint: z.int().min(1).max(5),
  description: z.string(),
  createdAt: instant,
  reply: ReviewReply.nullable(),
})
export type Review = z.input<typeof Review>

export const ReviewDraft = Review.pick({ attendSeq: true, reviewPoint: true }).extend({
  description: z.string().trim().min(1).max(5000),
})
export type ReviewDraft = z.output<typeof ReviewDraft>

/** The last review already shown; the next page begins after it. */
export const ReviewCursor = z.object({ lastEvaluationSeq: seqInUrl('review'), lastReviewDatetime: instant })
export type ReviewCursor = z.output<typeof ReviewCursor>
export const ReviewsAfter = ReviewCursor.partial()
export type ReviewsAfter = z.output<typeof ReviewsAfter>

export const path = '/channels/:channelSeq/courses/:courseSeq/review'
export const replyText = z.string().trim().min(1).max(2000)

export const SiteReviewChoice = z.object({
  q: z.string().trim().max(60).optional(),
  reviewPoint: z.coerce.number<number>().int().min(1).max(5).optional(),
  shelf: z.enum(['all', 'shown', 'hidden']).default('all'),
})
export type SiteReviewChoice = z.output<typeof SiteReviewChoice>
export const SiteReviewFilter = SiteReviewChoice.extend(Paged.shape)
export type SiteReviewFilter = z.output<typeof SiteReviewFilter>
export const SiteReview = Review.extend({
  courseSeq: seq('course'),
  courseTitle: z.string(),
  isHidden: z.boolean(),
})
export type SiteReview = z.input<typeof SiteReview>
