import { z } from 'zod'
import { reviewVerdicts } from '../../teaching/courses/reviews.schemas.ts'
import { CurriculumRow } from '../../teaching/curriculum/schemas.ts'
import { instant, seq } from '../../values/ids.ts'

export const reviewShelves = ['waiting', 'decided'] as const

export const CourseReview = z.object({
  courseReviewSeq: seq('course review'),
  channelSeq: seq('channel'),
  siteName: z.string(),
  siteUrl: z.string(),
  courseSeq: seq('course'),
  title: z.string(),
  submittedBy: z.string(),
  submittedAt: instant,
  /** The time at which the course is published automatically. */
  autoPublishAt: instant,
  verdict: z.enum(reviewVerdicts).nullable(),
  reason: z.string().nullable(),
  decidedAt: instant.nullable(),
})
export type CourseReview = z.input<typeof CourseReview>

export const ReviewedLesson = CurriculumRow.extend({ content: z.string() })
