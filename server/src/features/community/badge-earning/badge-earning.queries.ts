import { sql } from 'kysely'
import type { AttendSeq, BoardPostSeq, CourseSeq, EvaluationSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The people of these enrolments. */
export async function findLearnersOf(db: ChannelDb, attendSeqs: readonly AttendSeq[]) {
  const rows = await tables(db)
    .selectFrom('enrolments')
    .select('userSeq')
    .distinct()
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .orderBy('userSeq')
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

export const findReviewer = (db: ChannelDb, review: { evaluationSeq: EvaluationSeq; courseSeq: CourseSeq }) =>
  tables(db)
    .selectFrom('reviews')
    .select('userSeq')
    .where('evaluationSeq', '=', review.evaluationSeq)
    .where('courseSeq', '=', review.courseSeq)
    .executeTakeFirst()

export const findPoster = (db: ChannelDb, boardPostSeq: BoardPostSeq) =>
  tables(db)
    .selectFrom('boardPosts')
    .select('userSeq')
    .where('boardPostSeq', '=', boardPostSeq)
    .executeTakeFirst()

/** The days in Seoul on which a person completed lessons. */
export async function findLearningDays(db: ChannelDb, userSeq: UserSeq) {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(p.completed_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day
    from enrolments e join curriculum_progress p using (channel_seq, attend_seq)
    where e.user_seq = ${userSeq} and p.completed_at is not null
    order by day`.execute(tables(db))
  return rows.map(({ day }) => day)
}

/** How many reviews of theirs are read, and how many posts, up to this many. */
export async function countContributions(db: ChannelDb, userSeq: UserSeq, most: number) {
  const { rows } = await sql<{ reviews: number; posts: number }>`
    select
      (select count(*)::int from enrolments e join reviews r using (channel_seq, attend_seq)
        where e.user_seq = ${userSeq} and r.hidden_at is null) as reviews,
      (select count(*)::int from (select from board_posts p
        where p.user_seq = ${userSeq} and p.deleted_at is null and p.hidden_at is null limit ${most}) own) as posts`.execute(
    tables(db),
  )
  return rows[0] ?? { reviews: 0, posts: 0 }
}

/** Active members earn badges; staff are given them by hand. docs/rules.md R-1315. */
export const earnsBadges = async (db: ChannelDb, userSeq: UserSeq) =>
  (await tables(db)
    .selectFrom('members')
    .select('userSeq')
    .where('userSeq', '=', userSeq)
    .where('status', '=', 'ACTIVE')
    .where('role', 'is', null)
    .executeTakeFirst()) !== undefined
