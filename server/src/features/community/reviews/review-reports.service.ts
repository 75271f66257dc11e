import { reviewReported } from 'contract/community/reviews/events'
import type { ReviewReportDraft, ReviewReportFilter } from 'contract/community/reviews/reports.schemas'
import type { ReportVerdict } from 'contract/community/posts/reports.rules'
import type { CourseSeq, EvaluationSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { getReadableCourseSummary } from '../../money/access/access.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { keepReportPace, reportBy, reportsOf, settledBy } from '../posts/reports.public.ts'
import { withPictures } from './review-pictures.service.ts'
import { findReported, insertReport, lockShown, settleReports } from './review-reports.queries.ts'

interface ReviewRef {
  courseSeq: CourseSeq
  evaluationSeq: EvaluationSeq
}
/** Reports the review of another person, once; staff are notified, its writer is not. docs/rules.md R-1106. */
export async function report(
  ctx: MemberContext,
  { courseSeq, evaluationSeq }: ReviewRef,
  said: ReviewReportDraft,
) {
  const { userSeq } = ctx.user
  await getReadableCourseSummary(ctx, courseSeq)
  await keepReportPace(ctx, 'review-report')
  return ctx.transaction(async (tx) => {
    const review = await lockShown(tx, courseSeq, evaluationSeq)
    if (!review) throw refuse('NOT_FOUND')
    if (review.userSeq === userSeq) throw refuse('REPORTS_OWN')
    if (await insertReport(tx, { evaluationSeq, ...reportBy(ctx, said) }))
      await emit(tx, reviewReported, { courseSeq, evaluationSeq })
    return null
  })
}

/** Closes all reports of it. */
export const settle = (
  ctx: MemberContext,
  tx: ChannelTx,
  { evaluationSeq, verdict }: { evaluationSeq: EvaluationSeq; verdict: ReportVerdict },
) => settleReports(tx, evaluationSeq, settledBy(ctx, verdict))

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
    reports: reportsOf(row.reports),
  }))
  return { list, total: rows[0]?.total ?? 0 }
}
