import { classPostReported } from 'contract/community/posts/reports.events'
import type { ReportFilter } from 'contract/community/posts/reports.schemas'
import type { ReportReason } from 'contract/community/posts/reports.rules'
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
import { findReported, insertReport, settleReports, type Reported } from './reports.queries.ts'

/** Twenty in a row, then one every half minute. */
const PACE = { most: 20, everySeconds: 30 }

interface Report {
  classCommentSeq: ClassCommentSeq | null
  reason: ReportReason
  description: string
}
/** Reports another person's text, once; staff are notified, its writer is not. docs/rules.md R-398. */
export async function report(ctx: MemberContext, postRef: PostRef, { reason, ...said }: Report) {
  const { userSeq } = ctx.user
  const key = `class-report:${ctx.channelSeq}:${userSeq}`
  if (!(await ctx.ports.limits.allow({ [key]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
  return ctx.transaction(async (tx) => {
    const { post, isStaff } = await lockSeen(ctx, tx, postRef)
    const { classCommentSeq } = said
    const what = classCommentSeq === null ? post : await findComment(tx, { ...postRef, classCommentSeq })
    if (!what || (what.hiddenAt !== null && !isStaff)) throw refuse('NOT_FOUND')
    if (what.userSeq === userSeq) throw refuse('REPORTS_OWN')
    const payload = { ...postRef, classCommentSeq }
    const fresh = {
      classPostSeq: postRef.classPostSeq,
      ...said,
      reasonCd: reason,
      userSeq,
      createdAt: ctx.now(),
    }
    if (await insertReport(tx, fresh)) await emit(tx, classPostReported, payload)
    return null
  })
}

/** Closes all reports of it. */
export const settle = (
  ctx: MemberContext,
  tx: ChannelTx,
  { reported, verdict }: { reported: Reported; verdict: 'HIDDEN' | 'DISMISSED' },
) => settleReports(tx, reported, { verdict, settledAt: ctx.now(), settledByUserSeq: ctx.user.userSeq })

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

export const listReports = async (ctx: MemberContext, filter: ReportFilter) =>
  reportsIn(ctx, filter, reachesAllClasses(ctx.user) ? null : await findTaughtBy(ctx.db, ctx.user.userSeq))

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
    reports: reports.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
  }))
  return { list, total: rows[0]?.total ?? 0 }
}
