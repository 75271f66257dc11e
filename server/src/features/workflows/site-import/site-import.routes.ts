import * as api from 'contract/workflows/site-import/api'
import { implement } from '../../../platform/http/implement.ts'
import {
  cancelImport,
  createImport,
  listImports,
  openUpload,
  readImport,
  startImport,
} from './site-import.service.ts'

export const siteImportRoutes = [
  implement(api.listSiteImports, ({ ctx, query }) => listImports(ctx, query)),
  implement(api.getSiteImport, ({ ctx, params }) => readImport(ctx, params.siteImportSeq)),
  implement(api.createSiteImport, ({ ctx, body }) => createImport(ctx, body)),
  implement(api.openSiteUpload, ({ ctx, params }) => openUpload(ctx, params.siteImportSeq)),
  implement(api.startSiteImport, ({ ctx, params }) => startImport(ctx, params.siteImportSeq)),
  implement(api.cancelSiteImport, ({ ctx, params }) => cancelImport(ctx, params.siteImportSeq)),
]
