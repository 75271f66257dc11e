import { sql } from 'kysely'
import { MAX_IN_BOOK } from 'contract/learning/attendance/schemas'
import type { Tolerance } from 'contract/learning/attendance/presence.rules'
import type { LiveUserType } from 'contract/teaching/curriculum/live-items.rules'
import type { AttendSeq, CourseSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface Lesson {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}
interface Attendance {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
  attendSeq: AttendSeq | null
  userType: LiveUserType
  joinedAt: Date
}
/** Joining again updates only the last time. */
export const upsertAttendance = (tx: ChannelTx, attendance: Attendance) =>
  tables(tx)
    .insertInto('attendances')
    .values({ ...attendance, lastJoinedAt: attendance.joinedAt })
    .onConflict((same) =>
      same.columns(['channelSeq', 'curriculumSeq', 'userSeq']).doUpdateSet((eb) => ({
        lastJoinedAt: attendance.joinedAt,
        attendSeq: eb.fn.coalesce('attendances.attendSeq', eb.val(attendance.attendSeq)),
      })),
    )
    .returning('joinedAt')
    .executeTakeFirstOrThrow()

/** The learners of a course with their attendance of this lesson. */
export const findBook = (db: ChannelDb, { courseSeq, curriculumSeq }: Lesson) =>
  tables(db)
    .selectFrom('enrolments')
    .leftJoin('attendances', (join) =>
      join
        .onRef('attendances.attendSeq', '=', 'enrolments.attendSeq')
        .on('attendances.curriculumSeq', '=', curriculumSeq),
    )
    .select([
      'enrolments.attendSeq',
      'enrolments.userSeq',
      'enrolments.name',
      'attendances.joinedAt as attendedAt',
      sql<boolean>`attendances.marked_by_user_seq is not null`.as('isMarked'),
    ])
    .where('enrolments.courseSeq', '=', courseSeq)
    .where((eb) =>
      eb.or([eb('enrolments.state', '=', 'APPROVED'), eb('attendances.joinedAt', 'is not', null)]),
    )
    .orderBy(sql`enrolments.name collate "C"`)
    .orderBy('enrolments.attendSeq')
    .limit(MAX_IN_BOOK)
    .execute()

/** When each person was inside the video room of this lesson, or in its meeting at another service. */
export const findPresences = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .select(['userSeq', 'joinedAt', 'leftAt'])
    .where('curriculumSeq', '=', curriculumSeq)
    .unionAll(
      tables(db)
        .selectFrom('meetingPresences')
        .select(['userSeq', 'joinedAt', 'leftAt'])
        .where('curriculumSeq', '=', curriculumSeq),
    )
    .execute()

const those = {
  lessons: (curriculumSeqs: CurriculumSeq[]) => sql<CurriculumSeq>`any(${curriculumSeqs})`,
  people: (userSeqs: UserSeq[]) => sql<UserSeq>`any(${userSeqs})`,
}

/** The same of these people in several lessons. */
export const findPresencesOf = (db: ChannelDb, userSeqs: UserSeq[], curriculumSeqs: CurriculumSeq[]) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .select(['curriculumSeq', 'userSeq', 'joinedAt', 'leftAt'])
    .where('curriculumSeq', '=', those.lessons(curriculumSeqs))
    .where('userSeq', '=', those.people(userSeqs))
    .unionAll(
      tables(db)
        .selectFrom('meetingPresences')
        .select(['curriculumSeq', 'userSeq', 'joinedAt', 'leftAt'])
        .where('curriculumSeq', '=', those.lessons(curriculumSeqs))
        .where('userSeq', '=', those.people(userSeqs)),
    )
    .execute()

/** Those of these lessons in which somebody was. */
export const findVisited = (db: ChannelDb, curriculumSeqs: CurriculumSeq[]) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .select('curriculumSeq')
    .where('curriculumSeq', '=', those.lessons(curriculumSeqs))
    .union(
      tables(db)
        .selectFrom('meetingPresences')
        .select('curriculumSeq')
        .where('curriculumSeq', '=', those.lessons(curriculumSeqs)),
    )
    .execute()

export async function countAttendances(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  const { count } = await tables(db)
    .selectFrom('attendances')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userType', '=', 'user')
    .executeTakeFirstOrThrow()
  return count
}

/** Those of them who are enrolled now, locked until the transaction ends. */
export const lockLearners = (tx: ChannelTx, courseSeq: CourseSeq, attendSeqs: AttendSeq[]) =>
  tables(tx)
    .selectFrom('enrolments')
    .select(['attendSeq', 'userSeq'])
    .where('courseSeq', '=', courseSeq)
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .where('state', '=', 'APPROVED')
    .orderBy('attendSeq')
    .forShare()
    .execute()

interface Marks {
  curriculumSeq: CurriculumSeq
  learners: { attendSeq: AttendSeq; userSeq: UserSeq }[]
  markedByUserSeq: UserSeq
  now: Date
}
/** Does not change learners who joined by themselves. */
export async function insertMarks(tx: ChannelTx, { curriculumSeq, learners, markedByUserSeq, now }: Marks) {
  if (learners.length === 0) return
  const attended = {
    curriculumSeq,
    userType: 'user',
    joinedAt: now,
    lastJoinedAt: now,
    markedByUserSeq,
  } as const
  await tables(tx)
    .insertInto('attendances')
    .values(learners.map((learner) => ({ ...attended, ...learner })))
    .onConflict((same) => same.doNothing())
    .execute()
}

export const deleteAttendances = (tx: ChannelTx, curriculumSeq: CurriculumSeq, attendSeqs: AttendSeq[]) =>
  tables(tx)
    .deleteFrom('attendances')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()

/** The learners of a course, and people who attended one of its lessons before leaving. */
const learners = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('enrolments')
    .where('enrolments.courseSeq', '=', courseSeq)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('enrolments.state', '=', 'APPROVED'),
        exists(
          selectFrom('attendances')
            .select('attendances.attendSeq')
            .whereRef('attendances.channelSeq', '=', 'enrolments.channelSeq')
            .whereRef('attendances.attendSeq', '=', 'enrolments.attendSeq'),
        ),
      ]),
    )
export const findLearnersAfter = (
  db: ChannelDb,
  courseSeq: CourseSeq,
  { after, limit }: { after: number; limit: number },
) =>
  learners(db, courseSeq)
    .innerJoin('courseRounds', 'courseRounds.classSeq', 'enrolments.classSeq')
    .select([
      'enrolments.attendSeq',
      'enrolments.userSeq',
      'enrolments.name',
      'enrolments.email',
      'enrolments.phone',
      'courseRounds.partNumber',
    ])
    .where(sql<boolean>`enrolments.attend_seq > ${after}`)
    .orderBy('enrolments.attendSeq')
    .limit(limit)
    .execute()
export async function countLearners(db: ChannelDb, courseSeq: CourseSeq) {
  const { count } = await learners(db, courseSeq)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Which lessons these learners attended. */
export const findAttended = (db: ChannelDb, attendSeqs: AttendSeq[]) =>
  tables(db)
    .selectFrom('attendances')
    .select(['attendSeq', 'curriculumSeq'])
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()

/** What counts as late and early in a class; undefined where nobody set it. */
export const findTolerance = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('attendanceTolerances')
    .select(['lateMinutes', 'earlyMinutes'])
    .where('courseSeq', '=', courseSeq)
    .executeTakeFirst()
export const upsertTolerance = (tx: ChannelTx, courseSeq: CourseSeq, tolerance: Tolerance) =>
  tables(tx)
    .insertInto('attendanceTolerances')
    .values({ courseSeq, ...tolerance })
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq']).doUpdateSet(tolerance))
    .execute()
