import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { siteExportStates } from './site-export.rules.ts'

export const SiteExport = z.object({
  siteExportSeq: seq('siteExport'),
  state: z.enum(siteExportStates),
  /** How far it is, in whole percent. */
  percent: z.int(),
  requestedBy: z.string(),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  /** When it is deleted, or was. */
  expiresAt: instant.nullable(),
  bytes: z.int().nullable(),
  /** The SHA-256 of the file, by which a download is checked. */
  sha256: z.string().nullable(),
})
export type SiteExport = z.input<typeof SiteExport>
