import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { archiveFaults, siteImportStates } from './site-import.rules.ts'

/** What an archive says of itself, and what stands here against it. */
export const ArchiveContents = z.object({
  name: z.string(),
  /** The address that the site had … */
  address: z.string(),
  /** … and the one it gets here: the same, unless that is taken. */
  newAddress: z.string(),
  format: z.int(),
  version: z.string(),
  createdAt: instant,
  people: z.int(),
  /** Those whose e-mail address belongs to an account here already. They get accounts of their own, which cannot sign in. */
  peopleHere: z.int(),
  rows: z.int(),
  rowBytes: z.int(),
  files: z.int(),
  fileBytes: z.int(),
  tables: z.object({ name: z.string(), rows: z.int() }).array(),
})
export type ArchiveContents = z.output<typeof ArchiveContents>

const count = z.int().nonnegative()
/** What was imported, read back and compared with what the archive says. */
export const ImportReport = z.object({
  address: z.string(),
  /** People who cannot sign in: they left the site, or their address belongs to an account here. */
  withoutSignIn: count,
  people: z.object({ count, isSame: z.boolean() }),
  files: z.object({ count, bytes: count, isSame: z.boolean() }),
  tables: z.object({ name: z.string(), rows: count, isSame: z.boolean() }).array(),
})
export type ImportReport = z.output<typeof ImportReport>

const line = {
  siteImportSeq: seq('siteImport'),
  state: z.enum(siteImportStates),
  fileName: z.string(),
  fileSize: z.int(),
  requestedBy: z.string(),
  requestedAt: instant,
  finishedAt: instant.nullable(),
  /** The site that it became. */
  site: z.object({ channelSeq: seq('channel'), name: z.string(), domain: z.string() }).nullable(),
}
export const SiteImportLine = z.object(line)
export type SiteImportLine = z.input<typeof SiteImportLine>

export const SiteImport = z.object({
  ...line,
  /** How far it is, in whole percent. */
  percent: z.int(),
  fault: z.enum(archiveFaults).nullable(),
  /** What exactly is wrong, in English, for those who made the archive. */
  detail: z.string().nullable(),
  contents: ArchiveContents.nullable(),
  /** The disk space that it takes and that there is, while it waits. */
  space: z.object({ needed: count, free: count }).nullable(),
  report: ImportReport.nullable(),
})
export type SiteImport = z.input<typeof SiteImport>
