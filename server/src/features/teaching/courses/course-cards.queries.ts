import { sql } from 'kysely'
import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { AdminCourseFilter } from 'contract/teaching/courses/schemas'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { publicTypes } from 'contract/values/type-codes'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { isFound, type SearchResult } from './course-list.queries.ts'
import { coursesWithRound, facts } from './courses.queries.ts'

type AdminFilter = z.output<typeof AdminCourseFilter>

const belongsTo = (alias: string) =>
  sql<boolean>`courses.service_alias is not distinct from ${alias === DEFAULT_ALIAS ? null : alias}::text`

/** Those of these that are public. */
export const findShownOf = (db: ChannelDb, courseSeqs: CourseSeq[]) =>
  coursesWithRound(db)
    .select(facts)
    .where('courses.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', publicTypes.public)
    .execute()

const shelves = {
  all: ['DRAFT', 'SUBMITTED', 'REJECTED', 'PUBLISHED'],
  public: ['PUBLISHED'],
  private: ['PUBLISHED'],
  draft: ['DRAFT', 'SUBMITTED', 'REJECTED'],
  trash: ['TRASHED'],
} as const

/** Filters of the management list: its tab, an instructor, search results. */
export interface AdminCourseQuery {
  filter: AdminFilter
  taughtBy: UserSeq | null
  found: SearchResult | null
}
function adminCourses(db: ChannelDb, { filter, taughtBy, found }: AdminCourseQuery) {
  const { shelf, serviceAlias, courseTypeCd, productKind } = filter
  let courses = tables(db).selectFrom('courses').where('courses.state', 'in', shelves[shelf])
  if (shelf === 'public') courses = courses.where('courses.publicCd', '=', publicTypes.public)
  if (shelf === 'private') courses = courses.where('courses.publicCd', '=', publicTypes.private)
  if (serviceAlias) courses = courses.where(belongsTo(serviceAlias))
  if (productKind) courses = courses.where('courses.productKind', '=', productKind)
  if (courseTypeCd) courses = courses.where('courses.courseTypeCd', '=', courseTypeCd)
  if (found) courses = courses.where(isFound(found))
  if (taughtBy !== null) {
    courses = courses.where((eb) =>
      eb.or([
        eb('courses.writerUserSeq', '=', taughtBy),
        eb(
          'courses.courseSeq',
          'in',
          eb
            .selectFrom('courseStaff')
            .select('courseStaff.courseSeq')
            .where('courseStaff.userSeq', '=', taughtBy)
            .where('courseStaff.userTypeCd', '=', 'TCH'),
        ),
      ]),
    )
  }
  return courses
}

/** The courses of a page, newest first … */
export async function findAdminPage(db: ChannelDb, query: AdminCourseQuery) {
  const { page, size } = query.filter
  const rows = await adminCourses(db, query)
    .select('courses.courseSeq')
    .orderBy('courses.createdAt', 'desc')
    .orderBy('courses.courseSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return rows.map(({ courseSeq }) => courseSeq)
}
/** … and their data. */
export const findAdminCourses = (db: ChannelDb, courseSeqs: CourseSeq[]) =>
  coursesWithRound(db)
    .select([...facts, 'courses.createdAt', 'courses.trashedAt', 'courses.restoreExpiresAt'])
    .where('courses.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .orderBy('courses.createdAt', 'desc')
    .orderBy('courses.courseSeq', 'desc')
    .execute()
export async function countAdminCourses(db: ChannelDb, query: AdminCourseQuery) {
  const { count } = await adminCourses(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The numbers of all courses, of courses with lessons, and of public ones. */
export function countShelves(db: ChannelDb) {
  return tables(db)
    .selectFrom('courses')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(eb.or([eb('lessonCount', '>', 0), eb('videosMissing', '>', 0)]))
        .as('withLessons'),
      fn
        .countAll<number>()
        .filterWhere(eb.and([eb('state', '=', 'PUBLISHED'), eb('publicCd', '=', publicTypes.public)]))
        .as('public'),
    ])
    .where('state', 'not in', ['TRASHED', 'PURGED'])
    .executeTakeFirstOrThrow()
}
