import * as api from 'contract/community/likes/api'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'

interface Page {
  page: number
  size: number
}

/** The classes that the member likes; fetched once for all buttons of a page, and only for members. */
export function useBookmarks() {
  const { isChannelUser } = useSession()
  return useEndpoint(api.listBookmarks, {}, { enabled: isChannelUser }).data?.list
}
export const useLike = (courseSeq: CourseSeq) => useCommand(api.likeCourse, { courseSeq })
export const useUnlike = (courseSeq: CourseSeq) => useCommand(api.unlikeCourse, { courseSeq })
export const useMyLikes = (page: Page) => useEndpoint(api.listMyLikes, { query: page }, { keep: true })
export const useClassLikes = (page: Page) => useEndpoint(api.listClassLikes, { query: page }, { keep: true })
export const useLikers = (courseSeq: CourseSeq, page: Page) =>
  useEndpoint(api.listLikers, { courseSeq, query: page }, { keep: true })
