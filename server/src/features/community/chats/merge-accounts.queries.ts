import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The kept account keeps its read mark of a room where both have one, and a ban from a room that either has. */
export async function mergeMarks(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  for (const table of ['chat_reads', 'chat_bans'] as const)
    await sql`
      delete from ${sql.table(table)} theirs using ${sql.table(table)} mine
      where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
        and mine.channel_seq = theirs.channel_seq and mine.chat_room_seq = theirs.chat_room_seq`.execute(
      tables(tx),
    )
}
