import type { ArchiveContents, ImportReport } from 'contract/workflows/site-import/schemas'
import type { ArchiveFault } from 'contract/workflows/site-import/site-import.rules'
import type { ChannelSeq } from 'contract/values/ids'
import { CannotStart } from '../operating/cannot-start.ts'

/** An archive that is not imported, with the reason. Nothing of it remains. */
export class ArchiveRefused extends CannotStart {
  override name = 'ArchiveRefused'
  readonly fault: ArchiveFault
  constructor(fault: ArchiveFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** Runs a statement of the owner of the tables inside the transaction of an import; says how many rows it wrote. */
export type WriteInImport = (text: string, values: readonly unknown[]) => Promise<number>

export interface ArchiveWork {
  /** The archive. */
  file: string
  now: Date
  /** In whole percent. Throws to end it: nothing remains then. */
  onProgress?: (percent: number) => Promise<void>
}
export interface SiteImportWork extends ArchiveWork {
  /** The last statements of the transaction: they are committed with the site, or not at all. */
  finish?: (write: WriteInImport, imported: { channelSeq: ChannelSeq; report: ImportReport }) => Promise<void>
}

/** Reads archives of sites and opens them here, as the owner of the tables. */
export interface SiteArchives {
  /** Reads a whole archive and says what is in it. @throws ArchiveRefused */
  inspect: (work: ArchiveWork) => Promise<ArchiveContents>
  /** All or nothing. Another import is waited for. @throws ArchiveRefused */
  open: (work: SiteImportWork) => Promise<{ channelSeq: ChannelSeq; report: ImportReport }>
}
