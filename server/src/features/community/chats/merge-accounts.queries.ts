import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The kept account keeps its read mark of a room where both have one. */
export const mergeReadMarks = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from chat_reads theirs using chat_reads mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.chat_room_seq = theirs.chat_room_seq`.execute(
    tables(tx),
  )
