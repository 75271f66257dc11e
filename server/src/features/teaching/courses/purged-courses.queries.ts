import { sql } from 'kysely'
import type { CourseSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const noTexts = {
  subTitle: '',
  introduction: '',
  desc1: '',
  desc2: '',
  desc3: '',
  desc4: '',
  desc5: '',
  desc6: '',
  imageAlt: '',
  rejectedReason: null,
} as const

/** Keeps the facts that orders, enrolments, certificates and statistics need; deletes all other content of these courses. */
export async function recordPurgedCourses(tx: ChannelTx, courseSeqs: CourseSeq[], now: Date) {
  const gone = sql<CourseSeq>`any(${courseSeqs})`
  await tables(tx).deleteFrom('courseSettings').where('courseSeq', '=', gone).execute()
  await tables(tx)
    .updateTable('courses')
    .set({ ...noTexts, state: 'PURGED', imageFileSeq: null, updatedAt: now })
    .where('courseSeq', '=', gone)
    .execute()
}
