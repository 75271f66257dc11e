import { sql, type RawBuilder } from 'kysely'
import type { BoardReportFilter } from 'contract/community/boards/reports.schemas'
import type { ReportVerdict } from 'contract/community/posts/reports.rules'
import type { BoardCommentSeq, BoardPostSeq, BoardSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { ReportInJson, ReportWords, Settled } from '../posts/reports.public.ts'

/** A comment below the post; null for the post itself. */
export interface Reported {
  boardPostSeq: BoardPostSeq
  boardCommentSeq: BoardCommentSeq | null
}
type NewReport = Reported & ReportWords
/** False where this person reported it before. */
export async function insertReport(tx: ChannelTx, report: NewReport) {
  const made = await tables(tx)
    .insertInto('boardReports')
    .values(report)
    .onConflict((same) => same.doNothing())
    .returning('userSeq')
    .executeTakeFirst()
  return made !== undefined
}

/** This person's reports of a post and of the comments below it. */
export const findReportedBy = (db: ChannelDb, userSeq: UserSeq, boardPostSeq: BoardPostSeq) =>
  tables(db)
    .selectFrom('boardReports')
    .select('boardCommentSeq')
    .where('userSeq', '=', userSeq)
    .where('boardPostSeq', '=', boardPostSeq)
    .execute()

/** Closes the open reports of this post or comment. */
export const settleReports = (tx: ChannelTx, { boardPostSeq, boardCommentSeq }: Reported, settled: Settled) =>
  tables(tx)
    .updateTable('boardReports')
    .set(settled)
    .where('boardPostSeq', '=', boardPostSeq)
    .where('boardCommentSeq', boardCommentSeq === null ? 'is' : '=', boardCommentSeq)
    .where('settledAt', 'is', null)
    .execute()

export interface Hidden {
  hiddenAt: Date | null
  hiddenReason: string | null
  hiddenByUserSeq: UserSeq | null
}
/** A hidden post is no longer pinned. */
export const hidePost = (tx: ChannelTx, boardPostSeq: BoardPostSeq, hidden: Hidden) =>
  tables(tx)
    .updateTable('boardPosts')
    .set({ ...hidden, ...(hidden.hiddenAt && { pinnedAt: null }) })
    .where('boardPostSeq', '=', boardPostSeq)
    .execute()
export const hideComment = (tx: ChannelTx, boardCommentSeq: BoardCommentSeq, hidden: Hidden) =>
  tables(tx).updateTable('boardComments').set(hidden).where('boardCommentSeq', '=', boardCommentSeq).execute()

/** What stands on a shelf of reports, with the number by which it is ordered. */
const shelves: Record<BoardReportFilter['shelf'], RawBuilder<unknown>> = {
  open: sql`select board_post_seq, board_comment_seq, max(created_at) as at from board_reports
    where settled_at is null group by board_post_seq, board_comment_seq`,
  settled: sql`select board_post_seq, board_comment_seq, max(settled_at) as at from board_reports
    where settled_at is not null group by board_post_seq, board_comment_seq`,
  hidden: sql`select board_post_seq, null::bigint as board_comment_seq, hidden_at as at from board_posts
      where hidden_at is not null and deleted_at is null
    union all
    select board_post_seq, board_comment_seq, hidden_at from board_comments
      where hidden_at is not null and deleted_at is null`,
}

/** The boards that are read; or the classes whose boards are, null for all of the site, beside those of the site itself. */
type Reach = { boardSeqs: readonly BoardSeq[] } | { courseSeqs: readonly CourseSeq[] | null }
const isReached = (reach: Reach) =>
  'boardSeqs' in reach
    ? sql`p.board_seq = any(${reach.boardSeqs}::bigint[])`
    : sql`(p.course_seq is null or ${reach.courseSeqs}::bigint[] is null or p.course_seq = any(${reach.courseSeqs}::bigint[]))`
interface ReportRow extends Reported {
  boardSeq: BoardSeq
  boardTitle: string
  courseSeq: CourseSeq | null
  courseTitle: string | null
  title: string
  writerName: string
  content: string
  hiddenReason: string | null
  verdict: ReportVerdict | null
  reports: ReportInJson[]
  reportCount: number
  total: number
}
/** Posts and comments with open reports, up to a limit; as many as `findReported` lists. */
export async function countReported(db: ChannelDb, reach: Reach, limit: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from (${shelves.open}) as l
      join board_posts p on p.board_post_seq = l.board_post_seq and p.deleted_at is null
      left join courses k on k.channel_seq = p.channel_seq and k.course_seq = p.course_seq
      left join board_comments c on c.channel_seq = p.channel_seq and c.board_comment_seq = l.board_comment_seq
      where (l.board_comment_seq is null or c.deleted_at is null) and k.state is distinct from 'PURGED'
        and ${isReached(reach)}
      limit ${limit}) as waiting`.execute(tables(db))
  return rows[0]?.count ?? 0
}
const REPORTS_AT_ONCE = 20
/** One row for each post or comment that is still there, latest first. */
export async function findReported(db: ChannelDb, { shelf, page, size }: BoardReportFilter, reach: Reach) {
  const { rows } = await sql<ReportRow>`
    with listed as (${shelves[shelf]}), chosen as (
      select l.board_post_seq, l.board_comment_seq, l.at, p.board_seq, p.course_seq, k.title as course_title, p.title,
        coalesce(c.user_seq, p.user_seq) as writer, coalesce(c.content, trim(left(text_of_html(p.content), 500))) as content,
        case when l.board_comment_seq is null then p.hidden_reason else c.hidden_reason end as hidden_reason,
        (count(*) over ())::int as total
      from listed l
      join board_posts p on p.board_post_seq = l.board_post_seq and p.deleted_at is null
      left join courses k on k.channel_seq = p.channel_seq and k.course_seq = p.course_seq
      left join board_comments c on c.channel_seq = p.channel_seq and c.board_comment_seq = l.board_comment_seq
      where (l.board_comment_seq is null or c.deleted_at is null) and k.state is distinct from 'PURGED'
        and ${isReached(reach)}
      order by l.at desc, l.board_post_seq desc, l.board_comment_seq desc
      limit ${size} offset ${(page - 1) * size})
    select o.board_post_seq as "boardPostSeq", o.board_comment_seq as "boardCommentSeq", o.board_seq as "boardSeq",
      b.title as "boardTitle", o.course_seq as "courseSeq", o.course_title as "courseTitle", o.title, u.name as "writerName",
      o.content, o.hidden_reason as "hiddenReason", o.total, coalesce(r.reports, '[]') as reports,
      coalesce(r.count, 0) as "reportCount", r.verdict
    from chosen o
    join community_boards b on b.board_seq = o.board_seq
    join users u on u.user_seq = o.writer
    left join lateral (
      select (array_agg(v.verdict order by v.settled_at desc nulls last))[1] as verdict, max(v.count)::int as count,
        json_agg(json_build_object('reason', v.reason_cd, 'description', v.description, 'createdAt', v.created_at)
          order by v.board_report_seq desc) filter (where v.at <= ${REPORTS_AT_ONCE}) as reports
      from (select q.*, count(*) over () as count, row_number() over (order by q.board_report_seq desc) as at
        from board_reports q where q.board_post_seq = o.board_post_seq
          and q.board_comment_seq is not distinct from o.board_comment_seq) v) r on true
    order by o.at desc, o.board_post_seq desc, o.board_comment_seq desc`.execute(tables(db))
  return rows
}
