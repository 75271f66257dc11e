import { removeBoardPost } from 'contract/community/boards/api'
import { BOARD_PAGE, SHORTEST_SEARCH } from 'contract/community/boards/boards.rules'
import * as api from 'contract/community/boards/class.api'
import type { CourseSeq } from 'contract/values/ids'
import { seqIn } from '../../../../platform/address.ts'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../../platform/endpoint.ts'
import { useListQuestion } from '../../../../platform/management/list-query.ts'

/** What the address says about the list. */
export function useClassPostFilter() {
  const { params, q, set } = useListQuestion()
  return { courseSeq: seqIn('courseSeq', params.get('course')), q: q.trim(), set }
}

export function useClassBoardPosts({ courseSeq, q }: { courseSeq: CourseSeq | undefined; q: string }) {
  const query = {
    limit: BOARD_PAGE,
    ...(courseSeq !== undefined && { courseSeq }),
    ...(q.length >= SHORTEST_SEARCH && { q }),
  }
  const pages = usePagedEndpoint(
    api.listClassBoardPosts,
    { query },
    { next: ({ nextSeq }) => (nextSeq === null ? null : { ...query, minSeq: nextSeq }), keep: true },
  )
  return { ...pages, posts: pages.all.flatMap(({ list }) => list) }
}
/** The classes by which the list is narrowed. */
export const useBoardClasses = () => useEndpoint(api.listBoardClasses, {})

export const useClassPostDeeds = () => ({
  pin: useCommand(api.pinClassBoardPost, {}),
  remove: useCommand(removeBoardPost, {}),
})
