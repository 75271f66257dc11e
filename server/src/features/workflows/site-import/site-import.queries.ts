import { sql } from 'kysely'
import type { ArchiveContents, ImportReport } from 'contract/workflows/site-import/schemas'
import {
  openImportStates,
  type ArchiveFault,
  type SiteImportState,
} from 'contract/workflows/site-import/site-import.rules'
import type { ChannelSeq, SiteImportSeq, UserSeq } from 'contract/values/ids'
import type { WriteInImport } from '../../../platform/archives/site-archives.ts'
import type { PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

const lines = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('siteImports')
    .innerJoin('users', 'users.userSeq', 'siteImports.requestedByUserSeq')
    .select([
      'siteImportSeq',
      'state',
      'fileName',
      'fileSize',
      'siteImports.channelSeq',
      'users.name as requestedBy',
      'requestedAt',
      'finishedAt',
    ])

/** The newest first. */
export const findImports = (db: PlatformDb, { page, size }: { page: number; size: number }) =>
  lines(db)
    .orderBy('siteImportSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countImports(db: PlatformDb) {
  const { total, open } = await platformTables(db)
    .selectFrom('siteImports')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('state', 'in', openImportStates).as('open'),
    ])
    .executeTakeFirstOrThrow()
  return { total, isOpen: open > 0 }
}

export type SiteImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>
export const findImport = (db: PlatformDb, siteImportSeq: SiteImportSeq) =>
  lines(db)
    .select(['percent', 'detail', 'uploadId', 'changedAt'])
    .select(sql<ArchiveFault | null>`fault`.as('fault'))
    .select(sql<ArchiveContents | null>`contents`.as('contents'))
    .select(sql<ImportReport | null>`report`.as('report'))
    .where('siteImportSeq', '=', siteImportSeq)
    .executeTakeFirst()

/** Those that wait for somebody, with the time of their last step. */
export const findWaitingImports = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('siteImports')
    .select(['siteImportSeq', 'state', 'uploadId', 'fileSize', 'changedAt'])
    .where('state', 'in', ['UPLOADING', 'READY', 'FAILED'])
    .execute()

interface NewImport {
  fileName: string
  fileSize: number
  requestedByUserSeq: UserSeq
  requestedAt: Date
}
/** Null while another one is open. */
export async function insertImport(tx: PlatformTx, values: NewImport) {
  const inserted = await platformTables(tx)
    .insertInto('siteImports')
    .values({ ...values, changedAt: values.requestedAt })
    .onConflict((open) => open.doNothing())
    .returning('siteImportSeq')
    .executeTakeFirst()
  return inserted?.siteImportSeq ?? null
}

export interface Transition {
  siteImportSeq: SiteImportSeq
  from: readonly SiteImportState[]
  now: Date
}
interface Change {
  state?: SiteImportState
  percent?: number
  uploadId?: string
  contents?: ArchiveContents
  fault?: ArchiveFault | null
  detail?: string | null
}
const over: readonly SiteImportState[] = ['DONE', 'REFUSED', 'CANCELLED']

/** False where it has moved on meanwhile. */
export async function changeImport(
  tx: PlatformTx,
  { siteImportSeq, from, now }: Transition,
  { contents, ...change }: Change,
) {
  const { numUpdatedRows } = await platformTables(tx)
    .updateTable('siteImports')
    .set({
      ...change,
      changedAt: now,
      ...(contents && { contents: JSON.stringify(contents) }),
      ...(change.state && over.includes(change.state) && { finishedAt: now }),
    })
    .where('siteImportSeq', '=', siteImportSeq)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

interface Imported {
  siteImportSeq: SiteImportSeq
  channelSeq: ChannelSeq
  report: ImportReport
  now: Date
}
/** In the transaction of the import itself, so that a site is there exactly when its import is done. */
export const finishImport = (write: WriteInImport, { siteImportSeq, channelSeq, report, now }: Imported) =>
  write(
    `update site_imports set state = 'DONE', percent = 100, channel_seq = $2, report = $3, changed_at = $4, finished_at = $4
     where site_import_seq = $1 and state = 'IMPORTING'`,
    [siteImportSeq, channelSeq, JSON.stringify(report), now],
  )
