import { feature } from '../../platform/feature.ts'
import { mailVerdict } from './course-reviews.jobs.ts'
import { courseReviewRoutes } from './course-reviews.routes.ts'

export const courseReviews = feature({ routes: courseReviewRoutes, listeners: [mailVerdict] })
