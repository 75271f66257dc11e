import { refusals } from 'contract/workflows/file-imports/refusals'
import { feature } from '../../../platform/feature.ts'
import {
  anonymizeBuyer,
  deleteOldImports,
  placeJoined,
  placeWaiting,
  runImport,
} from './file-imports.jobs.ts'
import { fileImportRoutes } from './file-imports.routes.ts'
import { importResult, importTemplate } from './import-sheets.service.ts'

/** Taking in classes with their lessons, and what people bought, from spreadsheets of other services. */
export const fileImports = feature({
  refusals,
  routes: fileImportRoutes,
  tasks: [runImport],
  listeners: [placeJoined, anonymizeBuyer],
  timers: [deleteOldImports, placeWaiting],
  spreadsheets: [importTemplate, importResult],
  uploadKinds: [{ kind: 'import_file', permissions: ['SITE_IMPORT_CREATE'] }],
  userColumns: {
    file_imports: ['uploaded_by_user_seq'],
    imported_sales: ['user_seq', 'imported_by_user_seq'],
  },
})
