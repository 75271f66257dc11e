import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The kept account keeps its attendance of a lesson where both have one. */
export const mergeAttendances = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from attendances theirs using attendances mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.curriculum_seq = theirs.curriculum_seq`.execute(
    tables(tx),
  )
