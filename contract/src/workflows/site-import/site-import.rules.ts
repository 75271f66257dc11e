export const siteImportStates = [
  'UPLOADING',
  'CHECKING',
  'READY',
  'IMPORTING',
  'DONE',
  'REFUSED',
  'FAILED',
  'CANCELLED',
] as const
export type SiteImportState = (typeof siteImportStates)[number]

/** Those whose file is on the disk, or coming. There is one at a time. docs/rules.md R-1285. */
export const openImportStates = ['UPLOADING', 'CHECKING', 'READY', 'IMPORTING', 'FAILED'] as const
const open: readonly SiteImportState[] = openImportStates
export const isOpenImport = (state: SiteImportState) => open.includes(state)

/** Those that an operator may cancel: while rows are read or written it goes to its end first. */
export const cancellableStates = ['UPLOADING', 'READY', 'FAILED'] as const
const cancellable: readonly SiteImportState[] = cancellableStates
export const isCancellable = (state: SiteImportState) => cancellable.includes(state)

/** Why an archive is not imported. `NO_SPACE` and `INTERRUPTED` are none of the archive: it is tried again. docs/rules.md R-1287. */
export const archiveFaults = [
  'NOT_AN_ARCHIVE',
  'NEWER_FORMAT',
  'OLDER_VERSION',
  'NEWER_VERSION',
  'DAMAGED',
  'FOREIGN_ENTRY',
  'OTHER_TABLES',
  'WRONG_ROWS',
  'FOREIGN_FILE',
  'UNSAFE',
  'NO_SPACE',
  'INTERRUPTED',
] as const
export type ArchiveFault = (typeof archiveFaults)[number]

/** An archive that waits for its confirmation, or whose upload stands still, is deleted. docs/rules.md R-1285. */
export const WAITING_DAYS = 7
export const UPLOAD_HOURS = 24
const HOUR_MS = 3_600_000

/** Whether nobody goes on with it. `touchedAt` is its last step, or the last piece of its upload. */
export function isAbandoned(state: SiteImportState, touchedAt: Date, now: Date) {
  const idle = now.getTime() - touchedAt.getTime()
  if (state === 'UPLOADING') return idle >= UPLOAD_HOURS * HOUR_MS
  return (state === 'READY' || state === 'FAILED') && idle >= WAITING_DAYS * 24 * HOUR_MS
}

/** Rows take more space in a database than in a file: their indexes, and the log of the transaction. */
const ROWS_GROW = 4
/** The disk space that an archive takes beside its own file. docs/rules.md R-1286. */
export const neededBytes = ({ rowBytes, fileBytes }: { rowBytes: number; fileBytes: number }) =>
  rowBytes * ROWS_GROW + fileBytes

/** The file itself and everything in it, before it is known what that is. */
export const neededForUpload = (fileSize: number) => fileSize * 2

/** The parts of an import that are not as the archive says, by the name of their table. docs/rules.md R-1288. */
export const differences = <Part extends { isSame: boolean }>(parts: readonly Part[]) =>
  parts.filter(({ isSame }) => !isSame)
