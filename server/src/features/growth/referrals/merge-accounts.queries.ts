import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Of two invitation links of one course one is kept. */
export async function mergeInvites(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  const db = tables(tx)
  await sql`
    delete from invite_codes theirs using invite_codes mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq`.execute(db)
  // Users do not invite themselves; a user whom both invited was invited first by one of them.
  await sql`
    delete from invites theirs where (theirs.user_seq, theirs.inviter_user_seq)
      in ((${gone}::bigint, ${kept}::bigint), (${kept}::bigint, ${gone}::bigint))`.execute(db)
  await sql`
    delete from invites theirs using invites mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq`.execute(db)
}
