import type { CourseSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export function updateLessonFacts(
  tx: ChannelTx,
  courseSeq: CourseSeq,
  lessons: { lessonKinds: string[]; lessonCount: number; videosMissing: number; totalSeconds: number },
) {
  return (
    tables(tx)
      .updateTable('courses')
      .set(lessons)
      .where('courseSeq', '=', courseSeq)
      // Of a package they say how many classes it has.
      .where('productKind', '!=', 'PACKAGE')
      .execute()
  )
}

export function updateReviewTotals(
  tx: ChannelTx,
  courseSeq: CourseSeq,
  totals: { count: number; sum: number },
) {
  return tables(tx)
    .updateTable('courses')
    .set({ reviewCount: totals.count, reviewSum: totals.sum })
    .where('courseSeq', '=', courseSeq)
    .execute()
}
