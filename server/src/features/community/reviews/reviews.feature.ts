import { refusals } from 'contract/community/reviews/refusals'
import { notificationTexts } from 'contract/community/reviews/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { notifyHidden, notifyReport, notifyReview, notifyReviewReply } from './reviews.notify.ts'
import { forgetPictures } from './reviews.jobs.ts'
import { mergeReports } from './merge-accounts.queries.ts'
import { inviteToReview, notifyInvited } from './review-invitations.jobs.ts'
import { reviewSpreadsheet } from './review-spreadsheet.service.ts'
import { reviewRoutes } from './reviews.routes.ts'

/** Stars and texts of learners. */
export const reviews = feature({
  refusals,
  routes: reviewRoutes,
  notificationTexts,
  listeners: [notifyReview, notifyReviewReply, notifyHidden, notifyReport, forgetPictures, notifyInvited],
  timers: [inviteToReview],
  uploadKinds: [{ kind: 'review', permissions: 'member' }],
  fileColumns: { review_pictures: ['file_seq'] },
  mergeAccounts: { onSite: mergeReports },
  spreadsheets: [reviewSpreadsheet],
  userColumns: {
    reviews: ['user_seq', 'reply_user_seq', 'hidden_by_user_seq'],
    review_reports: ['user_seq', 'settled_by_user_seq'],
  },
})
