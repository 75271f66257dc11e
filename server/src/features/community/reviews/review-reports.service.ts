import { reviewReported } from 'contract/community/reviews/events'
import type { ReviewReportDraft, ReviewReportFilter } from 'contract/community/reviews/reports.schemas'
import type { CourseSeq, EvaluationSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { withPictures } from './review-pictures.service.ts'
import { findReported, insertReport, lockShown, settleReports } from './review-reports.queries.ts'

/** Twenty in a row, then one every half minute. */
const PACE = { most: 20, everySeconds: 30 }

interface ReviewRef {
  courseSeq: CourseSeq
  evaluationSeq: EvaluationSeq
}
/** Reports the review of another person, once; staff are notified, its writer is not. docs/rules.md R-1106. */
export async function report(
  ctx: MemberContext,
  { courseSeq, evaluationSeq }: ReviewRef,
  { reason, description }: ReviewReportDraft,
) {
  const { userSeq } = ctx.user
  await getReadableCourseSummary(ctx, courseSeq)
  const key = `review-report:${ctx.channelSeq}:${userSeq}`
  if (!(await ctx.ports.limits.allow({ [key]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
  return ctx.transaction(async (tx) => {
    const review = await lockShown(tx, courseSeq, evaluationSeq)
    if (!review) throw refuse('NOT_FOUND')
    if (review.userSeq === userSeq) throw refuse('REPORTS_OWN')
    const fresh = { evaluationSeq, userSeq, reasonCd: reason, description, createdAt: ctx.now() }
    if (await insertReport(tx, fresh)) await emit(tx, reviewReported, { courseSeq, evaluationSeq })
    return null
  })
}

/** Closes all reports of it. */
export const settle = (
  ctx: MemberContext,
  tx: ChannelTx,
  { evaluationSeq, verdict }: { evaluationSeq: EvaluationSeq; verdict: 'HIDDEN' | 'DISMISSED' },
) => settleReports(tx, evaluationSeq, { verdict, settledAt: ctx.now(), settledByUserSeq: ctx.user.userSeq })

/** NOT_FOUND where no report waits. */
export const dismiss = (ctx: MemberContext, evaluationSeq: EvaluationSeq) =>
  ctx.transaction(async (tx) => {
    if ((await settle(ctx, tx, { evaluationSeq, verdict: 'DISMISSED' })) === 0) throw refuse('NOT_FOUND')
    return null
  })

export async function listReports(ctx: MemberContext, filter: ReviewReportFilter) {
  const rows = await withPictures(ctx, await findReported(ctx.db, filter))
  const courses = await findTitles(ctx.db, [...new Set(rows.map(({ courseSeq }) => courseSeq))])
  const titles = new Map(courses.map(({ courseSeq, title }) => [courseSeq, title]))
  const list = rows.map((row) => ({
    ...row,
    courseTitle: titles.get(row.courseSeq) ?? '',
    writerName: shownName(row.writerName, ctx.language),
    reports: row.reports.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
  }))
  return { list, total: rows[0]?.total ?? 0 }
}
