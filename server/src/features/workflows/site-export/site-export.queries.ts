import { sql } from 'kysely'
import { EXPORTS_LISTED } from 'contract/workflows/site-export/site-export.rules'
import type { SiteExportSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'siteExportSeq',
  'state',
  'percent',
  'requestedByUserSeq',
  'requestedAt',
  'storageKey',
  'bytes',
  'sha256',
  'finishedAt',
  'expiresAt',
] as const
export type SiteExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>

export const findExports = (db: ChannelDb) =>
  tables(db)
    .selectFrom('siteExports')
    .select(columns)
    .orderBy('siteExportSeq', 'desc')
    .limit(EXPORTS_LISTED)
    .execute()

export const findExport = (db: ChannelDb, siteExportSeq: SiteExportSeq) =>
  tables(db)
    .selectFrom('siteExports')
    .select(columns)
    .where('siteExportSeq', '=', siteExportSeq)
    .executeTakeFirst()

/** The latest one, which nobody else may follow until this transaction ends. */
export async function lockLatest(tx: ChannelTx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('site-export:' || bound_channel(), 0))`.execute(
    tables(tx),
  )
  const [latest] = await findExports(tx)
  return latest
}

interface NewExport {
  requestedByUserSeq: UserSeq
  requestedAt: Date
  storageKey: string
}
export async function insertExport(tx: ChannelTx, values: NewExport) {
  const { siteExportSeq } = await tables(tx)
    .insertInto('siteExports')
    .values(values)
    .returning('siteExportSeq')
    .executeTakeFirstOrThrow()
  return siteExportSeq
}

interface Finished {
  state: 'READY' | 'FAILED'
  finishedAt: Date
  percent?: number
  bytes?: number
  files?: number
  sha256?: string
  expiresAt?: Date
}
/** False when it was finished before. */
export async function finishExport(tx: ChannelTx, siteExportSeq: SiteExportSeq, finished: Finished) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('siteExports')
    .set(finished)
    .where('siteExportSeq', '=', siteExportSeq)
    .where('state', '=', 'RUNNING')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const updatePercent = (db: ChannelDb, siteExportSeq: SiteExportSeq, percent: number) =>
  tables(db)
    .updateTable('siteExports')
    .set({ percent })
    .where('siteExportSeq', '=', siteExportSeq)
    .where('state', '=', 'RUNNING')
    .execute()

export const markDeleted = (tx: ChannelTx, siteExportSeq: SiteExportSeq) =>
  tables(tx)
    .updateTable('siteExports')
    .set({ state: 'DELETED' })
    .where('siteExportSeq', '=', siteExportSeq)
    .where('state', '=', 'READY')
    .execute()
