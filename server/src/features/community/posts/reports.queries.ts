import { sql } from 'kysely'
import type { ReportFilter } from 'contract/community/posts/reports.schemas'
import type { ReportVerdict } from 'contract/community/posts/reports.rules'
import type { ClassCommentSeq, ClassPostSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { ReportInJson, ReportWords, Settled } from './reports.public.ts'

/** A comment below the post; null for the post itself. */
export interface Reported {
  classPostSeq: ClassPostSeq
  classCommentSeq: ClassCommentSeq | null
}
type NewReport = Reported & ReportWords
/** False where this person reported it before. */
export async function insertReport(tx: ChannelTx, report: NewReport) {
  const made = await tables(tx)
    .insertInto('classReports')
    .values(report)
    .onConflict((same) => same.doNothing())
    .returning('userSeq')
    .executeTakeFirst()
  return made !== undefined
}

/** This person's reports of these posts and their comments. */
export const findReportedBy = (db: ChannelDb, userSeq: UserSeq, classPostSeqs: ClassPostSeq[]) =>
  tables(db)
    .selectFrom('classReports')
    .select(['classPostSeq', 'classCommentSeq'])
    .where('userSeq', '=', userSeq)
    .where('classPostSeq', '=', sql<ClassPostSeq>`any(${classPostSeqs})`)
    .execute()

/** Closes the open reports of this post or comment. Returns their number. */
export async function settleReports(
  tx: ChannelTx,
  { classPostSeq, classCommentSeq }: Reported,
  settled: Settled,
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('classReports')
    .set(settled)
    .where('classPostSeq', '=', classPostSeq)
    .where('classCommentSeq', classCommentSeq === null ? 'is' : '=', classCommentSeq)
    .where('settledAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** `courseSeqs` null: all courses of the site. */
type ReportQuery = ReportFilter & { courseSeqs: CourseSeq[] | null }
interface Row {
  courseSeq: CourseSeq
  courseTitle: string
  classPostSeq: ClassPostSeq
  classCommentSeq: ClassCommentSeq | null
  writerName: string
  content: string
  isHidden: boolean
  verdict: ReportVerdict | null
  lastAt: string
  reports: ReportInJson[]
  total: number
}
/** Posts and comments with open reports, up to a limit; as many as `findReported` lists. */
export async function countReported(db: ChannelDb, courseSeqs: CourseSeq[] | null, limit: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from class_reports r
      join class_posts p on p.class_post_seq = r.class_post_seq and p.deleted_at is null
      join courses k on k.course_seq = p.course_seq and k.state <> 'PURGED'
      left join class_comments c on c.class_comment_seq = r.class_comment_seq
      where r.settled_at is null and (r.class_comment_seq is null or c.deleted_at is null)
        and (${courseSeqs}::bigint[] is null or p.course_seq = any(${courseSeqs}::bigint[]))
      group by r.class_post_seq, r.class_comment_seq
      limit ${limit}) as waiting`.execute(tables(db))
  return rows[0]?.count ?? 0
}
/** One row per reported post or comment that still exists, latest first. */
export async function findReported(db: ChannelDb, { shelf, courseSeqs, page, size }: ReportQuery) {
  const isOpen = shelf === 'open'
  const { rows } = await sql<Row>`
    select p.course_seq as "courseSeq", k.title as "courseTitle", r.class_post_seq as "classPostSeq",
      r.class_comment_seq as "classCommentSeq", u.name as "writerName", coalesce(c.content, p.content) as content,
      case when c.class_comment_seq is null then p.hidden_at else c.hidden_at end is not null as "isHidden",
      (array_agg(r.verdict order by r.settled_at desc nulls last, r.class_report_seq desc))[1] as verdict,
      to_json(max(r.created_at))#>>'{}' as "lastAt",
      json_agg(json_build_object('reason', r.reason_cd, 'description', r.description, 'createdAt', r.created_at)
        order by r.class_report_seq desc) as reports,
      (count(*) over ())::int as total
    from class_reports r
    join class_posts p on p.class_post_seq = r.class_post_seq and p.deleted_at is null
    join courses k on k.course_seq = p.course_seq and k.state <> 'PURGED'
    left join class_comments c on c.class_comment_seq = r.class_comment_seq
    join users u on u.user_seq = coalesce(c.user_seq, p.user_seq)
    where (r.settled_at is null) = ${isOpen} and (r.class_comment_seq is null or c.deleted_at is null)
      and (${courseSeqs}::bigint[] is null or p.course_seq = any(${courseSeqs}::bigint[]))
    group by p.course_seq, k.title, r.class_post_seq, r.class_comment_seq, u.name, c.class_comment_seq, c.content,
      c.hidden_at, p.content, p.hidden_at
    order by max(r.class_report_seq) desc
    limit ${size} offset ${(page - 1) * size}`.execute(tables(db))
  return rows
}
