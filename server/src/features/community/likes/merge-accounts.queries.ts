import { sql } from 'kysely'
import type { CourseSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** One person likes a course once; returns the courses that both accounts liked. */
export async function deleteDoubleLikes(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  const { rows } = await sql<{ courseSeq: CourseSeq }>`
    delete from course_likes theirs using course_likes mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.course_seq = theirs.course_seq
    returning theirs.course_seq as "courseSeq"`.execute(tables(tx))
  return rows.map(({ courseSeq }) => courseSeq)
}
