import * as promised from 'contract/community/likes/api'
import type { CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'

interface Page {
  page: number
  size: number
}

/** The classes whoever is here likes; asked once for all hearts of a page, and only of members. */
export function useBookmarks() {
  const { isChannelUser } = useSession()
  return useEndpoint(promised.listBookmarks, {}, { enabled: isChannelUser }).data?.list
}
export const useLike = (courseSeq: CourseSeq) => useCommand(promised.likeCourse, { courseSeq })
export const useUnlike = (courseSeq: CourseSeq) => useCommand(promised.unlikeCourse, { courseSeq })
export const useMyLikes = (page: Page) => useEndpoint(promised.listMyLikes, { query: page }, { keep: true })
export const useClassLikes = (page: Page) =>
  useEndpoint(promised.listClassLikes, { query: page }, { keep: true })
export const useLikers = (courseSeq: CourseSeq, page: Page) =>
  useEndpoint(promised.listLikers, { courseSeq, query: page }, { keep: true })
