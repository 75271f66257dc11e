import { sql } from 'kysely'
import type { ChallengeSetting } from 'contract/learning/challenges/terms.schemas'
import type { ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { UserLimitTypeCd } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

/** How a challenge runs in all of its terms; undefined until somebody said so. */
export const findChallenge = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('challenges')
    .select(['showsRanking', 'reminderHour'])
    .where('courseSeq', '=', courseSeq)
    .executeTakeFirst()

export const upsertChallenge = (
  tx: ChannelTx,
  courseSeq: CourseSeq,
  { createdAt, ...setting }: ChallengeSetting & { createdAt: Date },
) =>
  tables(tx)
    .insertInto('challenges')
    .values({ ...setting, courseSeq, createdAt })
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq']).doUpdateSet(setting))
    .execute()

export interface ChallengeQuery {
  q: string | undefined
  /** Only classes that this person wrote or teaches. */
  taughtBy: UserSeq | null
}
const chosen = ({ q, taughtBy }: ChallengeQuery) => sql`
  courses.product_kind = 'CHALLENGE' and courses.state not in ('TRASHED', 'PURGED')
  and (${q ?? null}::text is null or courses.title ilike ${containing(q ?? '')})
  and (${taughtBy}::bigint is null or courses.writer_user_seq = ${taughtBy} or exists (
    select from course_staff s where s.channel_seq = courses.channel_seq and s.course_seq = courses.course_seq
      and s.user_seq = ${taughtBy} and s.user_type_cd = 'TCH'))`

interface ChallengeFacts {
  courseSeq: CourseSeq
  title: string
  state: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED'
  createdAt: Date
  payStartAt: Date | null
  payEndAt: Date | null
  recruitClosedAt: Date | null
  classSeq: ClassSeq
  partNumber: number
  startAt: Date | null
  endAt: Date | null
  acceptCnt: number
  maxUserCount: number | null
  userLimitTypeCd: UserLimitTypeCd
  termCount: number
}
/** Each with the term that people apply for. */
export async function findChallenges(
  db: ChannelDb,
  query: ChallengeQuery,
  { page, size }: { page: number; size: number },
) {
  const { rows } = await sql<ChallengeFacts>`
    select courses.course_seq as "courseSeq", courses.title, courses.state, courses.created_at as "createdAt",
      courses.pay_start_at as "payStartAt", courses.pay_end_at as "payEndAt",
      courses.recruit_closed_at as "recruitClosedAt", r.class_seq as "classSeq", r.part_number as "partNumber",
      r.start_at as "startAt", r.end_at as "endAt", r.accepted_count as "acceptCnt",
      r.max_user_count as "maxUserCount",
      (select count(*)::int from course_rounds every where every.channel_seq = courses.channel_seq
        and every.course_seq = courses.course_seq and every.state <> 'DISCARDED') as "termCount"
    from courses
    join course_rounds r on r.channel_seq = courses.channel_seq and r.course_seq = courses.course_seq
      and r.part_number = courses.current_part_number
    where ${chosen(query)}
    order by courses.sort, courses.course_seq desc
    limit ${size} offset ${(page - 1) * size}`.execute(tables(db))
  return rows
}
export async function countChallenges(db: ChannelDb, query: ChallengeQuery) {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from courses
    where ${chosen(query)}`.execute(tables(db))
  return rows[0]?.total ?? 0
}
