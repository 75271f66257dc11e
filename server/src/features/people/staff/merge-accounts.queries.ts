import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** One person has one pending removal at a site. */
export const mergeRemovals = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from owner_removals theirs using owner_removals mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq`.execute(tables(tx))
