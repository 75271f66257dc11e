import { notificationTexts } from 'contract/workflows/course-approval/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { mailVerdict } from './course-approval.jobs.ts'
import { notifyVerdict } from './course-approval.notify.ts'
import { courseReviewRoutes } from './course-approval.routes.ts'

/** The operator’s review of classes. */
export const courseApproval = feature({
  routes: courseReviewRoutes,
  notificationTexts,
  listeners: [mailVerdict, notifyVerdict],
  userColumns: { course_reviews: ['submitted_by_user_seq', 'decided_by_user_seq'] },
})
