import { browseCourses, countCourses } from 'contract/teaching/courses/list.api'
import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import * as promised from 'contract/views/class-page/api'
import * as promisedCourses from 'contract/teaching/courses/api'
import { listCurriculum } from 'contract/views/class-page/lessons.api'
import { checkSchedule } from 'contract/money/enrolments/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import type { CourseSeq } from 'contract/values/ids'
import { redirect } from 'react-router'
import {
  loadEndpoint,
  loadPages,
  useCommand,
  useEndpoint,
  usePagedEndpoint,
} from '../../platform/endpoint.ts'
import { useSession } from '../../platform/session.tsx'
import { useSite, type Site } from '../../platform/site.tsx'
import { listReviews } from 'contract/community/reviews/api'
import { filterFrom, sortFrom } from './filter.ts'

/** The list an address describes, as far as it was read. */
export function useCourses(params: URLSearchParams, serviceAlias?: string) {
  const pages = usePagedEndpoint(browseCourses, listed(params, serviceAlias), {
    next: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
    keep: true,
  })
  return { ...pages, courses: pages.all.flatMap(({ list }) => list) }
}
/** What the filters of that list offer. */
export const useFacets = (params: URLSearchParams, serviceAlias?: string) =>
  useEndpoint(countCourses, narrowed(params, serviceAlias), { keep: true }).data

const narrowed = (params: URLSearchParams, serviceAlias?: string) => {
  const filter = { ...filterFrom(params), ...(serviceAlias && { serviceAlias }) }
  return { query: Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {} }
}
const listed = (params: URLSearchParams, serviceAlias?: string) => ({
  query: { ...narrowed(params, serviceAlias).query, sort: sortFrom(params) },
})
export const useCategories = () => useEndpoint(promisedCourses.listCategories, {})
export const loadCourses = (site: Site, url: URL, serviceAlias?: string) =>
  Promise.all([
    loadPages(site, browseCourses, listed(url.searchParams, serviceAlias)),
    loadEndpoint(site, countCourses, narrowed(url.searchParams, serviceAlias)),
  ])

export const useCourse = (courseSeq: CourseSeq, { asStaff = false, enabled = true } = {}) =>
  useEndpoint(promised.getCourse, { courseSeq, query: asStaff ? { type: 'update' } : {} }, { enabled })
export const useCurriculum = (courseSeq: CourseSeq, enabled = true) =>
  useEndpoint(listCurriculum, { courseSeq }, { enabled })
interface Visited {
  params: { serviceAlias?: string }
  url: URL
}
/** Under another alias than its own a class leads to its one address. */
export async function loadCourse(site: Site, courseSeq: CourseSeq, { params, url }: Visited) {
  const [course] = await Promise.all([
    loadEndpoint(site, promised.getCourse, { courseSeq, query: {} }),
    loadEndpoint(site, listCurriculum, { courseSeq }),
    loadPages(site, listReviews, { courseSeq }),
  ])
  if ((params.serviceAlias ?? DEFAULT_ALIAS) === course.serviceAlias) return
  throw redirect(classPath(course) + url.search, 301)
}

/** How whoever is here stands to the class; asked only of people signed in. */
export function useViewer(courseSeq: CourseSeq) {
  const { state } = useSession()
  return useEndpoint(promised.getCourseViewer, { courseSeq }, { enabled: state === 'signed-in' })
}
export const useEnrolFree = (courseSeq: CourseSeq) => useCommand(enrolFree, { courseSeq })

/** Does something stand in the way of applying? */
export function useScheduleCheck(courseSeq: CourseSeq) {
  const { call, channel } = useSite()
  return () => {
    if (!channel) throw new Error('no site')
    return call(checkSchedule, { channelSeq: channel.channelSeq, courseSeq })
  }
}
