import { notificationTexts } from 'contract/workflows/abuse-reports/notifications.messages'
import { refusals } from 'contract/workflows/abuse-reports/refusals'
import { feature } from '../../../platform/feature.ts'
import { mailOperatorsOfReport, mailWarning, notifyOwnersOfWarning } from './abuse-reports.notify.ts'
import { abuseReportRoutes } from './abuse-reports.routes.ts'

/** What people report to the operator about sites, and what the operator did. */
export const abuseReports = feature({
  refusals,
  notificationTexts,
  routes: abuseReportRoutes,
  listeners: [mailOperatorsOfReport, mailWarning, notifyOwnersOfWarning],
  userColumns: { abuse_reports: ['decided_by_user_seq'] },
})
