import { sql } from 'kysely'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Candidate {
  /** What would be taken. */
  courseSeqs: CourseSeq[]
  userSeq: UserSeq
  now: Date
}
/** The first live lesson to come of these classes during which one of a class that the person may learn in takes place. */
export const findOverlap = (db: ChannelDb, { courseSeqs, userSeq, now }: Candidate) =>
  tables(db)
    .selectFrom('liveItems as planned')
    .innerJoin('curriculums as lesson', 'lesson.curriculumSeq', 'planned.curriculumSeq')
    .innerJoin('liveItems as present', (join) =>
      join.onRef('present.startsAt', '<', 'planned.endsAt').onRef('present.endsAt', '>', 'planned.startsAt'),
    )
    .innerJoin('curriculums as other', 'other.curriculumSeq', 'present.curriculumSeq')
    .innerJoin('courses', 'courses.courseSeq', 'other.courseSeq')
    .select(['courses.title', 'present.startsAt'])
    .where('lesson.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('lesson.deletedAt', 'is', null)
    .where('planned.startsAt', '>', now)
    .where('other.deletedAt', 'is', null)
    .where('courses.state', '=', 'PUBLISHED')
    .where('other.courseSeq', '<>', sql<CourseSeq>`all(${courseSeqs})`)
    .where(({ eb, selectFrom }) =>
      eb(
        'other.courseSeq',
        'in',
        selectFrom('accessGrants as grant')
          .select('grant.courseSeq')
          .where('grant.userSeq', '=', userSeq)
          .where('grant.startsAt', '<=', now)
          .where('grant.endedAt', 'is', null)
          .where((own) => own.or([own('grant.endsAt', 'is', null), own('grant.endsAt', '>', now)])),
      ),
    )
    .orderBy('present.startsAt')
    .limit(1)
    .executeTakeFirst()
