import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The kept account keeps its role in a class where both have one. */
export const mergeClassRoles = (tx: ChannelTx, { kept, gone }: MergedAccounts) =>
  sql`
    delete from course_staff theirs using course_staff mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq`.execute(tables(tx))
