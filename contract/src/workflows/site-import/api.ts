import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { SiteImport, SiteImportLine } from './schemas.ts'

const path = '/site-imports'
const one = `${path}/:siteImportSeq`
const ofOperator = { base: 'universal', access: 'operator' } as const
const changing = { ...ofOperator, method: 'POST', recent: true } as const

/** What was imported, the newest first. `isOpen`: whether one is not finished. */
export const listSiteImports = endpoint({
  ...ofOperator,
  method: 'GET',
  path,
  query: Paged,
  reply: z.object({ list: SiteImportLine.array(), total: z.int(), isOpen: z.boolean() }),
  shows: 'site-import',
})
export const getSiteImport = endpoint({
  ...ofOperator,
  method: 'GET',
  path: one,
  reply: SiteImport,
  refuses: ['NOT_FOUND'],
  shows: 'site-import',
})
/** Announces an archive, if the disk has space for it. One is imported at a time. docs/rules.md R-1285, R-1286. */
export const createSiteImport = endpoint({
  ...changing,
  path,
  body: z.object({
    fileName: z.string().trim().min(1).max(255),
    fileSize: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  }),
  reply: z.object({ siteImportSeq: seq('siteImport') }),
  refuses: ['SITE_IMPORT_OPEN', 'STORAGE_FULL'],
  touches: ['site-import'],
})
/** Where the file is uploaded, and the ticket for it. Each opens the upload anew, or goes on with the one that was interrupted. */
export const openSiteUpload = endpoint({
  ...changing,
  path: `${one}/upload`,
  reply: z.object({ uploadUrl: z.string(), ticket: z.string() }),
  refuses: ['NOT_FOUND', 'SITE_IMPORT_MOVED_ON'],
})
/** Begins to import what was checked, or what failed for a reason of this installation. docs/rules.md R-1286, R-1287. */
export const startSiteImport = endpoint({
  ...changing,
  path: `${one}/start`,
  reply: nothing,
  refuses: ['NOT_FOUND', 'SITE_IMPORT_MOVED_ON', 'STORAGE_FULL'],
  touches: ['site-import'],
})
/** Deletes the archive; nothing of it is here. */
export const cancelSiteImport = endpoint({
  ...changing,
  path: `${one}/cancel`,
  reply: nothing,
  refuses: ['NOT_FOUND', 'SITE_IMPORT_MOVED_ON'],
  touches: ['site-import'],
})
