import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** One person leads a term once, and cheers a check-in once. */
export async function mergeChallenges(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  await sql`
    delete from challenge_leaders theirs using challenge_leaders mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.class_seq = theirs.class_seq`.execute(tables(tx))
  await sql`
    delete from challenge_cheers theirs using challenge_cheers mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq
      and mine.challenge_check_in_seq = theirs.challenge_check_in_seq`.execute(tables(tx))
}
