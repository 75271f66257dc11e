import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged } from '../../values/ids.ts'
import { CourseDetail } from '../../views/class-page/schemas.ts'
import { CourseReview, ReviewedLesson, reviewShelves } from './schemas.ts'

/** Submitted courses of all sites: open ones, most urgent first, or decided ones, latest first. */
export const listCourseReviews = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/course-reviews',
  access: 'operator',
  query: Paged.extend({ shelf: z.enum(reviewShelves).default('waiting') }),
  reply: z.object({
    list: CourseReview.array(),
    total: z.int(),
    /** The hours a course waits; 0 where everything is published at once. */
    reviewHours: z.int(),
  }),
  shows: 'course-approval',
})

/** One submitted course as its learners will see it, with the texts of its lessons. */
export const getCourseReview = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/course-reviews/:courseReviewSeq',
  access: 'operator',
  reply: z.object({ review: CourseReview, course: CourseDetail, lessons: ReviewedLesson.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'course-approval',
})
export const approveCourse = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/course-reviews/:courseReviewSeq/approve',
  access: 'operator',
  reply: nothing,
  refuses: ['CLASS_STATE_CHANGED'],
  touches: ['course-approval'],
})
/** The person who submitted the course sees the reason. */
export const rejectCourse = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/course-reviews/:courseReviewSeq/reject',
  access: 'operator',
  body: z.object({ reason: z.string().trim().min(1).max(500) }),
  reply: nothing,
  refuses: ['CLASS_STATE_CHANGED'],
  touches: ['course-approval'],
})
