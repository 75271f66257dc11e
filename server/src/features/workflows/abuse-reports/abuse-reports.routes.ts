import * as api from 'contract/workflows/abuse-reports/api'
import { implement } from '../../../platform/http/implement.ts'
import {
  dismissReport,
  listReports,
  reportSite,
  suspendReported,
  warnOwners,
} from './abuse-reports.service.ts'

export const abuseReportRoutes = [
  implement(api.reportSite, ({ ctx, body }) => reportSite(ctx, body)),
  implement(api.listAbuseReports, ({ ctx, query }) => listReports(ctx, query)),
  implement(api.dismissReport, ({ ctx, params, body }) =>
    dismissReport(ctx, params.abuseReportSeq, body.words),
  ),
  implement(api.warnOwners, ({ ctx, params, body }) => warnOwners(ctx, params.abuseReportSeq, body.words)),
  implement(api.suspendReported, ({ ctx, params, body }) =>
    suspendReported(ctx, params.abuseReportSeq, body),
  ),
]
