import { DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { Context } from '../../../platform/context.ts'
import { findTeacherViews } from '../../people/members/members.public.ts'
import { listCourses } from './course-list.service.ts'
import { wordsOf } from './course-list.rules.ts'
import { findCategories } from './courses.queries.ts'
import {
  findByText,
  findCategoriesByName,
  findCoursesTaughtBy,
  findTeachersByName,
} from './course-search.queries.ts'

/** The most results counted outside of titles. */
const MAX_COUNTED = 50
const COURSES_OF_TEACHER = 3

/** The total, and the first results. */
const grouped = <Found>(found: Found[], shown: number) => ({
  list: found.slice(0, shown),
  total: Math.min(found.length, MAX_COUNTED),
  isMore: found.length > MAX_COUNTED,
})
interface SearchInput {
  q: string
  /** The number of results shown of each kind. */
  shown: number
}

export async function searchTitles(ctx: Context, { q, shown }: SearchInput) {
  const { list, total } = await listCourses(ctx, { q, page: 1, size: shown, sort: 'popular' })
  return { list, total, isMore: false }
}

export async function searchTeachers(ctx: Context, { q, shown }: SearchInput) {
  const found = await findTeachersByName(ctx.db, wordsOf(q), MAX_COUNTED + 1)
  const { list, ...counted } = grouped(found, shown)
  const taught = await findCoursesTaughtBy(ctx.db, list)
  const views = await findTeacherViews(ctx, list)
  return {
    ...counted,
    list: views.map((teacher) => ({
      ...teacher,
      courses: taught
        .filter(({ userSeq }) => userSeq === teacher.userSeq)
        .slice(0, COURSES_OF_TEACHER)
        .map(({ courseSeq, serviceAlias, title }) => ({
          courseSeq,
          title,
          serviceAlias: serviceAlias ?? DEFAULT_ALIAS,
        })),
    })),
  }
}

export async function searchCategories(ctx: Context, { q, shown }: SearchInput) {
  const named = await findCategoriesByName(ctx.db, wordsOf(q))
  const seqs = new Set(named.map(({ channelCategorySeq }) => channelCategorySeq))
  const categories = seqs.size > 0 ? await findCategories(ctx.db) : []
  return grouped(
    categories.filter(
      ({ channelCategorySeq, courseCount }) => seqs.has(channelCategorySeq) && courseCount > 0,
    ),
    shown,
  )
}

/** Courses by their descriptions, with the whole text so that the caller can cut an excerpt. */
export async function searchTexts(ctx: Context, { q, shown }: SearchInput) {
  const found = await findByText(ctx.db, wordsOf(q), MAX_COUNTED + 1)
  return grouped(
    found.map(({ serviceAlias, ...course }) => ({ ...course, serviceAlias: serviceAlias ?? DEFAULT_ALIAS })),
    shown,
  )
}
