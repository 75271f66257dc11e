import * as api from 'contract/community/posts/api'
import * as reports from 'contract/community/posts/reports.api'
import type * as reportsReportsSchemas from 'contract/community/posts/reports.schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { makeStale, useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

export interface MissionRef {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}

const LIMIT = 10
const FIRST_LOOK = 3
/** The posts of a class, or those of one mission. */
export function useClassPosts(courseSeq: CourseSeq, curriculumSeq: CurriculumSeq | null) {
  const query = { limit: LIMIT, ...(curriculumSeq !== null && { curriculumSeq }) }
  const pages = usePagedEndpoint(
    api.listClassPosts,
    { courseSeq, query },
    {
      next: ({ posts }) => {
        const last = posts.at(-1)
        return last && posts.length === LIMIT ? { ...query, minSeq: last.classPostSeq } : null
      },
    },
  )
  return {
    ...pages,
    posts: [...(pages.first?.pinned ?? []), ...pages.all.flatMap(({ posts }) => posts)],
    isStaff: pages.first?.isStaff ?? false,
    isOpenClass: pages.first?.isOpenClass ?? false,
  }
}
export const useWritePost = (courseSeq: CourseSeq) => useCommand(api.writeClassPost, { courseSeq })
/** All actions on posts. */
export function usePostDeeds(courseSeq: CourseSeq) {
  return {
    remove: useCommand(api.removeClassPost, { courseSeq }),
    pin: useCommand(api.pinClassPost, { courseSeq }),
    hide: useCommand(api.hideClassPost, { courseSeq }),
    comment: useCommand(api.commentClassPost, { courseSeq }),
    removeComment: useCommand(api.removeClassComment, { courseSeq }),
    hideComment: useCommand(api.hideClassComment, { courseSeq }),
    report: useCommand(reports.reportClassPost, { courseSeq }),
  }
}
/** The posts that visitors may read, a few at first. */
export function useOpenPosts(courseSeq: CourseSeq) {
  const query = { limit: FIRST_LOOK }
  const pages = usePagedEndpoint(
    api.listOpenPosts,
    { courseSeq, query },
    {
      next: ({ posts }) => {
        const last = posts.at(-1)
        return last && posts.length === FIRST_LOOK ? { ...query, minSeq: last.classPostSeq } : null
      },
    },
  )
  const posts = [...(pages.first?.pinned ?? []), ...pages.all.flatMap((page) => page.posts)]
  return { ...pages, posts }
}
/** Refetches posts, because the addresses of their pictures expire. */
export function useFreshPosts() {
  const site = useSite()
  return () => void makeStale(site, ['posts'])
}
type ReportQuestion = Pick<reportsReportsSchemas.ReportFilter, 'shelf' | 'page' | 'size'>
export const useReports = (query: ReportQuestion) =>
  useEndpoint(reports.listClassReports, { query }, { keep: true })
export const useReportsIn = (courseSeq: CourseSeq, query: ReportQuestion) =>
  useEndpoint(reports.listReportsInClass, { courseSeq, query }, { keep: true })
export const useDismissReports = () => useCommand(reports.dismissClassReports, {})
export const useChallenge = (missionRef: MissionRef) => useEndpoint(api.getChallenge, { ...missionRef })
export const useChallengers = (missionRef: MissionRef, page: number) =>
  useEndpoint(api.listChallengers, { ...missionRef, query: { page } }, { keep: true })
