import { sql } from 'kysely'
import type { DepositRule } from 'contract/learning/challenges/deposits.rules'
import type { ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export async function findIntroduction(db: ChannelDb, classSeq: ClassSeq) {
  const term = await tables(db)
    .selectFrom('challengeTerms')
    .select('introduction')
    .where('classSeq', '=', classSeq)
    .executeTakeFirst()
  return term?.introduction ?? ''
}
export function upsertTerm(
  tx: ChannelTx,
  classSeq: ClassSeq,
  { introduction, deposit }: { introduction: string; deposit: DepositRule | null },
) {
  const term = {
    introduction,
    depositPercent: deposit?.percent ?? null,
    depositFullRate: deposit?.fullRate ?? null,
    depositMinRate: deposit?.minRate ?? null,
  }
  return tables(tx)
    .insertInto('challengeTerms')
    .values({ classSeq, ...term })
    .onConflict((same) => same.columns(['channelSeq', 'classSeq']).doUpdateSet(term))
    .execute()
}

export async function findLeaders(db: ChannelDb, classSeq: ClassSeq): Promise<UserSeq[]> {
  const leaders = await tables(db)
    .selectFrom('challengeLeaders')
    .select('userSeq')
    .where('classSeq', '=', classSeq)
    .orderBy('addedAt')
    .orderBy('userSeq')
    .execute()
  return leaders.map(({ userSeq }) => userSeq)
}
export const insertLeader = (
  tx: ChannelTx,
  leader: { classSeq: ClassSeq; userSeq: UserSeq; addedAt: Date },
) =>
  tables(tx)
    .insertInto('challengeLeaders')
    .values(leader)
    .onConflict((same) => same.doNothing())
    .execute()
export const deleteLeader = (
  tx: ChannelTx,
  { classSeq, userSeq }: { classSeq: ClassSeq; userSeq: UserSeq },
) =>
  tables(tx)
    .deleteFrom('challengeLeaders')
    .where('classSeq', '=', classSeq)
    .where('userSeq', '=', userSeq)
    .execute()

/** How many missions each of these terms has. */
export async function countMissions(db: ChannelDb, classSeqs: ClassSeq[]) {
  const rows = await tables(db)
    .selectFrom('challengeMissions')
    .select(({ fn }) => ['classSeq', fn.countAll<number>().as('count')])
    .where('classSeq', '=', sql<ClassSeq>`any(${classSeqs})`)
    .where('deletedAt', 'is', null)
    .groupBy('classSeq')
    .execute()
  return new Map(rows.map(({ classSeq, count }) => [classSeq, count]))
}

/** A deleted term passes its row on to the next draft, which begins empty. */
export async function emptyTerm(tx: ChannelTx, classSeq: ClassSeq, deletedAt: Date) {
  const db = tables(tx)
  await db.deleteFrom('challengeTerms').where('classSeq', '=', classSeq).execute()
  await db.deleteFrom('challengeLeaders').where('classSeq', '=', classSeq).execute()
  await db
    .updateTable('challengeMissions')
    .set({ deletedAt })
    .where('classSeq', '=', classSeq)
    .where('deletedAt', 'is', null)
    .execute()
}

interface TermCopy {
  from: ClassSeq
  to: ClassSeq
  createdAt: Date
}
/** Text and missions of a term in another one. */
export async function copyContents(tx: ChannelTx, { from, to, createdAt }: TermCopy) {
  await sql`
    insert into challenge_terms (class_seq, introduction, deposit_percent, deposit_full_rate, deposit_min_rate)
    select ${to}, introduction, deposit_percent, deposit_full_rate, deposit_min_rate
    from challenge_terms where class_seq = ${from}
    on conflict (channel_seq, class_seq) do update set introduction = excluded.introduction,
      deposit_percent = excluded.deposit_percent, deposit_full_rate = excluded.deposit_full_rate,
      deposit_min_rate = excluded.deposit_min_rate`.execute(tables(tx))
  await sql`
    insert into challenge_missions (class_seq, title, content, check_in_type, unit, from_day, until_day,
      daily_start_time, daily_end_time, xp, point, sort, created_at)
    select ${to}, title, content, check_in_type, unit, from_day, until_day,
      daily_start_time, daily_end_time, xp, point, sort, ${createdAt}::timestamptz
    from challenge_missions where class_seq = ${from} and deleted_at is null
    order by sort, challenge_mission_seq`.execute(tables(tx))
}
export const copyLeaders = (tx: ChannelTx, { from, to, createdAt }: TermCopy) =>
  sql`
    insert into challenge_leaders (class_seq, user_seq, added_at)
    select ${to}, user_seq, ${createdAt}::timestamptz from challenge_leaders where class_seq = ${from}
    on conflict do nothing`.execute(tables(tx))

/** The current term of a class. */
export async function findCurrentTerm(db: ChannelDb, courseSeq: CourseSeq) {
  const { rows } = await sql<{ classSeq: ClassSeq }>`
    select r.class_seq as "classSeq"
    from course_rounds r
    join courses c on c.channel_seq = r.channel_seq and c.course_seq = r.course_seq
    where r.course_seq = ${courseSeq} and r.part_number = c.current_part_number`.execute(tables(db))
  return rows[0]?.classSeq
}
