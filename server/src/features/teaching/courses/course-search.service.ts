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

/** Of everything but titles no more are looked for. */
const MAX_COUNTED = 50
const COURSES_OF_TEACHER = 3

/** How many there are, and the first of them. */
const grouped = <Found>(found: Found[], shown: number) => ({
  list: found.slice(0, shown),
  total: Math.min(found.length, MAX_COUNTED),
  isMore: found.length > MAX_COUNTED,
})
interface SearchInput {
  q: string
  /** How many of each kind are shown. */
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

/** What descriptions say, with the whole text so that the caller cuts out what matters. */
export async function searchTexts(ctx: Context, { q, shown }: SearchInput) {
  const found = await findByText(ctx.db, wordsOf(q), MAX_COUNTED + 1)
  return grouped(
    found.map(({ serviceAlias, ...course }) => ({ ...course, serviceAlias: serviceAlias ?? DEFAULT_ALIAS })),
    shown,
  )
}
