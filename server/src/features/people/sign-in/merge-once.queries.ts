import { sql, type QueryExecutorProvider } from 'kysely'
import type { UserSeq } from 'contract/values/ids'

/** Rows that one person has once: a pending removal, mail settings, and records of sent mails. */
export async function joinOnce(db: QueryExecutorProvider, two: { kept: UserSeq; gone: UserSeq }) {
  await sql`
    delete from owner_removals theirs using owner_removals mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq`.execute(db)
  await sql`
    delete from mail_notice_choices theirs using mail_notice_choices mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.kind = theirs.kind`.execute(db)
  await sql`
    delete from mail_notices theirs using mail_notices mine
    where theirs.user_seq = ${two.gone} and mine.user_seq = ${two.kept}
      and mine.channel_seq = theirs.channel_seq and mine.once = theirs.once`.execute(db)
}
