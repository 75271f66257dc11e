import * as promised from 'contract/courses'
import { listCurriculum } from 'contract/curriculum'
import { checkSchedule, enrolFree } from 'contract/enrolments'
import type { CourseSeq } from 'contract/values'
import { loadEndpoint, loadPages, useCommand, useEndpoint } from '../../platform/endpoint.ts'
import { useSession } from '../../platform/session.tsx'
import { useSite, type Site } from '../../platform/site.tsx'
import { listReviews } from 'contract/reviews'
import { filterFrom } from './filter.ts'

export function useCourses(params: URLSearchParams) {
  return useEndpoint(promised.listCourses, { query: filterFrom(params) }, { keep: true })
}
export const useCategories = () => useEndpoint(promised.listCategories, {})
export const loadCourses = (site: Site, url: URL) =>
  Promise.all([
    loadEndpoint(site, promised.listCourses, { query: filterFrom(url.searchParams) }),
    loadEndpoint(site, promised.listCategories, {}),
  ])

export const useCourse = (courseSeq: CourseSeq, { asStaff = false } = {}) =>
  useEndpoint(promised.getCourse, { courseSeq, query: asStaff ? { type: 'update' } : {} })
export const useCurriculum = (courseSeq: CourseSeq, enabled = true) =>
  useEndpoint(listCurriculum, { courseSeq }, { enabled })
export const loadCourse = (site: Site, courseSeq: CourseSeq) =>
  Promise.all([
    loadEndpoint(site, promised.getCourse, { courseSeq, query: {} }),
    loadEndpoint(site, listCurriculum, { courseSeq }),
    loadPages(site, listReviews, { courseSeq }),
  ])

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
