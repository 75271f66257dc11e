import { notificationTexts } from 'contract/workflows/refund-requests/notifications.messages'
import { refusals } from 'contract/workflows/refund-requests/refusals'
import { feature } from '../../../platform/feature.ts'
import { mailRejectedRefund } from './refund-requests.jobs.ts'
import {
  closeRefundRequests,
  forgetRefundReasons,
  notifyOfRefundRequest,
  settleRefundRequest,
} from './refund-requests.notify.ts'
import { refundRequestRoutes } from './refund-requests.routes.ts'
import { requestSpreadsheet } from './requests-spreadsheet.service.ts'

/** Buyers ask for money back with the amount computed for them; staff give back so much of an item, or decline. */
export const refundRequests = feature({
  refusals,
  routes: refundRequestRoutes,
  spreadsheets: [requestSpreadsheet],
  notificationTexts,
  listeners: [
    notifyOfRefundRequest,
    mailRejectedRefund,
    settleRefundRequest,
    closeRefundRequests,
    forgetRefundReasons,
  ],
  userColumns: { refund_requests: ['user_seq', 'decided_by_user_seq'] },
})
