import { getPackageAttendance } from 'contract/money/enrolments/api'
import { browseCourses } from 'contract/teaching/courses/list.api'
import { getPackage } from 'contract/teaching/packages/api'
import { classPath } from 'contract/values/class-paths'
import { getPackageTimetable } from 'contract/learning/live/api'
import { listReviews } from 'contract/community/reviews/api'
import * as api from 'contract/views/class-page/api'
import type { Output } from 'contract/http/endpoint'
import type { CourseSeq } from 'contract/values/ids'
import { redirect } from 'react-router'
import { loadEndpoint, loadPages, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import type { Site } from '../../../platform/site.tsx'

export const usePackage = (courseSeq: CourseSeq) => useEndpoint(getPackage, { courseSeq })

/** A class under the address of a package leads to its own. */
export async function loadPackage(site: Site, courseSeq: CourseSeq, { url }: { url: URL }) {
  const course = await loadEndpoint(site, api.getCourse, { courseSeq, query: {} })
  if (course.productKind !== 'PACKAGE') throw redirect(classPath(course) + url.search, 301)
  await Promise.all([
    loadEndpoint(site, getPackage, { courseSeq }),
    loadEndpoint(site, getPackageTimetable, { courseSeq }),
    loadPages(site, listReviews, { courseSeq }),
  ])
}

/** What its classes meet for from now on; nothing where all of it can be learned at any time. */
export function useMeetings(courseSeq: CourseSeq) {
  const { data } = useEndpoint(getPackageTimetable, { courseSeq })
  return (data?.list ?? []).filter(({ status }) => status !== 'end')
}
export type Meeting = Output<typeof getPackageTimetable>['list'][number]

/** In which of its classes the signed-in user has or had a place. */
export function useAttendance(courseSeq: CourseSeq) {
  const { state } = useSession()
  return useEndpoint(getPackageAttendance, { courseSeq }, { enabled: state === 'signed-in' }).data
}

const packages = { query: { filter: JSON.stringify({ productKind: 'PACKAGE' }) } }
export const loadPackages = (site: Site) => loadPages(site, browseCourses, packages)
export const usePackages = () =>
  usePagedEndpoint(browseCourses, packages, {
    next: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
  })
