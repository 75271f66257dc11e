import * as api from 'contract/workflows/course-approval/api'
import { implement } from '../../../platform/http/implement.ts'
import { answerReview, listReviews, readReview } from './course-approval.service.ts'

export const courseReviewRoutes = [
  implement(api.listCourseReviews, ({ ctx, query }) => listReviews(ctx, query)),
  implement(api.getCourseReview, ({ ctx, params }) => readReview(ctx, params.courseReviewSeq)),
  implement(api.approveCourse, ({ ctx, params }) =>
    answerReview(ctx, params.courseReviewSeq, { verdict: 'APPROVED', reason: null }),
  ),
  implement(api.rejectCourse, ({ ctx, params, body }) =>
    answerReview(ctx, params.courseReviewSeq, { verdict: 'REJECTED', reason: body.reason }),
  ),
]
