import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Download } from '../../values/download.ts'
import { instant, nothing } from '../../values/ids.ts'
import { SiteExport } from './schemas.ts'

const path = '/channels/:channelSeq/site-exports'

/** The latest archives of the site, the newest first, and when another one may be made; null for now. */
export const listSiteExports = endpoint({
  method: 'GET',
  path,
  access: 'SITE_EXPORT_CREATE',
  reply: z.object({ list: SiteExport.array(), nextAt: instant.nullable() }),
  shows: 'site-export',
})
/** Begins to write everything of the site to one file. docs/rules.md R-1135, R-1145. */
export const requestSiteExport = endpoint({
  method: 'POST',
  path,
  access: 'SITE_EXPORT_CREATE',
  whileSuspended: 'managers',
  action: 'site-export.requestSiteExport',
  recent: true,
  reply: nothing,
  refuses: ['EXPORT_RUNNING', 'EXPORT_TOO_SOON'],
  touches: ['site-export'],
})
/** An address of minutes at which an owner downloads the file. */
export const openSiteExport = endpoint({
  method: 'POST',
  path: `${path}/:siteExportSeq/link`,
  access: 'SITE_EXPORT_CREATE',
  whileSuspended: 'managers',
  action: 'site-export.openSiteExport',
  recent: true,
  reply: Download,
  refuses: ['NOT_FOUND', 'EXPORT_GONE'],
})
