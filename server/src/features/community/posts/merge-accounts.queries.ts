import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** One person reports the same post or comment once. */
export const mergeReports = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from class_reports theirs using class_reports mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.class_post_seq = theirs.class_post_seq
      and mine.class_comment_seq is not distinct from theirs.class_comment_seq`.execute(tables(tx))
