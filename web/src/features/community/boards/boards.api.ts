import { useEffect } from 'react'
import * as api from 'contract/community/boards/api'
import * as classApi from 'contract/community/boards/class.api'
import * as searchApi from 'contract/community/boards/search.api'
import { BOARD_PAGE, COMMENTS_AT_ONCE, SHORTEST_SEARCH } from 'contract/community/boards/boards.rules'
import type { Board } from 'contract/community/boards/schemas'
import type { BoardPostSeq, BoardSeq } from 'contract/values/ids'
import {
  loadEndpoint,
  loadPages,
  makeStale,
  useCommand,
  useEndpoint,
  usePagedEndpoint,
} from '../../../platform/endpoint.ts'
import { isRefusal } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useSite, type Site } from '../../../platform/site.tsx'

export interface PostRef {
  boardSeq: BoardSeq
  boardPostSeq: BoardPostSeq
}

/** What the address of a board says about its list. */
export function boardFilterFrom({ categories }: Pick<Board, 'categories'>, params: URLSearchParams) {
  const q = params.get('q')?.trim() ?? ''
  const boardCategorySeq = categories.find(
    (one) => String(one.boardCategorySeq) === params.get('category'),
  )?.boardCategorySeq
  return {
    limit: BOARD_PAGE,
    ...(q.length >= SHORTEST_SEARCH && { q }),
    ...(boardCategorySeq !== undefined && { boardCategorySeq }),
    ...(params.get('answered') === 'no' && { answered: 'no' as const }),
  }
}
type BoardFilter = ReturnType<typeof boardFilterFrom>

export const useBoard = (boardSeq: BoardSeq) => useAsMyself(useEndpoint(api.getBoard, { boardSeq }))
export const useBoardPost = (postRef: PostRef) => useAsMyself(useEndpoint(api.getBoardPost, { ...postRef }))

/** A page drawn for visitors is fetched again by somebody who signed in: they may read more, and see their own. */
function useAsMyself<Result extends { data: { isSignedIn: boolean } | undefined }>(result: Result) {
  const site = useSite()
  const { state } = useSession()
  const isOfVisitor = result.data?.isSignedIn === false
  useEffect(() => {
    if (state === 'signed-in' && isOfVisitor) void makeStale(site, ['boards'])
  }, [state, isOfVisitor, site])
  return result
}

export function useBoardPosts(boardSeq: BoardSeq, query: BoardFilter, enabled: boolean) {
  const pages = usePagedEndpoint(
    api.listBoardPosts,
    { boardSeq, query },
    { next: ({ nextSeq }) => (nextSeq === null ? null : { ...query, minSeq: nextSeq }), enabled, keep: true },
  )
  return {
    ...pages,
    pinned: pages.first?.pinned ?? [],
    posts: pages.all.flatMap(({ list }) => list),
  }
}
/** The boards of the site that the reader may read. */
export const useBoards = () => useAsMyself(useEndpoint(searchApi.listBoards, {}))
const searchOf = (q: string) => ({ q, limit: BOARD_PAGE })
/** Posts of all these boards; none without enough letters. */
export function useBoardSearch(q: string) {
  const query = searchOf(q)
  const pages = usePagedEndpoint(
    searchApi.searchBoardPosts,
    { query },
    {
      next: ({ nextSeq }) => (nextSeq === null ? null : { ...query, minSeq: nextSeq }),
      enabled: q.length >= SHORTEST_SEARCH,
      keep: true,
    },
  )
  return { ...pages, posts: pages.all.flatMap(({ list }) => list) }
}
/** For the server, which draws what visitors read. */
export async function loadBoards(site: Site, params: URLSearchParams) {
  await loadEndpoint(site, searchApi.listBoards, {})
  const q = params.get('q')?.trim() ?? ''
  if (q.length >= SHORTEST_SEARCH) await loadPages(site, searchApi.searchBoardPosts, { query: searchOf(q) })
}
const firstComments = { limit: COMMENTS_AT_ONCE }
export function useBoardComments(postRef: PostRef) {
  const pages = usePagedEndpoint(
    api.listBoardComments,
    { ...postRef, query: firstComments },
    { next: ({ nextSeq }) => (nextSeq === null ? null : { ...firstComments, maxSeq: nextSeq }) },
  )
  return { ...pages, comments: pages.all.flatMap(({ list }) => list) }
}

/** Boards of classes are for each person themselves: the server draws none of them. */
const getOpenBoard = (site: Site, boardSeq: BoardSeq) =>
  loadEndpoint(site, api.getBoard, { boardSeq }).catch((error: unknown) => {
    if (isRefusal(error, 'NOT_ALLOWED')) throw new Response(null, { status: 404 })
    throw error
  })

/** For the server, which draws what visitors read. */
export async function loadBoard(site: Site, boardSeq: BoardSeq, params: URLSearchParams) {
  const board = await getOpenBoard(site, boardSeq)
  if (!board.mayRead) return
  await loadPages(site, api.listBoardPosts, { boardSeq, query: boardFilterFrom(board, params) })
}
export async function loadBoardPost(site: Site, { boardSeq, boardPostSeq }: PostRef) {
  const { mayRead } = await getOpenBoard(site, boardSeq)
  if (!mayRead) return
  await loadEndpoint(site, api.getBoardPost, { boardSeq, boardPostSeq })
  await loadPages(site, api.listBoardComments, { boardSeq, boardPostSeq, query: firstComments })
}

export const useWriteBoardPost = (boardSeq: BoardSeq) => useCommand(api.writeBoardPost, { boardSeq })
/** What happens to a post that somebody began. */
export const useTempPostDeeds = (boardSeq: BoardSeq) => ({
  save: useCommand(api.saveTempPost, { boardSeq }),
  remove: useCommand(api.removeTempPost, { boardSeq }),
})
/** Pins a post, with the permission of the site or in the class of its board. */
export function usePinPost(
  { boardSeq, courseSeq }: Pick<Board, 'boardSeq' | 'courseSeq'>,
  boardPostSeq: BoardPostSeq,
) {
  const onSite = useCommand(api.pinBoardPost, {})
  const inClass = useCommand(classApi.pinClassBoardPost, {})
  return (isPinned: boolean) =>
    courseSeq === null
      ? onSite.run({ boardSeq, boardPostSeq, body: { isPinned } })
      : inClass.run({ courseSeq, boardPostSeq, body: { isPinned } })
}
export const useSaveBoardPost = (postRef: PostRef) => useCommand(api.saveBoardPost, { ...postRef })
/** Reads a post again: its pictures have expired, or others changed it. */
export function useFreshPost() {
  const site = useSite()
  return () => void makeStale(site, ['boards'])
}
/** All actions on a post. */
export function useBoardPostDeeds(postRef: PostRef) {
  return {
    remove: useCommand(api.removeBoardPost, { ...postRef }),
    setPrivate: useCommand(api.setBoardPostPrivate, { ...postRef }),
    openFile: useCommand(api.openBoardFile, { ...postRef }),
    like: useCommand(api.likeBoardPost, { ...postRef }),
    answer: useCommand(api.answerBoardPost, { ...postRef }),
    comment: useCommand(api.commentBoardPost, { ...postRef }),
    removeComment: useCommand(api.removeBoardComment, { ...postRef }),
  }
}
