import * as api from 'contract/community/boards/reports.api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './board-reports.service.ts'

export const boardReportRoutes = [
  implement(api.reportBoardPost, ({ ctx, params, body }) => service.report(ctx, params, body)),
  implement(api.hideBoardPost, ({ ctx, params, body }) => service.hide(ctx, params, body)),
  implement(api.dismissBoardReports, ({ ctx, params, body }) => service.dismiss(ctx, params, body)),
  implement(api.listBoardReports, ({ ctx, query }) => service.listReports(ctx, query)),
  implement(api.hideClassBoardPost, ({ ctx, params, body }) => service.hideIn(ctx, params, body)),
  implement(api.dismissClassBoardReports, ({ ctx, params, body }) => service.dismissIn(ctx, params, body)),
  implement(api.listClassBoardReports, ({ ctx, params, query }) =>
    service.listReportsIn(ctx, params.courseSeq, query),
  ),
]
