import { sql, type RawBuilder } from 'kysely'
import type { ReportVerdict } from 'contract/community/posts/reports.rules'
import type { ReviewReportFilter } from 'contract/community/reviews/reports.schemas'
import type { CourseSeq, EvaluationSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { ReportInJson, ReportWords, Settled } from '../posts/reports.public.ts'

type NewReport = ReportWords & { evaluationSeq: EvaluationSeq }
/** False where this person reported it before. */
export async function insertReport(tx: ChannelTx, report: NewReport) {
  const made = await tables(tx)
    .insertInto('reviewReports')
    .values(report)
    .onConflict((same) => same.doNothing())
    .returning('userSeq')
    .executeTakeFirst()
  return made !== undefined
}
/** The review as far as readers see it, locked until its report is written. */
export const lockShown = (tx: ChannelTx, courseSeq: CourseSeq, evaluationSeq: EvaluationSeq) =>
  tables(tx)
    .selectFrom('reviews')
    .select('userSeq')
    .where('courseSeq', '=', courseSeq)
    .where('evaluationSeq', '=', evaluationSeq)
    .where('hiddenAt', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Closes the open reports of this review. Returns their number. */
export async function settleReports(tx: ChannelTx, evaluationSeq: EvaluationSeq, settled: Settled) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('reviewReports')
    .set(settled)
    .where('evaluationSeq', '=', evaluationSeq)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
export const deleteReportsBy = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('reviewReports').where('userSeq', '=', userSeq).execute()

/** What stands on a shelf, with the moment by which it is ordered. */
const shelves: Record<ReviewReportFilter['shelf'], RawBuilder<unknown>> = {
  open: sql`select evaluation_seq, max(created_at) as at from review_reports where settled_at is null group by evaluation_seq`,
  settled: sql`select evaluation_seq, max(settled_at) as at from review_reports
    where settled_at is not null group by evaluation_seq`,
  hidden: sql`select evaluation_seq, hidden_at as at from reviews where hidden_at is not null`,
}
interface ReportRow {
  evaluationSeq: EvaluationSeq
  courseSeq: CourseSeq
  writerName: string
  reviewPoint: number
  description: string
  isHidden: boolean
  hiddenReason: string | null
  verdict: ReportVerdict | null
  reports: ReportInJson[]
  reportCount: number
  total: number
}
const REPORTS_AT_ONCE = 20
/** One row for each review, latest first. */
export async function findReported(db: ChannelDb, { shelf, page, size }: ReviewReportFilter) {
  const { rows } = await sql<ReportRow>`
    with chosen as (
      select l.evaluation_seq, l.at, (count(*) over ())::int as total from (${shelves[shelf]}) l
      order by l.at desc, l.evaluation_seq desc limit ${size} offset ${(page - 1) * size})
    select o.evaluation_seq as "evaluationSeq", v.course_seq as "courseSeq", u.name as "writerName",
      v.review_point as "reviewPoint", v.description, v.hidden_at is not null as "isHidden",
      v.hidden_reason as "hiddenReason", o.total, coalesce(r.reports, '[]') as reports,
      coalesce(r.count, 0) as "reportCount", r.verdict
    from chosen o
    join reviews v on v.evaluation_seq = o.evaluation_seq
    join users u on u.user_seq = v.user_seq
    left join lateral (
      select (array_agg(w.verdict order by w.settled_at desc nulls last))[1] as verdict, max(w.count)::int as count,
        json_agg(json_build_object('reason', w.reason_cd, 'description', w.description, 'createdAt', w.created_at)
          order by w.review_report_seq desc) filter (where w.at <= ${REPORTS_AT_ONCE}) as reports
      from (select q.*, count(*) over () as count, row_number() over (order by q.review_report_seq desc) as at
        from review_reports q where q.evaluation_seq = o.evaluation_seq) w) r on true
    order by o.at desc, o.evaluation_seq desc`.execute(tables(db))
  return rows
}
