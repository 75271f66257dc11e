import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import * as api from 'contract/views/class-page/api'
import { listCurriculum } from 'contract/views/class-page/lessons.api'
import { checkSchedule } from 'contract/money/enrolments/api'
import { enrolFree } from 'contract/workflows/admissions/api'
import type { CourseSeq } from 'contract/values/ids'
import { redirect } from 'react-router'
import { loadEndpoint, loadPages, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite, type Site } from '../../../platform/site.tsx'
import { listReviews } from 'contract/community/reviews/api'

export const useCourse = (courseSeq: CourseSeq, { asStaff = false, enabled = true } = {}) =>
  useEndpoint(api.getCourse, { courseSeq, query: asStaff ? { type: 'update' } : {} }, { enabled })
export const useCurriculum = (courseSeq: CourseSeq, enabled = true) =>
  useEndpoint(listCurriculum, { courseSeq }, { enabled })
interface Visited {
  params: { serviceAlias?: string }
  url: URL
}
/** Under another alias than its own a class leads to its one address, and so does a package. */
export async function loadCourse(site: Site, courseSeq: CourseSeq, { params, url }: Visited) {
  const [course] = await Promise.all([
    loadEndpoint(site, api.getCourse, { courseSeq, query: {} }),
    loadEndpoint(site, listCurriculum, { courseSeq }),
    loadPages(site, listReviews, { courseSeq }),
  ])
  const isHome = (params.serviceAlias ?? DEFAULT_ALIAS) === course.serviceAlias
  if (isHome && course.productKind !== 'PACKAGE') return
  throw redirect(classPath(course) + url.search, 301)
}

/** The relation of the current user to the class; fetched only for signed-in users. */
export function useViewer(courseSeq: CourseSeq) {
  const { state } = useSession()
  return useEndpoint(api.getCourseViewer, { courseSeq }, { enabled: state === 'signed-in' })
}
export const useEnrolFree = (courseSeq: CourseSeq) => useCommand(enrolFree, { courseSeq })

/** Whether anything prevents applying. */
export function useScheduleCheck(courseSeq: CourseSeq) {
  const { call, channel } = useSite()
  return () => {
    if (!channel) throw new Error('no site')
    return call(checkSchedule, { channelSeq: channel.channelSeq, courseSeq })
  }
}
