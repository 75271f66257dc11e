import type { listBoardReports } from 'contract/community/boards/reports.api'
import { boardPostHidden, boardPostReported } from 'contract/community/boards/reports.events'
import type {
  BoardHiding,
  BoardReportDraft,
  BoardReportFilter,
} from 'contract/community/boards/reports.schemas'
import type { ReportVerdict } from 'contract/community/posts/reports.rules'
import type { BoardCommentSeq, CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findTaughtBy, getManagedCourse, reachesAllClasses } from '../../teaching/courses/courses.public.ts'
import { keepReportPace, reportBy, reportsOf, settledBy } from '../posts/reports.public.ts'
import { accessInClass, lockSeen, type PostRef } from './board-access.service.ts'
import { dropAnswer } from './board-answers.service.ts'
import { findComment } from './board-comments.queries.ts'
import { moveCount } from './board-likes.queries.ts'
import * as queries from './board-reports.queries.ts'
import { findBoardOf, findBoards } from './boards.queries.ts'
import type { ClassPostRef } from './boards.views.ts'

interface CommentRef extends PostRef {
  /** Null for the post itself. */
  boardCommentSeq: BoardCommentSeq | null
}
/** The post, or a comment below it, locked with the post. NOT_FOUND. */
async function lockWhat(ctx: MemberContext, tx: ChannelTx, { boardCommentSeq, ...postRef }: CommentRef) {
  const seen = await lockSeen(ctx, tx, postRef)
  const comment = boardCommentSeq === null ? null : await findComment(tx, { ...postRef, boardCommentSeq })
  const what = boardCommentSeq === null ? seen.post : comment
  if (!what) throw refuse('NOT_FOUND')
  return { ...seen, what }
}

/** Reports the words of another person, once; staff are notified, the writer is not. docs/rules.md R-1118. */
export async function report(ctx: MemberContext, postRef: PostRef, said: BoardReportDraft) {
  const { userSeq } = ctx.user
  await keepReportPace(ctx, 'board-report')
  const { boardCommentSeq } = said
  const { boardPostSeq } = postRef
  return ctx.transaction(async (tx) => {
    const met = await lockWhat(ctx, tx, { ...postRef, boardCommentSeq })
    if (met.what.userSeq === userSeq) throw refuse('REPORTS_OWN')
    if (met.what.hiddenAt !== null && !met.access.isStaff) throw refuse('NOT_FOUND')
    if (await queries.insertReport(tx, { boardPostSeq, boardCommentSeq, ...reportBy(ctx, said) }))
      await emit(tx, boardPostReported, { ...postRef, boardCommentSeq })
    return null
  })
}

/** Hides it with a reason that its writer reads, or shows it again; its reports are settled. docs/rules.md R-1119. */
export const hide = (ctx: MemberContext, postRef: PostRef, { reason, boardCommentSeq }: BoardHiding) =>
  ctx.transaction(async (tx) => {
    const { access, post, what } = await lockWhat(ctx, tx, { ...postRef, boardCommentSeq })
    if (!access.mayUpdate) throw refuse('NOT_FOUND')
    const { boardPostSeq } = postRef
    const isHidden = reason !== null
    const hidden = {
      hiddenAt: isHidden ? ctx.now() : null,
      hiddenReason: reason,
      hiddenByUserSeq: isHidden ? ctx.user.userSeq : null,
    }
    const isMoved = (what.hiddenAt !== null) !== isHidden
    if (boardCommentSeq === null) await queries.hidePost(tx, boardPostSeq, hidden)
    else {
      await queries.hideComment(tx, boardCommentSeq, hidden)
      if (isHidden) await dropAnswer(tx, post, boardCommentSeq)
      if (isMoved) await moveCount(tx, boardPostSeq, { comments: isHidden ? -1 : 1 })
    }
    await settle(ctx, tx, { boardPostSeq, boardCommentSeq, verdict: isHidden ? 'HIDDEN' : 'DISMISSED' })
    if (isMoved && isHidden) await emit(tx, boardPostHidden, { ...postRef, boardCommentSeq })
    ctx.audit.record({ about: post.title, after: { boardPostSeq, boardCommentSeq, isHidden } })
    return null
  })

const settle = (
  ctx: MemberContext,
  tx: ChannelTx,
  { verdict, ...reported }: queries.Reported & { verdict: ReportVerdict },
) => queries.settleReports(tx, reported, settledBy(ctx, verdict))

export const dismiss = (
  ctx: MemberContext,
  postRef: PostRef,
  { boardCommentSeq }: { boardCommentSeq: BoardCommentSeq | null },
) =>
  ctx.transaction(async (tx) => {
    const { access, post } = await lockSeen(ctx, tx, postRef)
    if (!access.mayUpdate) throw refuse('NOT_FOUND')
    const { boardPostSeq } = postRef
    await settle(ctx, tx, { boardPostSeq, boardCommentSeq, verdict: 'DISMISSED' })
    ctx.audit.record({ about: post.title })
    return null
  })

/** The same for a post of a class, whose address does not name the board. */
async function boardOf(ctx: MemberContext, post: ClassPostRef): Promise<PostRef> {
  await getManagedCourse(ctx, post.courseSeq)
  const found = await findBoardOf(ctx.db, post)
  if (!found) throw refuse('NOT_FOUND')
  return { ...found, boardPostSeq: post.boardPostSeq }
}
export const hideIn = async (ctx: MemberContext, post: ClassPostRef, hiding: BoardHiding) =>
  hide(ctx, await boardOf(ctx, post), hiding)
export const dismissIn = async (
  ctx: MemberContext,
  post: ClassPostRef,
  which: { boardCommentSeq: BoardCommentSeq | null },
) => dismiss(ctx, await boardOf(ctx, post), which)

const reachOf = async ({ db, user }: MemberContext) => ({
  courseSeqs: reachesAllClasses(user) ? null : await findTaughtBy(db, user.userSeq),
})
export const listReports = async (ctx: MemberContext, filter: BoardReportFilter) =>
  listOf(ctx, await queries.findReported(ctx.db, filter, await reachOf(ctx)))
/** Posts and comments of boards with open reports, up to a limit. */
export const countPendingReports = async (ctx: MemberContext, limit: number) =>
  queries.countReported(ctx.db, await reachOf(ctx), limit)
/** Of the boards whose posts the caller reads as staff of the class. docs/rules.md R-1057. */
export async function listReportsIn(ctx: MemberContext, courseSeq: CourseSeq, filter: BoardReportFilter) {
  await getManagedCourse(ctx, courseSeq)
  const accessOf = await accessInClass(ctx, courseSeq)
  const boards = (await findBoards(ctx.db, courseSeq)).filter((board) => accessOf(board).isStaff)
  const boardSeqs = boards.map(({ boardSeq }) => boardSeq)
  return listOf(ctx, await queries.findReported(ctx.db, filter, { boardSeqs }))
}
const listOf = (
  { language }: MemberContext,
  rows: Awaited<ReturnType<typeof queries.findReported>>,
): z.output<typeof listBoardReports.reply> => ({
  list: rows.map(({ writerName, reports, ...row }) => ({
    ...row,
    writerName: shownName(writerName, language),
    reports: reportsOf(reports),
  })),
  total: rows[0]?.total ?? 0,
})
