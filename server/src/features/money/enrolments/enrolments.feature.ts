import { refusals } from 'contract/money/enrolments/refusals'
import { notificationTexts } from 'contract/money/enrolments/notifications.messages'
import { feature } from '../../../platform/feature.ts'
import { remindOfEnd, notifyPeriod } from './access-period.notify.ts'
import { expirePlaces } from './enrolments.jobs.ts'
import { notifyCancellation, notifyEnrolment } from './enrolments.notify.ts'
import { enrolmentRoutes } from './enrolments.routes.ts'
import { endPlaces, forgetApplicant } from './member-left.jobs.ts'
import { studentLimitRoutes } from './student-limit.routes.ts'
import { notifyWaiting } from './waitlist.notify.ts'

/** Enrolments: seats, states, waitlist, access periods, the student limit of a site. */
export const enrolments = feature({
  refusals,
  routes: [...enrolmentRoutes, ...studentLimitRoutes],
  notificationTexts,
  listeners: [endPlaces, forgetApplicant, notifyEnrolment, notifyCancellation, notifyWaiting, notifyPeriod],
  timers: [expirePlaces, remindOfEnd],
  userColumns: { access_grants: ['user_seq'], enrolments: ['user_seq'] },
})
