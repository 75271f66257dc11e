import { sql } from 'kysely'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformDb } from './channel-db.ts'
import { platformTables, tables } from './tables.ts'

/** For work on every site, one bound connection each. */
export async function findChannelSeqs(db: PlatformDb) {
  const found = await platformTables(db)
    .selectFrom('channels')
    .select('channelSeq')
    .where('status', '=', 'ACTIVE')
    .orderBy('channelSeq')
    .execute()
  return found.map(({ channelSeq }) => channelSeq)
}

/** The sites where this timer may have work by then, in one statement. */
export async function findSitesWithWork(db: PlatformDb, timer: string, due: Date) {
  const { rows } = await sql<{ channelSeq: ChannelSeq }>`
    select channel_seq from sites_with_work(${timer}, ${due}) as found (channel_seq)`.execute(
    platformTables(db),
  )
  return rows.map(({ channelSeq }) => channelSeq)
}

/** Undefined where there is no such site, or it is closed. */
export const findSiteState = (db: PlatformDb, channelSeq: ChannelSeq) =>
  platformTables(db)
    .selectFrom('channels')
    .select('suspension')
    .where('channelSeq', '=', channelSeq)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()

/** Serializes changes to a site as a whole: its domains, texts and main page. */
export async function lockChannel(tx: ChannelTx, channelSeq: ChannelSeq) {
  await tables(tx)
    .selectFrom('channels')
    .select('channelSeq')
    .where('channelSeq', '=', channelSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
