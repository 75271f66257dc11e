import * as api from 'contract/workflows/site-export/api'
import { implement } from '../../../platform/http/implement.ts'
import { listExports, openExport, requestExport } from './site-export.service.ts'

export const siteExportRoutes = [
  implement(api.listSiteExports, ({ ctx }) => listExports(ctx)),
  implement(api.requestSiteExport, ({ ctx }) => requestExport(ctx)),
  implement(api.openSiteExport, ({ ctx, params }) => openExport(ctx, params.siteExportSeq)),
]
