import type { CourseSeq, CurriculumSeq } from 'contract/values'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

interface Changed {
  courseSeq: CourseSeq
  title: string
  sort: number
  offlineStartAt: Date | null
  offlineEndAt: Date | null
  createdAt: Date
}

/** A new row with everything the other one says, but for these. Whatever a lesson may say later comes along. */
export async function copyRow(tx: ChannelTx, from: CurriculumSeq, changed: Changed) {
  const { curriculumSeq: _, ...row } = await tables(tx)
    .selectFrom('curriculums')
    .selectAll()
    .where('curriculumSeq', '=', from)
    .executeTakeFirstOrThrow()
  return tables(tx)
    .insertInto('curriculums')
    .values({ ...row, ...changed })
    .returning('curriculumSeq')
    .executeTakeFirstOrThrow()
}
