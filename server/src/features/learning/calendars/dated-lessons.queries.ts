import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Role } from 'contract/http/permissions'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'

const MAX_COURSES = 500
const MAX_LESSONS = 2000
const MAX_REPEATING = 200

export interface LessonFilter {
  /** Null: of every class of the site. */
  courseSeqs: CourseSeq[] | null
  from: Date
  to: Date
  /** Lessons that were removed since then are among them; null: none. */
  removedSince: Date | null
}

const lessons = (db: ChannelDb, { courseSeqs, removedSince }: LessonFilter) =>
  tables(db)
    .selectFrom('curriculums')
    .innerJoin('courses', 'courses.courseSeq', 'curriculums.courseSeq')
    .select([
      'curriculums.curriculumSeq',
      'curriculums.courseSeq',
      'curriculums.title',
      'curriculums.lockStatusYn',
      'curriculums.addrRoad1',
      'curriculums.addrRoad2',
      'curriculums.revision',
      'curriculums.revisedAt',
      'curriculums.createdAt',
      'curriculums.deletedAt',
      'courses.title as courseTitle',
    ])
    .where('courses.state', 'not in', ['TRASHED', 'PURGED'])
    .$if(courseSeqs !== null, (all) =>
      all.where('curriculums.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs ?? []})`),
    )
    .where((eb) => notRemoved(eb, removedSince))

const notRemoved = (eb: ExpressionBuilder<Tables, 'curriculums'>, removedSince: Date | null) =>
  removedSince === null
    ? eb('curriculums.deletedAt', 'is', null)
    : eb.or([eb('curriculums.deletedAt', 'is', null), eb('curriculums.deletedAt', '>=', removedSince)])

/** Live lessons that begin within a span, by their index. */
export const findLiveLessons = (db: ChannelDb, filter: LessonFilter) =>
  lessons(db, filter)
    .innerJoin('liveItems', 'liveItems.curriculumSeq', 'curriculums.curriculumSeq')
    .select(['liveItems.startsAt as startAt', 'liveItems.endsAt as endAt'])
    .where('liveItems.startsAt', '>=', filter.from)
    .where('liveItems.startsAt', '<', filter.to)
    .orderBy('liveItems.startsAt')
    .orderBy('curriculums.curriculumSeq')
    .limit(MAX_LESSONS)
    .execute()

/** Meetings that begin within a span. */
export const findOfflineLessons = (db: ChannelDb, filter: LessonFilter) =>
  lessons(db, filter)
    .select((eb) => [
      eb.ref('curriculums.offlineStartAt').$notNull().as('startAt'),
      'curriculums.offlineEndAt as endAt',
    ])
    .where('curriculums.curriculumTypeCd', '=', curriculumTypes.offline)
    .where('curriculums.offlineStartAt', '>=', filter.from)
    .where('curriculums.offlineStartAt', '<', filter.to)
    .orderBy('curriculums.offlineStartAt')
    .orderBy('curriculums.curriculumSeq')
    .limit(MAX_LESSONS)
    .execute()

export interface PersonFilter {
  userSeq: UserSeq
  role: Role | null
  now: Date
}
/** The classes that a person may learn in now, or works on, with whether they work on them. */
export const findCoursesOfPerson = (db: ChannelDb, { userSeq, role, now }: PersonFilter) =>
  tables(db)
    .selectFrom('courses')
    .leftJoin('courseStaff', (join) =>
      join.onRef('courseStaff.courseSeq', '=', 'courses.courseSeq').on('courseStaff.userSeq', '=', userSeq),
    )
    .select([
      'courses.courseSeq',
      'courses.title',
      'courses.scheduleTypeCd',
      sql<boolean>`coalesce(${worksOn({ userSeq, role })}, false)`.as('isHost'),
    ])
    .where('courses.state', 'not in', ['TRASHED', 'PURGED'])
    .where((eb) => eb.or([worksOn({ userSeq, role }), mayLearn({ userSeq, now })]))
    .where(relatedTo(userSeq))
    .orderBy('courses.courseSeq', 'desc')
    .limit(MAX_COURSES)
    .execute()

/** Narrows the courses by indexes of the person before anything else is compared. */
const relatedTo = (userSeq: UserSeq) =>
  sql<SqlBool>`courses.course_seq in (
    select course_seq from access_grants where user_seq = ${userSeq}
    union select course_seq from course_staff where user_seq = ${userSeq}
    union select course_seq from courses where writer_user_seq = ${userSeq})`

const worksOn = ({ userSeq, role }: { userSeq: UserSeq; role: Role | null }) =>
  role === null
    ? sql<SqlBool>`(course_staff.user_type_cd <> 'TCH' or course_staff.is_invited)`
    : sql<SqlBool>`(course_staff.user_seq is not null or courses.writer_user_seq = ${userSeq})`

const mayLearn = ({ userSeq, now }: { userSeq: UserSeq; now: Date }) =>
  sql<SqlBool>`(courses.state = 'PUBLISHED' and exists (
    select from access_grants g
    where g.course_seq = courses.course_seq and g.user_seq = ${userSeq} and g.starts_at <= ${now}
      and g.ended_at is null and (g.ends_at is null or g.ends_at > ${now})))`

/** Published classes with weekly sessions. */
export const findRepeatingCourses = (db: ChannelDb) =>
  tables(db)
    .selectFrom('courses')
    .select(['courseSeq', 'title', 'scheduleTypeCd'])
    .where('state', '=', 'PUBLISHED')
    .where('productKind', 'in', ['CLASS', 'CHALLENGE'])
    .where('scheduleTypeCd', '=', 'R')
    .orderBy('courseSeq', 'desc')
    .limit(MAX_REPEATING)
    .execute()
