import { z } from 'zod'
import { LevelMark } from '../../people/levels/schemas.ts'
import { instant, Paged, seq, seqInUrl } from '../../values/ids.ts'
import { PictureVariants, SentPicture } from '../../values/sent-images.ts'
import { MAX_REVIEW_PICTURES } from './reviews.rules.ts'

/** The public answer of the staff of a class, under the name of who gave it. */
export const ReviewReply = z.object({ writerName: z.string(), content: z.string(), repliedAt: instant })
export type ReviewReply = z.input<typeof ReviewReply>

const score = z.int().min(1).max(5)
/** Each is optional; docs/rules.md R-1102. */
export const ReviewScores = z.object({
  delivery: score.nullable(),
  kindness: score.nullable(),
  preparation: score.nullable(),
  punctuality: score.nullable(),
})
export type ReviewScores = z.output<typeof ReviewScores>

const ReviewPicture = z.object({ fileSeq: seq('file'), altText: z.string(), variants: PictureVariants })
export type ReviewPicture = z.output<typeof ReviewPicture>
/** The rating and text of one learner about one course. */
export const Review = z.object({
  evaluationSeq: seq('review'),
  attendSeq: seq('enrolment'),
  writerName: z.string(),
  /** Where the site shows levels beside names. */
  writerLevel: LevelMark.optional(),
  reviewPoint: score,
  description: z.string(),
  /** Null where nothing was said about it, and where the site has no detailed reviews. */
  isRecommended: z.boolean().nullable(),
  scores: ReviewScores.nullable(),
  /** Staff list it first. */
  isBest: z.boolean(),
  pictures: ReviewPicture.array(),
  createdAt: instant,
  reply: ReviewReply.nullable(),
})
export type Review = z.input<typeof Review>

export const ReviewDraft = Review.pick({ attendSeq: true, reviewPoint: true }).extend({
  description: z.string().trim().min(1).max(5000),
  /** Absent to leave it as it is. */
  isRecommended: z.boolean().nullable().optional(),
  scores: ReviewScores.optional(),
  /** All that the review shows from now on. */
  pictures: SentPicture.array().max(MAX_REVIEW_PICTURES).optional(),
})
export type ReviewDraft = z.output<typeof ReviewDraft>

/** For its writer. */
export const OwnReview = Review.extend({ hiddenReason: z.string().nullable() })
/** Averages with one decimal; null where nobody said anything about it. */
export const ReviewSummary = z.object({
  scores: z.object({
    delivery: z.number().nullable(),
    kindness: z.number().nullable(),
    preparation: z.number().nullable(),
    punctuality: z.number().nullable(),
  }),
  recommendPercent: z.int().nullable(),
})
export type ReviewSummary = z.output<typeof ReviewSummary>

/** The last review already shown; the next page begins after it. */
export const ReviewCursor = z.object({ lastEvaluationSeq: seqInUrl('review'), lastReviewDatetime: instant })
export type ReviewCursor = z.output<typeof ReviewCursor>
export const ReviewsAfter = ReviewCursor.partial()
export type ReviewsAfter = z.output<typeof ReviewsAfter>

export const path = '/channels/:channelSeq/courses/:courseSeq/review'
export const replyText = z.string().trim().min(1).max(2000)

export const ReviewSetting = z.object({
  /** Whether readers see the full names of reviewers. Otherwise names are masked as on certificates. */
  showsFullName: z.boolean(),
  /** Whether reviews also have a recommendation and the four scores. */
  isDetailed: z.boolean(),
  /** Whether learners who finished are invited to review. */
  invites: z.boolean(),
})
export type ReviewSetting = z.output<typeof ReviewSetting>
/** What is absent stays as it is. */
export const ReviewSettingDraft = ReviewSetting.partial()
export type ReviewSettingDraft = z.output<typeof ReviewSettingDraft>
export const ReviewHiding = z.object({ reason: z.string().trim().min(1).max(500) })

export const SiteReviewChoice = z.object({
  q: z.string().trim().max(60).optional(),
  reviewPoint: z.coerce.number<number>().int().min(1).max(5).optional(),
  /** `withoutReply`: shown without a reply. */
  shelf: z.enum(['all', 'withoutReply', 'shown', 'best', 'hidden']).default('all'),
})
export type SiteReviewChoice = z.output<typeof SiteReviewChoice>
export const SiteReviewFilter = SiteReviewChoice.extend(Paged.shape)
export type SiteReviewFilter = z.output<typeof SiteReviewFilter>
export const SiteReview = Review.extend({
  courseSeq: seq('course'),
  courseTitle: z.string(),
  isHidden: z.boolean(),
  hiddenReason: z.string().nullable(),
})
export type SiteReview = z.input<typeof SiteReview>
