import { sql } from 'kysely'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformDb } from './channel-db.ts'
import { platformTables, tables } from './tables.ts'

/** For what must visit every site, one bound visit each. */
export async function findChannelSeqs(db: PlatformDb) {
  const found = await platformTables(db)
    .selectFrom('channels')
    .select('channelSeq')
    .where('status', '=', 'ACTIVE')
    .orderBy('channelSeq')
    .execute()
  return found.map(({ channelSeq }) => channelSeq)
}

/** The sites at which this timer may have something to do by then, asked for in one statement. */
export async function findSitesWithWork(db: PlatformDb, timer: string, due: Date) {
  const { rows } = await sql<{ channelSeq: ChannelSeq }>`
    select channel_seq from sites_with_work(${timer}, ${due}) as found (channel_seq)`.execute(
    platformTables(db),
  )
  return rows.map(({ channelSeq }) => channelSeq)
}

export async function isChannel(db: PlatformDb, channelSeq: ChannelSeq) {
  const found = await platformTables(db)
    .selectFrom('channels')
    .select('channelSeq')
    .where('channelSeq', '=', channelSeq)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return found !== undefined
}

/** One at a time changes what belongs to a site as a whole: its names, its texts, its first page. */
export async function lockChannel(tx: ChannelTx, channelSeq: ChannelSeq) {
  await tables(tx)
    .selectFrom('channels')
    .select('channelSeq')
    .where('channelSeq', '=', channelSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}
