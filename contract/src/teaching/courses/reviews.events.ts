import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** The review of a course ended. */
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
