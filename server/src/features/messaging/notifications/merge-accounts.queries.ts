import { sql } from 'kysely'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Notifications, mail settings and records of sent mails, which one person has once. */
export async function mergeNotices(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  const db = tables(tx)
  await sql`
    delete from alarms theirs using alarms mine
    where theirs.target_user_seq = ${gone} and mine.target_user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.once = theirs.once`.execute(db)
  await sql`
    delete from mail_notice_choices theirs using mail_notice_choices mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.kind = theirs.kind`.execute(db)
  await sql`
    delete from mail_notices theirs using mail_notices mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.once = theirs.once`.execute(db)
}
