import { MAX_COUNTED } from 'contract/teaching/courses/list.schemas'
import type { browseCourses, countCourses } from 'contract/teaching/courses/list.api'
import type { AdminCourseFilter, CourseConditions, CourseFilter } from 'contract/teaching/courses/schemas'
import type { courseSorts } from 'contract/teaching/courses/list.rules'
import type { listAdminCourses } from 'contract/teaching/courses/api'
import { seq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import * as queries from './course-list.queries.ts'
import { facetsOf, requiredMarks, totalOf, wordsOf } from './course-list.rules.ts'
import { countAdminCourses, findAdminCourses, findAdminPage } from './course-cards.queries.ts'
import { reachesAllClasses } from './courses.public.ts'
import { adminCardsOf, findShownCards } from './courses.views.ts'
import { findCategoryNames } from './courses.queries.ts'

/** A page by its number. */
export async function listCourses(ctx: Context, { page, size, sort, ...conditions }: CourseFilter) {
  const filter = await narrow(ctx, conditions, sort)
  const positions = await queries.findPositions(ctx.db, filter, {
    sort,
    after: null,
    limit: size,
    offset: (page - 1) * size,
  })
  const { total } = await count(ctx, conditions, filter)
  return { list: await cardsAt(ctx, positions), total }
}

/** Courses for staff, including drafts and the trash; an instructor sees their own. */
export async function listForStaff(
  ctx: MemberContext,
  filter: z.output<typeof AdminCourseFilter>,
): Promise<z.output<typeof listAdminCourses.reply>> {
  const query = {
    filter,
    taughtBy: reachesAllClasses(ctx.user) ? null : ctx.user.userSeq,
    found: filter.q ? await queries.search(ctx.db, wordsOf(filter.q), { forStaff: true }) : null,
  }
  const page = await findAdminPage(ctx.db, query)
  return {
    list: await adminCardsOf(ctx, await findAdminCourses(ctx.db, page)),
    total: await countAdminCourses(ctx.db, query),
  }
}

/** The page after the end of the last one. docs/rules.md R-390. */
export async function browse(
  ctx: Context,
  { filter: conditions = {}, sort, size, cursor }: z.output<typeof browseCourses.query>,
): Promise<z.output<typeof browseCourses.reply>> {
  const filter = await narrow(ctx, conditions, sort)
  const after = cursor === undefined ? null : positionOf(cursor, sort)
  // Where every course is checked individually, the first page and the count share one scan.
  const isWalked = after === null && filter.found !== null && 'many' in filter.found
  const limit = Math.max(size, isWalked ? MAX_WALKED : 0) + 1
  const positions = await queries.findPositions(ctx.db, filter, { sort, after, limit, offset: 0 })
  const shown = positions.slice(0, size)
  const last = positions.length > size ? shown.at(-1) : undefined
  return {
    list: await cardsAt(ctx, shown),
    nextCursor: last ? `${sort}~${last.position}~${last.courseSeq}` : null,
    ...(isWalked ? upTo(limit - 1, positions.length) : await count(ctx, conditions, filter)),
  }
}

/** A cursor of another order is BAD_INPUT. */
function positionOf(cursor: string, sort: (typeof courseSorts)[number]): queries.ListPosition {
  const [of, position, courseSeq] = cursor.split('~')
  if (of !== sort) throw refuse('BAD_INPUT')
  return { position: Number(position), courseSeq: seq('course').parse(Number(courseSeq)) }
}

/** The filters beside the list. */
export async function facets(
  ctx: Context,
  conditions: CourseConditions,
): Promise<z.output<typeof countCourses.reply>> {
  const found = conditions.q ? await queries.search(ctx.db, wordsOf(conditions.q)) : null
  const { inCategory, ...counts } = facetsOf(await facetCounts(ctx, conditions, found), conditions)
  const categories = await findCategoryNames(ctx.db)
  return {
    ...counts,
    categories: categories.map((category) => ({
      ...category,
      count: inCategory(category.channelCategorySeq),
    })),
  }
}

async function narrow(
  ctx: Context,
  conditions: CourseConditions,
  sort: (typeof courseSorts)[number],
): Promise<queries.CourseFilter> {
  return {
    ...requiredMarks(conditions),
    channelCategorySeq: conditions.channelCategorySeq ?? null,
    serviceAlias: conditions.serviceAlias ?? null,
    found: conditions.q ? await queries.search(ctx.db, wordsOf(conditions.q)) : null,
    openAt: sort === 'closing' ? ctx.now() : null,
  }
}

/** Null where a search matched more than is counted. */
async function facetCounts(
  ctx: Context,
  { serviceAlias = null }: Aliased,
  found: queries.SearchResult | null,
) {
  if (found === null) return queries.countAllFacets(ctx.db, serviceAlias)
  return 'these' in found ? queries.countFoundFacets(ctx.db, serviceAlias, found.these) : null
}
interface Aliased {
  serviceAlias?: string | null | undefined
}

/** Rows per page where every course is checked individually. */
const MAX_WALKED = 100
async function count(ctx: Context, conditions: CourseConditions, filter: queries.CourseFilter) {
  const alike = filter.openAt ? null : await facetCounts(ctx, conditions, filter.found)
  if (alike) return { total: totalOf(alike, conditions), isMore: false }
  const most = filter.found ? MAX_WALKED : MAX_COUNTED
  const counted = await queries.countCourses(ctx.db, filter, most)
  return upTo(most, counted)
}

const upTo = (most: number, counted: number) => ({ total: Math.min(counted, most), isMore: counted > most })

async function cardsAt(ctx: Context, positions: readonly queries.ListPosition[]) {
  return findShownCards(
    ctx,
    positions.map(({ courseSeq }) => courseSeq),
  )
}
