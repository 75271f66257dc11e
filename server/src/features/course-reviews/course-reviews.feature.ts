import { feature } from '../../platform/feature.ts'
import { mailVerdict } from './course-reviews.jobs.ts'
import { courseReviewRoutes } from './course-reviews.routes.ts'

export const courseReviews = feature({
  routes: courseReviewRoutes,
  listeners: [mailVerdict],
  userColumns: {
    course_reviews: ['submitted_by_user_seq', 'decided_by_user_seq'],
  },
})
