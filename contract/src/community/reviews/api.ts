import { z } from 'zod'
import { FileLink } from '../../values/file-link.ts'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq, seqInUrl } from '../../values/ids.ts'
import {
  path,
  replyText,
  OwnReview,
  Review,
  ReviewDraft,
  ReviewHiding,
  ReviewsAfter,
  ReviewSetting,
  ReviewSettingDraft,
  ReviewSummary,
  SiteReview,
  SiteReviewChoice,
  SiteReviewFilter,
} from './schemas.ts'

export const listReviews = endpoint({
  method: 'GET',
  base: 'v2',
  path,
  access: 'public',
  query: ReviewsAfter,
  reply: z.object({
    /** The best ones first, then the newest. */
    reviews: Review.array(),
    reviewCount: z.int(),
    reviewRate: z.number(),
    /** With the first page, where the site has detailed reviews. */
    summary: ReviewSummary.nullable(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'reviews',
})
/** The caller's own review with what others do not read, and whether the form prompts for scores. */
export const getOwnReview = endpoint({
  method: 'GET',
  path: `${path}/own`,
  access: 'member',
  query: z.object({ attendSeq: seqInUrl('enrolment') }),
  reply: z.object({ review: OwnReview.nullable(), isDetailed: z.boolean() }),
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
/** Answers a review in public, or changes the answer. */
export const replyToReview = endpoint({
  method: 'POST',
  path: `${path}/:evaluationSeq/reply`,
  access: 'CLASS_QUESTIONS_UPDATE',
  action: 'reviews.replyToReview',
  body: z.object({ content: replyText }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['reviews'],
})
export const removeReviewReply = endpoint({
  method: 'POST',
  path: `${path}/:evaluationSeq/reply/delete`,
  access: 'CLASS_QUESTIONS_UPDATE',
  action: 'reviews.removeReviewReply',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['reviews'],
})
const setting = '/channels/:channelSeq/reviews/setting'
export const getReviewSetting = endpoint({
  method: 'GET',
  path: setting,
  access: 'SITE_REVIEW_READ',
  reply: ReviewSetting,
  shows: 'reviews',
})
export const setReviewSetting = endpoint({
  method: 'POST',
  path: setting,
  access: 'SITE_REVIEW_UPDATE',
  action: 'reviews.setReviewSetting',
  body: ReviewSettingDraft,
  reply: ReviewSetting,
  touches: ['reviews', 'courses'],
})

/** Lists a review first on the page of its class, or no longer. */
export const markReviewBest = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/reviews/:evaluationSeq/best',
  access: 'SITE_REVIEW_UPDATE',
  action: 'reviews.markReviewBest',
  body: z.object({ isBest: z.boolean() }),
  reply: nothing,
  touches: ['reviews'],
})
/** Removes a review from public pages; its writer keeps it and reads why. */
export const hideReview = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/reviews/:evaluationSeq/hide',
  access: 'SITE_REVIEW_UPDATE',
  action: 'reviews.hideReview',
  body: ReviewHiding,
  reply: nothing,
  touches: ['reviews', 'courses'],
})

/** Shows a hidden review again. */
export const showReview = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/reviews/:evaluationSeq/show',
  access: 'SITE_REVIEW_UPDATE',
  action: 'reviews.showReview',
  reply: nothing,
  touches: ['reviews', 'courses'],
})

/** All reviews of the site including hidden ones, for its staff. */
export const listSiteReviews = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/admin/reviews',
  access: 'SITE_REVIEW_READ',
  query: SiteReviewFilter,
  reply: z.object({ list: SiteReview.array(), total: z.int() }),
  shows: 'reviews',
})

/** The matching reviews as a spreadsheet, at an address that works for a few minutes. */
export const downloadReviews = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/admin/reviews/download',
  access: 'SITE_REVIEW_READ',
  whileSuspended: 'managers',
  action: 'reviews.downloadReviews',
  body: SiteReviewChoice,
  reply: FileLink,
})

/** The newest positive reviews of the site's courses, for its main page. */
export const listRecentReviews = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/reviews/recent',
  access: 'public',
  reply: z.object({
    reviews: Review.omit({ pictures: true })
      .extend({ courseSeq: seq('course'), courseTitle: z.string() })
      .array(),
  }),
  shows: 'reviews',
})
