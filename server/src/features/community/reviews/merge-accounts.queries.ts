import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** One person reports the same review once. */
export const mergeReports = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from review_reports theirs using review_reports mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.evaluation_seq = theirs.evaluation_seq`.execute(
    tables(tx),
  )
