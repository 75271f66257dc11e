import { sql } from 'kysely'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export async function findProgramSettings(db: ChannelDb, channelSeq: ChannelSeq) {
  const row = await tables(db)
    .selectFrom('programSettings')
    .select(['config', 'lkPlus'])
    .where('channelSeq', '=', channelSeq)
    .executeTakeFirst()
  // The database keeps objects alone there.
  const config: object = Object(row?.config ?? {})
  return { config, lkPlus: row?.lkPlus ?? '{}' }
}

interface Saving {
  channelSeq: ChannelSeq
  config?: object | undefined
  lkPlus?: string | undefined
}
/** What is not given stays. */
export async function saveProgramSettings(tx: ChannelTx, { channelSeq, config, lkPlus }: Saving) {
  const change = {
    ...(config && { config: JSON.stringify(config) }),
    ...(lkPlus !== undefined && { lkPlus }),
  }
  await tables(tx)
    .insertInto('programSettings')
    .values({ channelSeq, ...change })
    .onConflict((row) =>
      row.column('channelSeq').doUpdateSet({ channelSeq: sql`excluded.channel_seq`, ...change }),
    )
    .execute()
}
