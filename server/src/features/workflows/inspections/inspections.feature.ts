import { notificationTexts } from 'contract/workflows/inspections/notifications.messages'
import { refusals } from 'contract/workflows/inspections/refusals'
import { feature } from '../../../platform/feature.ts'
import { mailAnswer, mailInspection, notifyOfInspection } from './inspections.notify.ts'
import { inspectionRoutes } from './inspections.routes.ts'

/** Operators who look at a site with what its owners may see, if they allow it. */
export const inspections = feature({
  refusals,
  notificationTexts,
  routes: inspectionRoutes,
  listeners: [notifyOfInspection, mailInspection, mailAnswer],
  userColumns: { site_inspections: ['requested_by_user_seq', 'decided_by_user_seq'] },
})
