import type { listClassBoardPosts } from 'contract/community/boards/class.api'
import { SHORTEST_SEARCH } from 'contract/community/boards/boards.rules'
import type { ClassBoardDraft } from 'contract/community/boards/schemas'
import type { BoardSeq, CourseSeq } from 'contract/values/ids'
import { searchWords } from 'contract/values/search.rules'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findTaughtBy, getManagedCourse, reachesAllClasses } from '../../teaching/courses/courses.public.ts'
import { pinPost } from './board-posts.service.ts'
import { createBoard, listBoards, orderBoards, removeBoard, saveBoard } from './board-settings.service.ts'
import { findBoardOf } from './boards.queries.ts'
import { linesFor, type ClassPostRef } from './boards.views.ts'
import { findBoardClasses, findClassPosts } from './class-board-posts.queries.ts'

/** The boards of a class for its staff. CLASS_NOT_FOUND. docs/rules.md R-1059. */
export async function listOwn(ctx: Context, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  return listBoards(ctx, courseSeq)
}
export async function createIn(ctx: MemberContext, courseSeq: CourseSeq, draft: ClassBoardDraft) {
  await getManagedCourse(ctx, courseSeq)
  return createBoard(ctx, courseSeq, draft)
}
export async function orderIn(ctx: MemberContext, courseSeq: CourseSeq, boardSeqs: readonly BoardSeq[]) {
  await getManagedCourse(ctx, courseSeq)
  return orderBoards(ctx, courseSeq, boardSeqs)
}
interface OwnedBoard {
  courseSeq: CourseSeq
  boardSeq: BoardSeq
}
export async function saveIn(ctx: MemberContext, board: OwnedBoard, draft: ClassBoardDraft) {
  await getManagedCourse(ctx, board.courseSeq)
  return saveBoard(ctx, board, draft)
}
export async function removeIn(ctx: MemberContext, board: OwnedBoard) {
  await getManagedCourse(ctx, board.courseSeq)
  return removeBoard(ctx, board)
}

export async function pinIn(ctx: MemberContext, post: ClassPostRef, isPinned: boolean) {
  await getManagedCourse(ctx, post.courseSeq)
  const found = await findBoardOf(ctx.db, post)
  if (!found) throw refuse('NOT_FOUND')
  return pinPost(ctx, { ...found, boardPostSeq: post.boardPostSeq }, isPinned)
}

/** The classes that the caller works on; null for all of the site. */
const reachOf = async ({ db, user }: MemberContext) =>
  reachesAllClasses(user) ? null : findTaughtBy(db, user.userSeq)

/** Higher than every number of a post. */
const NEWEST = Number.MAX_SAFE_INTEGER
/** docs/rules.md R-1061. */
export async function listAllPosts(
  ctx: MemberContext,
  { q = '', courseSeq, minSeq, limit }: z.output<typeof listClassBoardPosts.query>,
): Promise<z.output<typeof listClassBoardPosts.reply>> {
  const reach = await reachOf(ctx)
  const isReached = courseSeq === undefined || reach === null || reach.includes(courseSeq)
  if (!isReached) return { list: [], nextSeq: null }
  const found = await findClassPosts(ctx.db, {
    courseSeqs: courseSeq === undefined ? reach : [courseSeq],
    words: q.length >= SHORTEST_SEARCH ? searchWords(q) : [],
    before: minSeq ?? NEWEST,
    // One more than shown: whether another page follows.
    limit: limit + 1,
  })
  const list = found.slice(0, limit)
  return {
    list: await linesFor(ctx, list),
    nextSeq: found.length > limit ? (list.at(-1)?.boardPostSeq ?? null) : null,
  }
}

export const listClasses = async (ctx: MemberContext) => ({
  list: await findBoardClasses(ctx.db, await reachOf(ctx)),
})
