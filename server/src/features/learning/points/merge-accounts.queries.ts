import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The same item earns once: a reward that both received is kept once. */
export const mergePoints = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from point_entries theirs using point_entries mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.kind = theirs.kind
      and (mine.curriculum_seq = theirs.curriculum_seq or mine.source_key = theirs.source_key)`.execute(
    tables(tx),
  )
