import { MAX_PINNED, type Importance } from 'contract/community/boards/boards.rules'
import { boardCommentWritten, boardPostMentioned, boardPostWritten } from 'contract/community/boards/events'
import type { BoardCommentDraft, BoardPostChange, BoardPostDraft } from 'contract/community/boards/schemas'
import type { BoardCategorySeq, BoardCommentSeq, BoardSeq } from 'contract/values/ids'
import { cleanWithMentions } from '../../../platform/clean-html.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { keepMemberPace } from '../../people/accounts/accounts.public.ts'
import { enterBoard, lockSeen, type BoardAccess, type PostRef } from './board-access.service.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { dropAnswer } from './board-answers.service.ts'
import { deleteComment, findComment, insertComment } from './board-comments.queries.ts'
import { writeMentions } from './board-mentions.service.ts'
import { insertPostMentions } from './post-mentions.queries.ts'
import { markMentions } from './post-mentions.service.ts'
import { writeFiles } from './board-files.service.ts'
import { deleteLike, insertLike, moveCount } from './board-likes.queries.ts'
import * as queries from './board-posts.queries.ts'
import { findCategories, lockBoard } from './boards.queries.ts'
import { deleteTempPost } from './temp-posts.queries.ts'

/** Twenty in a row, then one every half minute. */
const PACE = { most: 20, everySeconds: 30 }
const keepPace = (ctx: MemberContext) => keepMemberPace(ctx, 'board-post', PACE)

export async function writePost(ctx: MemberContext, boardSeq: BoardSeq, draft: BoardPostDraft) {
  const { board, access } = await enterBoard(ctx, boardSeq)
  if (!access.mayWrite) throw refuse('BOARD_WRITERS_ONLY')
  await keepPace(ctx)
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    const { boardCategorySeq } = draft
    await requireCategory(tx, boardSeq, boardCategorySeq)
    const { userSeq } = ctx.user
    const isPrivate = draft.isPrivate && board.allowsPrivate
    const seen = { isPrivate, hiddenAt: null, userSeq }
    const { title, content: marked } = written(draft)
    const { content, people } = await markMentions(ctx, tx, { board, post: seen, content: marked })
    const made = await queries.insertPost(tx, {
      title,
      content,
      boardCategorySeq,
      boardSeq,
      courseSeq: board.courseSeq,
      isPrivate,
      importance: importanceOf(access, draft, 'NORMAL'),
      userSeq,
      createdAt: now,
      updatedAt: now,
    })
    const mentions = await insertPostMentions(tx, made.boardPostSeq, people)
    await deleteTempPost(tx, { boardSeq, userSeq })
    await writeFiles(ctx, tx, { ...made, ...filesOf(draft) })
    await emit(tx, boardPostWritten, { boardSeq, ...made, mentions })
    return made
  })
}

/** docs/rules.md R-1060. */
const importanceOf = (
  { mayUpdate }: Pick<BoardAccess, 'mayUpdate'>,
  { importance }: Pick<BoardPostDraft, 'importance'>,
  before: Importance,
) => (mayUpdate ? (importance ?? before) : before)

const filesOf = ({ pictures, files }: BoardPostDraft) => ({ pictures, files })
const written = ({ title, content }: BoardPostDraft) => {
  const cleaned = cleanWithMentions(content)
  if (cleaned.trim() === '') throw refuse('BAD_INPUT')
  return { title, content: cleaned }
}

/** NOT_FOUND for a category of another board. */
async function requireCategory(db: ChannelDb, boardSeq: BoardSeq, boardCategorySeq: BoardCategorySeq | null) {
  if (boardCategorySeq === null) return
  const known = await findCategories(db, [boardSeq])
  if (!known.some((one) => one.boardCategorySeq === boardCategorySeq)) throw refuse('NOT_FOUND')
}

/** Staff who change another's post leave it to its writer who reads it. docs/rules.md R-1051, R-1062. */
export async function savePost(ctx: MemberContext, postRef: PostRef, draft: BoardPostChange) {
  await keepPace(ctx)
  return ctx.transaction(async (tx) => {
    const { board, access, post, isMine } = await lockSeen(ctx, tx, postRef)
    if (!isMine && !access.mayUpdate) throw refuse('NOT_FOUND')
    if (draft.updatedAt && draft.updatedAt.getTime() !== post.updatedAt.getTime())
      throw refuse('BOARD_POST_CHANGED')
    const { boardCategorySeq } = draft
    await requireCategory(tx, postRef.boardSeq, boardCategorySeq)
    const isPrivate = isMine ? draft.isPrivate && (board.allowsPrivate || post.isPrivate) : post.isPrivate
    const importance = importanceOf(access, draft, post.importance)
    const { boardPostSeq } = postRef
    const { title, content: marked } = written(draft)
    const seen = { ...post, isPrivate, boardPostSeq }
    const { content, people } = await markMentions(ctx, tx, { board, post: seen, content: marked })
    const change = { title, content, boardCategorySeq, isPrivate, importance, updatedAt: ctx.now() }
    await queries.updatePost(tx, boardPostSeq, change)
    await writeFiles(ctx, tx, { boardPostSeq, ...filesOf(draft) })
    const mentions = await insertPostMentions(tx, boardPostSeq, people)
    if (mentions.length > 0)
      await emit(tx, boardPostMentioned, { ...postRef, mentions, byUserSeq: ctx.user.userSeq })
    return null
  })
}

export const removePost = (ctx: MemberContext, postRef: PostRef) =>
  ctx.transaction(async (tx) => {
    const { access, isMine } = await lockSeen(ctx, tx, postRef)
    if (!isMine && !access.mayDelete) throw refuse('NOT_FOUND')
    await queries.updatePost(tx, postRef.boardPostSeq, { deletedAt: ctx.now() })
    await writeFiles(ctx, tx, { boardPostSeq: postRef.boardPostSeq, pictures: [], files: [] })
    return null
  })

export const setPrivate = (ctx: MemberContext, postRef: PostRef, isPrivate: boolean) =>
  ctx.transaction(async (tx) => {
    const { board, isMine } = await lockSeen(ctx, tx, postRef)
    if (!isMine) throw refuse('NOT_FOUND')
    if (isPrivate && !board.allowsPrivate) throw refuse('BOARD_ALL_PUBLIC')
    await queries.updatePost(tx, postRef.boardPostSeq, { isPrivate })
    return null
  })

/** Pins on one board are counted one after the other. docs/rules.md R-1054, R-1119. */
export const pinPost = (ctx: MemberContext, postRef: PostRef, isPinned: boolean) =>
  ctx.transaction(async (tx) => {
    await lockBoard(tx, postRef.boardSeq)
    const { access, post } = await lockSeen(ctx, tx, postRef)
    if (!access.mayUpdate) throw refuse('NOT_FOUND')
    if (isPinned && post.hiddenAt !== null) throw refuse('BOARD_POST_HIDDEN')
    const isNew = isPinned && post.pinnedAt === null
    if (isNew && (await queries.countPinned(tx, postRef.boardSeq)) >= MAX_PINNED)
      throw refuse('BOARD_PINS_FULL')
    await queries.updatePost(tx, postRef.boardPostSeq, { pinnedAt: isPinned ? ctx.now() : null })
    ctx.audit.record({ about: post.title })
    return null
  })

export const likePost = (ctx: MemberContext, postRef: PostRef, isLiked: boolean) =>
  ctx.transaction(async (tx) => {
    await lockSeen(ctx, tx, postRef)
    const { boardPostSeq } = postRef
    const { userSeq } = ctx.user
    const likes = isLiked
      ? await insertLike(tx, { boardPostSeq, userSeq, likedAt: ctx.now() })
      : await deleteLike(tx, boardPostSeq, userSeq)
    return { isLiked, ...(await moveCount(tx, boardPostSeq, { likes })) }
  })

/** Who answers a reply writes into its thread. docs/rules.md R-1116. */
export async function commentPost(
  ctx: MemberContext,
  postRef: PostRef,
  { content, parentSeq: answersSeq, mentions }: BoardCommentDraft,
) {
  await keepPace(ctx)
  return ctx.transaction(async (tx) => {
    const { board, post } = await lockSeen(ctx, tx, postRef)
    if (!board.allowsComments) throw refuse('BOARD_COMMENTS_CLOSED')
    const { boardPostSeq } = postRef
    const { userSeq } = ctx.user
    const parentSeq =
      answersSeq === null ? null : await threadOf(tx, { boardPostSeq, boardCommentSeq: answersSeq })
    const made = await insertComment(tx, { boardPostSeq, parentSeq, userSeq, content, createdAt: ctx.now() })
    await writeMentions(ctx, tx, { board, post, comment: { ...made, content }, people: mentions })
    await moveCount(tx, boardPostSeq, { comments: 1 })
    await emit(tx, boardCommentWritten, { ...postRef, ...made, answersSeq })
    return made
  })
}

/** The first comment of the thread. NOT_FOUND where the comment is gone. */
async function threadOf(tx: ChannelTx, commentRef: Parameters<typeof findComment>[1]) {
  const answered = await findComment(tx, commentRef)
  if (!answered || answered.hiddenAt !== null) throw refuse('NOT_FOUND')
  return answered.parentSeq ?? answered.boardCommentSeq
}

export const removeComment = (
  ctx: MemberContext,
  commentRef: PostRef & { boardCommentSeq: BoardCommentSeq },
) =>
  ctx.transaction(async (tx) => {
    const { access, post } = await lockSeen(ctx, tx, commentRef)
    const whose = { userSeq: access.mayDelete ? null : ctx.user.userSeq, deletedAt: ctx.now() }
    const removed = await deleteComment(tx, commentRef, whose)
    if (!removed) throw refuse('NOT_FOUND')
    await dropAnswer(tx, post, commentRef.boardCommentSeq)
    // A hidden comment is not counted.
    if (removed.hiddenAt === null) await moveCount(tx, commentRef.boardPostSeq, { comments: -1 })
    return null
  })
