import { sql } from 'kysely'
import type { CourseSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Updates in one order, so that two transactions do not deadlock. */
export async function moveLikeCount(tx: ChannelTx, courseSeqs: CourseSeq[], by: 1 | -1) {
  for (const courseSeq of courseSeqs.toSorted((left, right) => left - right)) {
    await tables(tx)
      .updateTable('courses')
      .set({ likeCount: sql`like_count + ${by}` })
      .where('courseSeq', '=', courseSeq)
      .execute()
  }
}
