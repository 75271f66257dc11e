import { sql } from 'kysely'
import type { CourseSeq } from 'contract/values/ids'

/** Check-ins of a challenge are earned by learning, as lessons are; their entries keep the title themselves. */
export const entryColumns = (entry: 'entry' | 'pointEntries') => {
  const of = (column: string) => sql.ref(`${entry}.${column}`)
  const isCheckIn = sql`${of('sourceType')} = 'CHALLENGE'`
  return {
    sourceType: sql<
      'CURRICULUM' | 'STAFF'
    >`case when ${isCheckIn} then 'CURRICULUM' else ${of('sourceType')} end`.as('sourceType'),
    title: sql<
      string | null
    >`coalesce(curriculums.title, case when ${isCheckIn} then ${of('reason')} end)`.as('title'),
    courseSeq: sql<CourseSeq>`coalesce(curriculums.course_seq, ${of('courseSeq')})`,
  }
}
