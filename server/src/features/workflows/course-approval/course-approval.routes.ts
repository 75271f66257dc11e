import * as promised from 'contract/workflows/course-approval/api'
import { implement } from '../../../platform/http/implement.ts'
import { answerReview, listReviews, readReview } from './course-approval.service.ts'

export const courseReviewRoutes = [
  implement(promised.listCourseReviews, ({ ctx, query }) => listReviews(ctx, query)),
  implement(promised.getCourseReview, ({ ctx, params }) => readReview(ctx, params.courseReviewSeq)),
  implement(promised.approveCourse, ({ ctx, params }) =>
    answerReview(ctx, params.courseReviewSeq, { verdict: 'APPROVED', reason: null }),
  ),
  implement(promised.rejectCourse, ({ ctx, params, body }) =>
    answerReview(ctx, params.courseReviewSeq, { verdict: 'REJECTED', reason: body.reason }),
  ),
]
