import { sql } from 'kysely'
import type { courseSorts } from 'contract/teaching/courses/list.rules'
import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import { MAX_COUNTED } from 'contract/teaching/courses/list.schemas'
import type { ChannelCategorySeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'
import { productBits, type FacetCount } from './course-list.rules.ts'

// Every list scans one of the indexes `courses_by_…` of migration 0038, which contain all columns used here.

/** A parsed search. */
export interface SearchTerms {
  words: string[]
  spelled: string[]
}
/** The result of a search: the ids of the courses, or too many, in which case a list scans until a page is full. */
export type SearchResult = { these: CourseSeq[] } | { many: SearchTerms }

export interface CourseFilter {
  /** Exactly these bits among those. */
  marks: number
  among: number
  channelCategorySeq: ChannelCategorySeq | null
  serviceAlias: string | null
  found: SearchResult | null
  /** Only courses that accept applications after this moment. */
  openAt: Date | null
}
export type CourseSort = (typeof courseSorts)[number]
export interface ListPosition {
  position: number
  courseSeq: CourseSeq
}

const orders = {
  popular: { by: 'byPopularity', way: 'desc' },
  latest: { by: 'byNewest', way: 'desc' },
  priceAsc: { by: 'byPrice', way: 'asc' },
  priceDesc: { by: 'byPrice', way: 'desc' },
  rating: { by: 'byRating', way: 'desc' },
  closing: { by: 'byClosing', way: 'asc' },
} as const

// Literal values: the planner cannot match a partial index to a parameter.
const isPublic = sql<boolean>`courses.state = 'PUBLISHED' and courses.public_cd = '00'`
const belongsTo = (alias: string) =>
  alias === DEFAULT_ALIAS
    ? sql<boolean>`courses.service_alias is null`
    : sql<boolean>`courses.service_alias = ${alias}`

const pieces = ({ words }: SearchTerms) =>
  sql`(select search_pieces(bound_channel(), ${words}::text[], false))`
const saysAll = ({ spelled }: SearchTerms) =>
  sql<boolean>`search_form(courses.title) || chr(10) || search_form(courses.sub_title)
    like all (${spelled.map(containing)}::text[])`
// Scalar subquery, so that the planner does not overestimate selectivity and sort the table.
const matchesTerms = (terms: SearchTerms) =>
  sql<boolean>`(select w.pieces @> ${pieces(terms)} and ${saysAll(terms)} from course_words w
    where w.channel_seq = courses.channel_seq and w.course_seq = courses.course_seq)`

/** Whether a course is in the search result. */
export const isFound = (found: SearchResult) =>
  'these' in found
    ? sql<boolean>`courses.course_seq = any(${found.these}::bigint[])`
    : matchesTerms(found.many)

/** The current round has not ended, and a seat is free or it has a waitlist. */
const takesMore = (at: Date) =>
  sql<boolean>`(select (r.end_at is null or r.end_at >= ${at})
      and (r.user_limit_type_cd <> '99' or r.max_user_count is null or r.seats_taken < r.max_user_count)
    from course_rounds r where r.channel_seq = courses.channel_seq and r.course_seq = courses.course_seq
      and r.part_number = courses.current_part_number)`

function listed(
  db: ChannelDb,
  { marks, among, channelCategorySeq, serviceAlias, found, openAt }: CourseFilter,
) {
  let courses = tables(db).selectFrom('courses').where(isPublic)
  // By the column where nothing else is asked of a course: the planner knows that few courses are packages, but nothing of
  // bits. With other conditions by the bits, which stand in the indexes of the orders.
  const isAlone = among === productBits.PACKAGE && !channelCategorySeq
  if (isAlone) courses = courses.where('courses.productKind', marks === 0 ? '!=' : '=', 'PACKAGE')
  else if (among > 0)
    courses = courses.where(sql<boolean>`courses.marks & ${among}::integer = ${marks}::integer`)
  if (channelCategorySeq) courses = courses.where('courses.channelCategorySeq', '=', channelCategorySeq)
  if (serviceAlias) courses = courses.where(belongsTo(serviceAlias))
  if (openAt) courses = courses.where('courses.byClosing', '>', openAt.getTime()).where(takesMore(openAt))
  if (found) courses = courses.where(isFound(found))
  return courses
}

/** One page: the courses with their positions in this order. */
export function findPositions(
  db: ChannelDb,
  filter: CourseFilter,
  page: { sort: CourseSort; after: ListPosition | null; limit: number; offset: number },
) {
  const { by, way } = orders[page.sort]
  const column = sql.ref<number>(`courses.${by}`)
  let courses = listed(db, filter).select(['courses.courseSeq', column.as('position')])
  if (page.after) {
    const { position, courseSeq } = page.after
    const beyond = sql.raw(way === 'desc' ? '<' : '>')
    courses = courses.where(
      sql<boolean>`(${column}, courses.course_seq) ${beyond} (${position}::bigint, ${courseSeq}::bigint)`,
    )
  }
  return courses
    .orderBy(column, way)
    .orderBy('courses.courseSeq', way)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

/** The total, counted up to one above `most`. */
export async function countCourses(db: ChannelDb, filter: CourseFilter, most: number) {
  const some = listed(db, filter)
    .select('courses.courseSeq')
    .limit(most + 1)
  const { count } = await tables(db)
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Courses that contain all search terms: public ones, or all for staff. */
export async function search(
  db: ChannelDb,
  terms: SearchTerms,
  { forStaff = false } = {},
): Promise<SearchResult> {
  const isThere = forStaff ? sql<boolean>`courses.state <> 'PURGED'` : isPublic
  const { rows } = await sql<{ near: number; these: CourseSeq[] }>`
    with near as materialized (
      select channel_seq, course_seq from course_words where pieces @> ${pieces(terms)} limit ${MAX_COUNTED + 1})
    select (select count(*) from near) as near, case when (select count(*) from near) > ${MAX_COUNTED} then '{}' else array(
      select course_seq from near where (
        select ${isThere} and ${saysAll(terms)} from courses
        where courses.channel_seq = near.channel_seq and courses.course_seq = near.course_seq)) end as these`.execute(
    tables(db),
  )
  const [{ near, these } = { near: 0, these: [] }] = rows
  return near > MAX_COUNTED ? { many: terms } : { these }
}

/** Public courses of the site, counted by equal facets … */
export async function countAllFacets(db: ChannelDb, serviceAlias: string | null): Promise<FacetCount[]> {
  let facetCounts = tables(db).selectFrom('courseTallies').select(['channelCategorySeq', 'marks', 'amount'])
  if (serviceAlias) {
    const alias = serviceAlias === DEFAULT_ALIAS ? null : serviceAlias
    facetCounts = facetCounts.where('serviceAlias', alias === null ? 'is' : '=', alias)
  }
  return facetCounts.execute()
}
/** … or of the search result. */
export function countFoundFacets(
  db: ChannelDb,
  serviceAlias: string | null,
  these: CourseSeq[],
): Promise<FacetCount[]> {
  const found = { marks: 0, among: 0, channelCategorySeq: null, serviceAlias, found: { these }, openAt: null }
  return listed(db, found)
    .select(['courses.channelCategorySeq', 'courses.marks', ({ fn }) => fn.countAll<number>().as('amount')])
    .groupBy(['courses.channelCategorySeq', 'courses.marks'])
    .execute()
}
