import { classPostReported } from 'contract/community/posts/reports.events'
import type { ReportFilter } from 'contract/community/posts/reports.schemas'
import type { ReportReason, ReportVerdict } from 'contract/community/posts/reports.rules'
import type { ClassCommentSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findTaughtBy, getManagedCourse, reachesAllClasses } from '../../teaching/courses/courses.public.ts'
import { findComment, lockPost, updateComment } from './posts.queries.ts'
import { lockSeen, type PostRef } from './post-access.service.ts'
import { picturesOf } from './post-images.service.ts'
import { keepReportPace, reportBy, reportsOf, settledBy } from './reports.public.ts'
import { countReported, findReported, insertReport, settleReports, type Reported } from './reports.queries.ts'

interface Report {
  classCommentSeq: ClassCommentSeq | null
  reason: ReportReason
  description: string
}
/** Reports another person's text, once; staff are notified, its writer is not. docs/rules.md R-398. */
export async function report(ctx: MemberContext, postRef: PostRef, said: Report) {
  const { userSeq } = ctx.user
  await keepReportPace(ctx, 'class-report')
  return ctx.transaction(async (tx) => {
    const { post, isStaff } = await lockSeen(ctx, tx, postRef)
    const { classCommentSeq } = said
    const what = classCommentSeq === null ? post : await findComment(tx, { ...postRef, classCommentSeq })
    if (!what || (what.hiddenAt !== null && !isStaff)) throw refuse('NOT_FOUND')
    if (what.userSeq === userSeq) throw refuse('REPORTS_OWN')
    const payload = { ...postRef, classCommentSeq }
    const { classPostSeq } = postRef
    if (await insertReport(tx, { classPostSeq, classCommentSeq, ...reportBy(ctx, said) }))
      await emit(tx, classPostReported, payload)
    return null
  })
}

/** Closes all reports of it. */
export const settle = (
  ctx: MemberContext,
  tx: ChannelTx,
  { reported, verdict }: { reported: Reported; verdict: ReportVerdict },
) => settleReports(tx, reported, settledBy(ctx, verdict))

export const dismissReports = (
  ctx: MemberContext,
  postRef: PostRef,
  { classCommentSeq }: { classCommentSeq: ClassCommentSeq | null },
) =>
  ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, postRef.courseSeq, tx)
    if (!(await lockPost(tx, postRef))) throw refuse('NOT_FOUND')
    const reported = { classPostSeq: postRef.classPostSeq, classCommentSeq }
    await settle(ctx, tx, { reported, verdict: 'DISMISSED' })
    return null
  })

/** Hides a comment with a reason for its writer, or shows it again without one. docs/rules.md R-399. */
export const hideComment = (
  ctx: MemberContext,
  commentRef: PostRef & { classCommentSeq: ClassCommentSeq },
  reason: string | null,
) =>
  ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, commentRef.courseSeq, tx)
    const found = (await lockPost(tx, commentRef)) && (await findComment(tx, commentRef))
    if (!found) throw refuse('NOT_FOUND')
    const { classPostSeq, classCommentSeq } = commentRef
    await updateComment(tx, classCommentSeq, {
      hiddenAt: reason === null ? null : ctx.now(),
      hiddenReason: reason,
      hiddenByUserSeq: reason === null ? null : ctx.user.userSeq,
    })
    if (reason !== null) {
      await settle(ctx, tx, { reported: { classPostSeq, classCommentSeq }, verdict: 'HIDDEN' })
    }
    ctx.audit.record({ after: { classPostSeq, classCommentSeq, isHidden: reason !== null } })
    return null
  })

const reachOf = ({ db, user }: MemberContext) =>
  reachesAllClasses(user) ? null : findTaughtBy(db, user.userSeq)
export const listReports = async (ctx: MemberContext, filter: ReportFilter) =>
  reportsIn(ctx, filter, await reachOf(ctx))
/** Posts and comments of classes with open reports, up to a limit. */
export const countPendingReports = async (ctx: MemberContext, limit: number) =>
  countReported(ctx.db, await reachOf(ctx), limit)

export async function listReportsIn(ctx: MemberContext, courseSeq: CourseSeq, filter: ReportFilter) {
  await getManagedCourse(ctx, courseSeq)
  return reportsIn(ctx, filter, [courseSeq])
}

/** `courseSeqs` null: all courses of the site. */
async function reportsIn(ctx: MemberContext, filter: ReportFilter, courseSeqs: CourseSeq[] | null) {
  const rows = await findReported(ctx.db, { ...filter, courseSeqs })
  // A comment has no pictures; those of its post were not reported.
  const posts = rows.flatMap((row) => (row.classCommentSeq === null ? [row.classPostSeq] : []))
  const pictures = await picturesOf(ctx, posts)
  const list = rows.map(({ lastAt, reports, ...row }) => ({
    ...row,
    pictures: row.classCommentSeq === null ? pictures(row.classPostSeq) : [],
    writerName: shownName(row.writerName, ctx.language),
    lastAt: new Date(lastAt),
    reports: reportsOf(reports),
  }))
  return { list, total: rows[0]?.total ?? 0 }
}
