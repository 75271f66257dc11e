import type { ExpressionBuilder } from 'kysely'
import type { Role } from 'contract/http/permissions'
import type { CourseSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import { liveServices } from 'contract/values/type-codes'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'

const MAX_LIVES = 50

const lives = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('liveItems')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'liveItems.curriculumSeq')
    .innerJoin('courses', 'courses.courseSeq', 'liveItems.courseSeq')
    .leftJoin('courseStaff', (join) =>
      join.onRef('courseStaff.courseSeq', '=', 'liveItems.courseSeq').on('courseStaff.userSeq', '=', userSeq),
    )
    .leftJoin('attendances', (join) =>
      join
        .onRef('attendances.curriculumSeq', '=', 'liveItems.curriculumSeq')
        .on('attendances.userSeq', '=', userSeq),
    )
    .select([
      'liveItems.curriculumSeq',
      'liveItems.courseSeq',
      'liveItems.startsAt',
      'liveItems.endsAt',
      'liveItems.liveType',
      'liveItems.liveTypeCd',
      'liveItems.hasAudience',
      'liveItems.attendeeJoinTimeLive',
      'liveItems.tchJoinTimeLive',
      'curriculums.title as curriculumTitle',
      'courses.title',
      'courses.imageFileSeq',
      'courses.writerUserSeq',
      'courseStaff.userTypeCd',
      'courseStaff.isInvited',
      'attendances.joinedAt',
    ])
    .where('curriculums.deletedAt', 'is', null)
export type LiveRow = Awaited<ReturnType<typeof findLivesOf>>[number]

interface LiveFilter {
  userSeq: UserSeq
  role: Role | null
  now: Date
  from: Date
  to: Date
}
/**
 * Live lessons that a person attends or leads and that begin within a span. No lesson exceeds a day, so the index scans a narrow
 * range however many lessons a site has had.
 */
export function findLivesOf(db: ChannelDb, { userSeq, role, now, from, to }: LiveFilter) {
  return lives(db, userSeq)
    .where('liveItems.startsAt', '>=', from)
    .where('liveItems.startsAt', '<', to)
    .where((eb) => {
      const mayLearn = eb.and([
        eb('courses.state', '=', 'PUBLISHED'),
        eb('curriculums.lockStatusYn', '=', 'N'),
        eb.exists(activeGrants(eb, { userSeq, now })),
      ])
      const leads = eb.and([
        eb('courses.state', 'not in', ['TRASHED', 'PURGED']),
        role === null
          ? eb.or([eb('courseStaff.userTypeCd', '!=', 'TCH'), eb('courseStaff.isInvited', '=', true)])
          : eb.or([eb('courseStaff.userSeq', 'is not', null), eb('courses.writerUserSeq', '=', userSeq)]),
      ])
      return eb.or([mayLearn, leads])
    })
    .orderBy('liveItems.startsAt')
    .orderBy('liveItems.curriculumSeq')
    .limit(MAX_LIVES)
    .execute()
}

const activeGrants = (
  eb: ExpressionBuilder<Tables, 'liveItems'>,
  { userSeq, now }: { userSeq: UserSeq; now: Date },
) =>
  eb
    .selectFrom('accessGrants')
    .select('accessGrants.grantSeq')
    .whereRef('accessGrants.courseSeq', '=', 'liveItems.courseSeq')
    .where('accessGrants.userSeq', '=', userSeq)
    .where('accessGrants.startsAt', '<=', now)
    .where('accessGrants.endedAt', 'is', null)
    .where((or) => or.or([or('accessGrants.endsAt', 'is', null), or('accessGrants.endsAt', '>', now)]))

/** Whether a course has Zoom lessons. */
export async function hasZoom(db: ChannelDb, courseSeq: CourseSeq) {
  const found = await tables(db)
    .selectFrom('liveItems')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'liveItems.curriculumSeq')
    .select('liveItems.curriculumSeq')
    .where('liveItems.courseSeq', '=', courseSeq)
    .where('liveItems.liveTypeCd', '=', liveServices.zoom)
    .where('curriculums.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** One lesson with this person's role in it, whether or not they may join. */
export const findLiveFor = (
  db: ChannelDb,
  userSeq: UserSeq,
  lessonRef: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq },
) =>
  lives(db, userSeq)
    .where('liveItems.courseSeq', '=', lessonRef.courseSeq)
    .where('liveItems.curriculumSeq', '=', lessonRef.curriculumSeq)
    .executeTakeFirst()

/** The facts for a reminder, also after the lesson was removed. */
export const findLiveForReminder = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveItems')
    .innerJoin('curriculums', 'curriculums.curriculumSeq', 'liveItems.curriculumSeq')
    .innerJoin('courses', 'courses.courseSeq', 'liveItems.courseSeq')
    .select([
      'liveItems.courseSeq',
      'liveItems.startsAt',
      'liveItems.endsAt',
      'liveItems.attendeeJoinTimeLive',
      'liveItems.tchJoinTimeLive',
      'curriculums.title as lesson',
      'curriculums.deletedAt',
      'courses.title',
      'courses.state',
    ])
    .where('liveItems.curriculumSeq', '=', curriculumSeq)
    .executeTakeFirst()
