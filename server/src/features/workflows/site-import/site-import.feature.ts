import { refusals } from 'contract/workflows/site-import/refusals'
import { feature } from '../../../platform/feature.ts'
import { mountArchiveUploads } from './archive-uploads.http.ts'
import { checkArchive, importArchive } from './site-import.jobs.ts'
import { siteImportRoutes } from './site-import.routes.ts'
import { cleanupImports } from './waiting-imports.jobs.ts'

/** The operator opens a site of another installation here, from the archive that its owner exported. */
export const siteImport = feature({
  refusals,
  routes: siteImportRoutes,
  platformTasks: [checkArchive, importArchive],
  platformTimers: [cleanupImports],
  userColumns: { site_imports: ['requested_by_user_seq'] },
  mount: mountArchiveUploads,
})
