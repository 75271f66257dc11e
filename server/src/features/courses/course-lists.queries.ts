import { sql } from 'kysely'
import { DEFAULT_ALIAS } from 'contract/class-paths'
import type { AdminCourseFilter, CourseFilter } from 'contract/courses'
import type { CourseSeq, UserSeq } from 'contract/values'
import type { z } from 'zod'
import { containing } from '../../platform/db/containing.ts'
import type { ChannelDb } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'
import { coursesWithRound, facts } from './courses.queries.ts'

type AdminFilter = z.output<typeof AdminCourseFilter>

const lessonTypes = { VOD: '02', OFFLINE: '04', TEXT: '05' } as const

/** `%` and `_` in what people type are letters like any other. */

const belongsTo = (alias: string) =>
  sql<boolean>`courses.service_alias is not distinct from ${alias === DEFAULT_ALIAS ? null : alias}::text`

function publicCourses(db: ChannelDb, asked: CourseFilter) {
  const { q, channelCategorySeq, fare, kind, serviceAlias } = asked
  let courses = coursesWithRound(db)
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', '00')
  if (q) {
    courses = courses.where((eb) =>
      eb.or([eb('courses.title', 'ilike', containing(q)), eb('courses.subTitle', 'ilike', containing(q))]),
    )
  }
  if (channelCategorySeq) courses = courses.where('courses.channelCategorySeq', '=', channelCategorySeq)
  if (fare) courses = courses.where('courses.fareCd', fare === 'paid' ? '=' : '!=', '01')
  if (serviceAlias) courses = courses.where(belongsTo(serviceAlias))
  if (kind) courses = courses.where(sql<boolean>`${lessonTypes[kind]} = any(courses.lesson_kinds)`)
  return courses
}

const payable = sql<number>`case when courses.fare_cd <> '01' then 0 else coalesce(courses.discount_price, courses.price) end`
const average = sql<number>`case when courses.review_count = 0 then 0 else courses.review_sum::float8 / courses.review_count end`

export function findPublicCourses(db: ChannelDb, filter: CourseFilter) {
  const courses = publicCourses(db, filter)
    .select(facts)
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
  switch (filter.sort) {
    case 'latest':
      return courses.orderBy('courses.publishedAt', 'desc').orderBy('courses.courseSeq', 'desc').execute()
    case 'priceAsc':
      return courses.orderBy(payable).orderBy('courses.courseSeq', 'desc').execute()
    case 'priceDesc':
      return courses.orderBy(payable, 'desc').orderBy('courses.courseSeq', 'desc').execute()
    case 'rating':
      return courses.orderBy(average, 'desc').orderBy('courses.courseSeq', 'desc').execute()
    case 'popular':
      return courses
        .orderBy('courses.sort')
        .orderBy('courseRounds.acceptedCount', 'desc')
        .orderBy('courses.courseSeq', 'desc')
        .execute()
  }
}

export async function countPublicCourses(db: ChannelDb, filter: CourseFilter) {
  const { count } = await publicCourses(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those of these that everybody may see. */
export const findShownOf = (db: ChannelDb, courseSeqs: CourseSeq[]) =>
  coursesWithRound(db)
    .select(facts)
    .where('courses.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', '00')
    .execute()

const shelves = {
  all: ['DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED'],
  public: ['PUBLISHED'],
  private: ['PUBLISHED'],
  draft: ['DRAFT', 'SUBMITTED', 'REJECTED'],
  trash: ['TRASHED'],
} as const

function adminCourses(db: ChannelDb, { q, shelf, serviceAlias }: AdminFilter, taughtBy: UserSeq | null) {
  let courses = coursesWithRound(db).where('courses.state', 'in', shelves[shelf])
  if (shelf === 'public') courses = courses.where('courses.publicCd', '=', '00')
  if (shelf === 'private') courses = courses.where('courses.publicCd', '=', '99')
  if (serviceAlias) courses = courses.where(belongsTo(serviceAlias))
  if (q) courses = courses.where('courses.title', 'ilike', containing(q))
  if (taughtBy !== null) {
    courses = courses.where((eb) =>
      eb.or([
        eb('courses.writerUserSeq', '=', taughtBy),
        eb.exists(
          eb
            .selectFrom('courseStaff')
            .select('courseStaff.courseSeq')
            .whereRef('courseStaff.courseSeq', '=', 'courses.courseSeq')
            .where('courseStaff.userSeq', '=', taughtBy)
            .where('courseStaff.userTypeCd', '=', 'TCH'),
        ),
      ]),
    )
  }
  return courses
}

export function findAdminCourses(db: ChannelDb, filter: AdminFilter, taughtBy: UserSeq | null) {
  return adminCourses(db, filter, taughtBy)
    .select([
      ...facts,
      'courses.createdAt',
      'courses.trashedAt',
      'courses.restoreExpiresAt as restoreExpiredAt',
    ])
    .orderBy('courses.createdAt', 'desc')
    .orderBy('courses.courseSeq', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
}
export async function countAdminCourses(db: ChannelDb, filter: AdminFilter, taughtBy: UserSeq | null) {
  const { count } = await adminCourses(db, filter, taughtBy)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many classes there are, how many hold lessons, how many everybody sees. */
export function countShelves(db: ChannelDb) {
  return tables(db)
    .selectFrom('courses')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('lessonCount', '>', 0).as('withLessons'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('state', '=', 'PUBLISHED'), eb('publicCd', '=', '00')]))
        .as('public'),
    ])
    .where('state', 'not in', ['TRASHED', 'PURGED'])
    .executeTakeFirstOrThrow()
}
