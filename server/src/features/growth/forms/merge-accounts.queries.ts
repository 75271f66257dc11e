import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Where both accounts answered a form, both responses stay, and the one of the remaining account counts as its only one. */
export async function mergeResponses(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  await sql`
    update form_responses theirs set is_only = false from form_responses mine
     where theirs.user_seq = ${gone} and mine.user_seq = ${kept} and mine.is_only
       and mine.channel_seq = theirs.channel_seq and mine.form_seq = theirs.form_seq`.execute(tables(tx))
}
