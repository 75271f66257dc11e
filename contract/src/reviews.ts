import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { instant, nothing, Paged, seq, seqInUrl } from './values.ts'

/** What one learner thought of one class they attended. */
export const Review = z.object({
  evaluationSeq: seq('review'),
  attendSeq: seq('enrolment'),
  writerName: z.string(),
  reviewPoint: z.int().min(1).max(5),
  description: z.string(),
  createdAt: instant,
})
export type Review = z.input<typeof Review>

export const ReviewDraft = Review.pick({ attendSeq: true, reviewPoint: true }).extend({
  description: z.string().trim().min(1).max(5000),
})
export type ReviewDraft = z.output<typeof ReviewDraft>

/** The last review already shown; the page after it follows. */
export const ReviewCursor = z.object({ lastEvaluationSeq: seqInUrl('review'), lastReviewDatetime: instant })
export type ReviewCursor = z.output<typeof ReviewCursor>
export const ReviewsAfter = ReviewCursor.partial()
export type ReviewsAfter = z.output<typeof ReviewsAfter>

const path = '/channels/:channelSeq/courses/:courseSeq/review'

export const listReviews = endpoint({
  method: 'GET',
  base: 'v2',
  path,
  access: 'public',
  query: ReviewsAfter,
  reply: z.object({ reviews: Review.array(), reviewCount: z.int(), reviewRate: z.number() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'reviews',
})
export const saveReview = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: ReviewDraft,
  reply: Review,
  refuses: ['REVIEW_NOT_ATTENDED', 'REVIEW_WINDOW_CLOSED'],
  touches: ['reviews', 'courses', 'enrolments'],
})
export const removeReview = endpoint({
  method: 'POST',
  path: `${path}/delete`,
  access: 'member',
  body: z.object({ attendSeq: seq('enrolment') }),
  reply: nothing,
  touches: ['reviews', 'courses', 'enrolments'],
})
const reviewSetting = z.object({
  /** Whether everybody reads the full names of who wrote reviews. Masked like those on certificates otherwise. */
  showsFullName: z.boolean(),
})
const setting = '/channels/:channelSeq/reviews/setting'
export const getReviewSetting = endpoint({
  method: 'GET',
  path: setting,
  access: 'SITE_REVIEW_READ',
  reply: reviewSetting,
  shows: 'reviews',
})
export const setReviewSetting = endpoint({
  method: 'POST',
  path: setting,
  access: 'SITE_REVIEW_UPDATE',
  body: reviewSetting,
  reply: reviewSetting,
  touches: ['reviews', 'courses'],
})

/** Off the page; its writer keeps it. */
export const hideReview = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/reviews/:evaluationSeq/hide',
  access: 'SITE_REVIEW_UPDATE',
  reply: nothing,
  touches: ['reviews', 'courses'],
})

/** Back on the page. */
export const showReview = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/reviews/:evaluationSeq/show',
  access: 'SITE_REVIEW_UPDATE',
  reply: nothing,
  touches: ['reviews', 'courses'],
})

export const SiteReviewFilter = Paged.extend({
  q: z.string().trim().max(60).optional(),
  reviewPoint: z.coerce.number<number>().int().min(1).max(5).optional(),
  shelf: z.enum(['all', 'shown', 'hidden']).default('all'),
})
export type SiteReviewFilter = z.output<typeof SiteReviewFilter>
const SiteReview = Review.extend({
  courseSeq: seq('course'),
  courseTitle: z.string(),
  isHidden: z.boolean(),
})
export type SiteReview = z.input<typeof SiteReview>
/** All reviews of the site, hidden ones too, for its staff. */
export const listSiteReviews = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/reviews',
  access: 'SITE_REVIEW_READ',
  query: SiteReviewFilter,
  reply: z.object({ list: SiteReview.array(), total: z.int() }),
  shows: 'reviews',
})

/** The newest good words about the site's classes, for its main page. */
export const listRecentReviews = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/reviews/recent',
  access: 'public',
  reply: z.object({
    reviews: Review.extend({ courseSeq: seq('course'), courseTitle: z.string() }).array(),
  }),
  shows: 'reviews',
})

export const reviewSaved = event(
  'review.saved',
  z.object({ evaluationSeq: seq('review'), courseSeq: seq('course') }),
)
