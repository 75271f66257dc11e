import { notificationTexts } from 'contract/workflows/site-export/notifications.messages'
import { refusals } from 'contract/workflows/site-export/refusals'
import { feature } from '../../../platform/feature.ts'
import { mountArchives } from './site-export.http.ts'
import { dropArchive, makeArchive } from './site-export.jobs.ts'
import { mailExport, notifyOfExport } from './site-export.notify.ts'
import { siteExportRoutes } from './site-export.routes.ts'

/** Everything of a site as one file, which another installation imports. */
export const siteExport = feature({
  refusals,
  notificationTexts,
  routes: siteExportRoutes,
  tasks: [makeArchive, dropArchive],
  listeners: [mailExport, notifyOfExport],
  userColumns: { site_exports: ['requested_by_user_seq'] },
  mount: mountArchives,
})
