import { refusals } from 'contract/community/reviews/refusals'
import { notificationTexts } from 'contract/community/reviews/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { notifyHidden, notifyReview, notifyReviewReply } from './reviews.notify.ts'
import { reviewSpreadsheet } from './review-spreadsheet.service.ts'
import { reviewRoutes } from './reviews.routes.ts'

/** Stars and texts of learners. */
export const reviews = feature({
  refusals,
  routes: reviewRoutes,
  notificationTexts,
  listeners: [notifyReview, notifyReviewReply, notifyHidden],
  spreadsheets: [reviewSpreadsheet],
  userColumns: { reviews: ['user_seq', 'reply_user_seq', 'hidden_by_user_seq'] },
})
