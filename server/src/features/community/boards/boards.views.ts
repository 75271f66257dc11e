import type { getBoardPost, listBoardComments, listBoardPosts } from 'contract/community/boards/api'
import { MAX_PINNED, SHORTEST_SEARCH } from 'contract/community/boards/boards.rules'
import type { Board } from 'contract/community/boards/schemas'
import type { Role } from 'contract/http/permissions'
import { searchWords } from 'contract/values/search.rules'
import type { BoardPostSeq, BoardSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { publicName, shownName } from '../../../platform/words/shown-name.ts'
import { badgesBesideNames } from '../../people/badges/badges.public.ts'
import { besideNames } from '../../people/levels/levels.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import {
  accessInClass,
  enterBoard,
  meetBoard,
  requireSeen,
  type BoardAccess,
  type PostRef,
} from './board-access.service.ts'
import { withUnanswered } from './board-answers.service.ts'
import { findComments } from './board-comments.queries.ts'
import { mentionsIn } from './board-mentions.service.ts'
import { showFiles } from './board-files.service.ts'
import { findLiked } from './board-likes.queries.ts'
import { findByWords, findPinned, findPosts, type PostLine } from './board-posts.queries.ts'
import { findReportedBy } from './board-reports.queries.ts'
import { withCategories } from './board-settings.service.ts'
import { findBoardOf, findBoards, type BoardRow } from './boards.queries.ts'

export interface ClassPostRef {
  courseSeq: CourseSeq
  boardPostSeq: BoardPostSeq
}

export async function showBoard(ctx: Context, boardSeq: BoardSeq): Promise<z.output<typeof Board>> {
  const { board, access } = await meetBoard(ctx, boardSeq)
  return boardView(ctx, board, access)
}
async function boardView(ctx: Context, board: BoardRow, access: BoardAccess) {
  const [whole] = await withUnanswered(ctx, await withCategories(ctx.db, [board]), () => access)
  if (!whole) throw refuse('NOT_FOUND')
  return { ...whole, ...access, isSignedIn: ctx.user !== null }
}

/** Visitors do not read the full names of members; staff stand by what they write. docs/rules.md R-1052. */
const nameFor = ({ user, language }: Context, name: string, role: Role | null) =>
  user?.isMember ? shownName(name, language) : publicName(name, language, { isFull: role !== null })

/** What stands beside the names of writers: their level and the badge that they chose. */
async function marksBesideNames({ db }: Context, userSeqs: UserSeq[]) {
  const levelOf = await besideNames(db, userSeqs)
  const badgeOf = await badgesBesideNames(db, userSeqs)
  return (userSeq: UserSeq) => ({ ...levelOf(userSeq), ...badgeOf(userSeq) })
}

export async function linesFor<Line extends PostLine>(ctx: Context, posts: readonly Line[]) {
  const marksOf = await marksBesideNames(
    ctx,
    posts.map(({ userSeq }) => userSeq),
  )
  return posts.map(({ pinnedAt, writerName, ...post }) => ({
    ...post,
    ...marksOf(post.userSeq),
    writerName: nameFor(ctx, writerName, post.writerRole),
    isPinned: pinnedAt !== null,
  }))
}

/** Higher than every number of a post. */
const NEWEST = Number.MAX_SAFE_INTEGER
type PostList = z.output<typeof listBoardPosts.reply>
export async function listPosts(
  ctx: Context,
  boardSeq: BoardSeq,
  { q = '', minSeq, limit, boardCategorySeq, answered }: z.output<typeof listBoardPosts.query>,
): Promise<PostList> {
  const { reader } = await enterBoard(ctx, boardSeq)
  const isOpen = answered === 'no'
  const query = { boardSeq, boardCategorySeq, isOpen, reader }
  const before = minSeq ?? NEWEST
  const isSearched = q.length >= SHORTEST_SEARCH
  const isWhole = !isSearched && !isOpen && boardCategorySeq === undefined
  const pinned = isWhole && minSeq === undefined ? await findPinned(ctx.db, query, MAX_PINNED) : []
  // One more than shown: whether another page follows.
  const found = isSearched
    ? await findByWords(ctx.db, query, { words: searchWords(q), before, limit: limit + 1 })
    : await findPosts(ctx.db, query, { before, limit: limit + 1, skipsPinned: isWhole })
  const list = found.slice(0, limit)
  return {
    pinned: await linesFor(ctx, pinned),
    list: await linesFor(ctx, list),
    nextSeq: found.length > limit ? (list.at(-1)?.boardPostSeq ?? null) : null,
  }
}

export async function showPost(ctx: Context, postRef: PostRef): Promise<z.output<typeof getBoardPost.reply>> {
  return postView(ctx, await requireSeen(ctx, postRef))
}
async function postView(
  ctx: Context,
  { reader, post: found }: Pick<Awaited<ReturnType<typeof requireSeen>>, 'reader' | 'post'>,
) {
  const { userSeq, pinnedAt, writerName, hiddenAt: _, ...post } = found
  const reported = await reportedBy(ctx, found.boardPostSeq)
  const marksOf = await marksBesideNames(ctx, [userSeq])
  return {
    ...post,
    ...marksOf(userSeq),
    ...(await showFiles(ctx, found.boardPostSeq)),
    writerName: nameFor(ctx, writerName, post.writerRole),
    isPinned: pinnedAt !== null,
    isMine: userSeq === reader.userSeq,
    isReported: reported.has(null),
    isLiked: reader.userSeq !== null && (await findLiked(ctx.db, found.boardPostSeq, reader.userSeq)),
    isSignedIn: ctx.user !== null,
  }
}

/** What the caller reported of a post: comments by their number, the post itself as null. */
async function reportedBy(ctx: Context, boardPostSeq: BoardPostSeq) {
  const found = ctx.user ? await findReportedBy(ctx.db, ctx.user.userSeq, boardPostSeq) : []
  return new Set(found.map(({ boardCommentSeq }) => boardCommentSeq))
}

/** A post of a class with its board. docs/rules.md R-1058. */
export async function showClassPost(ctx: Context, post: ClassPostRef) {
  await accessInClass(ctx, post.courseSeq)
  const found = await findBoardOf(ctx.db, post)
  if (!found) throw refuse('NOT_FOUND')
  const seen = await requireSeen(ctx, { ...found, boardPostSeq: post.boardPostSeq })
  return { board: await boardView(ctx, seen.board, seen.access), post: await postView(ctx, seen) }
}

/** The boards of a class that the caller may read; hidden ones for its staff. */
export async function listClassBoards(ctx: Context, courseSeq: CourseSeq) {
  const accessOf = await accessInClass(ctx, courseSeq)
  const [course] = await findTitles(ctx.db, [courseSeq])
  const boards = (await findBoards(ctx.db, courseSeq)).filter((board) => {
    const { mayRead, isStaff } = accessOf(board)
    return mayRead && (isStaff || !board.isHidden)
  })
  const isSignedIn = ctx.user !== null
  const counted = await withUnanswered(ctx, await withCategories(ctx.db, boards), accessOf)
  const list = counted.map((board) => ({ ...board, ...accessOf(board), isSignedIn }))
  return { courseTitle: course?.title ?? '', list, isSignedIn }
}

/** What is left of a comment that is gone. */
const noWords = {
  isGone: true,
  writerName: '',
  writerRole: null,
  isMine: false,
  isReported: false,
  hiddenReason: null,
  content: '',
  mentions: [],
}

export async function listComments(
  ctx: Context,
  postRef: PostRef,
  { maxSeq, limit }: z.output<typeof listBoardComments.query>,
): Promise<z.output<typeof listBoardComments.reply>> {
  const { reader } = await requireSeen(ctx, postRef)
  const { boardPostSeq } = postRef
  const found = await findComments(ctx.db, { boardPostSeq, after: maxSeq ?? 0, limit: limit + 1, reader })
  const reported = await reportedBy(ctx, boardPostSeq)
  const list = found.slice(0, limit)
  const marksOf = await marksBesideNames(
    ctx,
    list.map(({ userSeq }) => userSeq),
  )
  const mentionsOf = await mentionsIn(
    ctx.db,
    list.map(({ boardCommentSeq }) => boardCommentSeq),
  )
  return {
    list: list.map(({ userSeq, writerName, deletedAt, hiddenAt, ...comment }) =>
      deletedAt === null && (hiddenAt === null || reader.isStaff || userSeq === reader.userSeq)
        ? {
            ...comment,
            ...marksOf(userSeq),
            mentions: mentionsOf(comment.boardCommentSeq),
            isGone: false,
            writerName: nameFor(ctx, writerName, comment.writerRole),
            isMine: userSeq === reader.userSeq,
            isReported: reported.has(comment.boardCommentSeq),
          }
        : { ...comment, ...noWords },
    ),
    nextSeq: found.length > limit ? (list.at(-1)?.boardCommentSeq ?? null) : null,
  }
}
