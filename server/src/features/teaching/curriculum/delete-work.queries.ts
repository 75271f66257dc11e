import { sql } from 'kysely'
import type { CurriculumSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The number of learners with submissions or posts for this mission. */
export async function countWork(tx: ChannelTx, curriculumSeq: CurriculumSeq) {
  const { rows } = await sql<{ count: number }>`
    select count(distinct attend_seq)::int as count from (
      select attend_seq from mission_submissions where curriculum_seq = ${curriculumSeq} and deleted_at is null
      union all
      select attend_seq from class_posts where curriculum_seq = ${curriculumSeq} and deleted_at is null) work`.execute(
    tables(tx),
  )
  return rows[0]?.count ?? 0
}

export const dropWorkOf = async (tx: ChannelTx, curriculumSeq: CurriculumSeq, deletedAt: Date) => {
  for (const table of ['missionSubmissions', 'classPosts'] as const)
    await tables(tx)
      .updateTable(table)
      .set({ deletedAt })
      .where('curriculumSeq', '=', curriculumSeq)
      .where('deletedAt', 'is', null)
      .execute()
}
