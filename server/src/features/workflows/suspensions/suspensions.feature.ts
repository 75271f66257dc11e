import { notificationTexts } from 'contract/workflows/suspensions/notifications.messages'
import { refusals } from 'contract/workflows/suspensions/refusals'
import { feature } from '../../../platform/feature.ts'
import { mailOperators, mailDecision, notifyManagers } from './suspensions.notify.ts'
import { suspensionRoutes } from './suspensions.routes.ts'

/** Sites that the operator took offline, why, and what was said against it. */
export const suspensions = feature({
  refusals,
  notificationTexts,
  routes: suspensionRoutes,
  listeners: [notifyManagers, mailDecision, mailOperators],
  userColumns: {
    site_suspensions: ['suspended_by_user_seq', 'lifted_by_user_seq'],
    suspension_appeals: ['filed_by_user_seq', 'answered_by_user_seq'],
  },
})
