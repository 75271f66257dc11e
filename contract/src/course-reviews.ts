import { z } from 'zod'
import { CourseDetail } from './courses.ts'
import { CurriculumRow } from './curriculum.ts'
import { endpoint, event } from './grammar.ts'
import { instant, nothing, Paged, seq } from './values.ts'

/** How a review ended: somebody said yes or no, time ran out, or its class was taken back. */
export const reviewVerdicts = ['APPROVED', 'REJECTED', 'AUTO', 'WITHDRAWN'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]
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
  /** When the class is published by itself. */
  autoPublishAt: instant,
  verdict: z.enum(reviewVerdicts).nullable(),
  reason: z.string().nullable(),
  decidedAt: instant.nullable(),
})
export type CourseReview = z.input<typeof CourseReview>

/** The classes of all sites that were handed in: those that wait, the most urgent first, or what was decided last. */
export const listCourseReviews = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/course-reviews',
  access: 'operator',
  query: Paged.extend({ shelf: z.enum(reviewShelves).default('waiting') }),
  reply: z.object({
    list: CourseReview.array(),
    total: z.int(),
    /** How many hours a class waits; 0 where everything is published at once. */
    reviewHours: z.int(),
  }),
  shows: 'course-reviews',
})

export const ReviewedLesson = CurriculumRow.extend({ content: z.string() })
/** One class that was handed in, as its learners will see it, with the texts of its lessons. */
export const getCourseReview = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/course-reviews/:courseReviewSeq',
  access: 'operator',
  reply: z.object({ review: CourseReview, course: CourseDetail, lessons: ReviewedLesson.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'course-reviews',
})
export const approveCourse = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/course-reviews/:courseReviewSeq/approve',
  access: 'operator',
  reply: nothing,
  refuses: ['CLASS_STATE_CHANGED'],
  touches: ['course-reviews'],
})
/** The reason is shown to whoever handed the class in. */
export const rejectCourse = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/course-reviews/:courseReviewSeq/reject',
  access: 'operator',
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  reply: nothing,
  refuses: ['CLASS_STATE_CHANGED'],
  touches: ['course-reviews'],
})

/** A class that was handed in has its answer. */
export const courseReviewed = event(
  'course.reviewed',
  z.object({
    courseReviewSeq: seq('course review'),
    courseSeq: seq('course'),
    submittedByUserSeq: seq('user'),
    verdict: z.enum(['APPROVED', 'REJECTED', 'AUTO']),
    reason: z.string().nullable(),
  }),
)
