import { sql } from 'kysely'
import type { PointQuery } from 'contract/learning/points/schemas'
import type { PointKind } from 'contract/learning/points/points.rules'
import type { AttendSeq, CourseSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { entryColumns } from './entry-columns.queries.ts'

interface Earned {
  attendSeqs: AttendSeq[]
  curriculumSeq: CurriculumSeq
  now: Date
}
/** Each of them earns the item's reward, unless they already have it, also from another enrolment in the same course. */
export const insertEarned = (tx: ChannelTx, { attendSeqs, curriculumSeq, now }: Earned) =>
  sql`insert into point_entries (user_seq, kind, amount, source_type, curriculum_seq, turn, created_at)
    select e.user_seq, k.kind, k.amount, 'CURRICULUM', c.curriculum_seq, coalesce(had.turn, 0) + 1, ${now}::timestamptz
    from enrolments e
    join curriculums c on c.curriculum_seq = ${curriculumSeq}
    cross join lateral (values ('POINT', c.point), ('XP', c.xp), ('CREDIT', c.credit)) k (kind, amount)
    cross join lateral (
      select max(turn) as turn from point_entries p
      where p.user_seq = e.user_seq and p.kind = k.kind and p.curriculum_seq = c.curriculum_seq) had
    where e.attend_seq = any(${attendSeqs}::bigint[]) and k.amount > 0 and coalesce(had.turn, 0) % 2 = 0
    on conflict do nothing`.execute(tables(tx))

/** Deducts an item's reward by an entry of its own. */
export const insertTakenBack = (tx: ChannelTx, { attendSeqs, curriculumSeq, now }: Earned) =>
  sql`insert into point_entries (user_seq, kind, amount, source_type, curriculum_seq, turn, created_at)
    select p.user_seq, p.kind, -p.amount, 'CURRICULUM', p.curriculum_seq, p.turn + 1, ${now}::timestamptz
    from point_entries p
    where p.curriculum_seq = ${curriculumSeq} and p.turn % 2 = 1
      and p.user_seq in (select user_seq from enrolments where attend_seq = any(${attendSeqs}::bigint[]))
    on conflict do nothing`.execute(tables(tx))

interface CheckInReward {
  userSeq: UserSeq
  courseSeq: CourseSeq
  /** The mission and the day. */
  key: string
  title: string
  point: number
  xp: number
  now: Date
}
/** A check-in earns once, also when it was taken back and done again. */
export const insertCheckInReward = (tx: ChannelTx, reward: CheckInReward) =>
  sql`insert into point_entries (user_seq, kind, amount, source_type, source_key, course_seq, reason, turn, created_at)
    select ${reward.userSeq}, k.kind, k.amount, 'CHALLENGE', ${reward.key}, ${reward.courseSeq}, ${reward.title},
      coalesce(had.turn, 0) + 1, ${reward.now}::timestamptz
    from (values ('POINT', ${reward.point}::integer), ('XP', ${reward.xp}::integer)) k (kind, amount)
    cross join lateral (
      select max(turn) as turn from point_entries p
      where p.user_seq = ${reward.userSeq} and p.kind = k.kind and p.source_key = ${reward.key}) had
    where k.amount > 0 and coalesce(had.turn, 0) % 2 = 0
    on conflict do nothing`.execute(tables(tx))

/** What these check-ins earned goes by an entry of its own. */
export const insertCheckInsTakenBack = (
  tx: ChannelTx,
  keys: { userSeq: UserSeq; key: string }[],
  now: Date,
) =>
  sql`insert into point_entries (user_seq, kind, amount, source_type, source_key, course_seq, reason, turn, created_at)
    select p.user_seq, p.kind, -p.amount, 'CHALLENGE', p.source_key, p.course_seq, p.reason, p.turn + 1, ${now}::timestamptz
    from point_entries p
    join unnest(${keys.map(({ userSeq }) => userSeq)}::bigint[], ${keys.map(({ key }) => key)}::text[]) as gone (user_seq, key)
      on p.user_seq = gone.user_seq and p.source_key = gone.key
    where p.turn % 2 = 1
    on conflict do nothing`.execute(tables(tx))

/** Those of these items whose rewards the person still has. */
export async function findEarned(db: ChannelDb, userSeq: UserSeq, curriculumSeqs: CurriculumSeq[]) {
  const rows = await tables(db)
    .selectFrom('pointEntries')
    .select('curriculumSeq')
    .where('userSeq', '=', userSeq)
    .where('curriculumSeq', '=', sql<CurriculumSeq>`any(${curriculumSeqs})`)
    .groupBy('curriculumSeq')
    .having(({ fn }) => fn.sum('amount'), '>', 0)
    .execute()
  return new Set(rows.map(({ curriculumSeq }) => curriculumSeq))
}

interface PointGrant {
  userSeq: UserSeq
  kind: PointKind
  amount: number
  reason: string
  byUserSeq: UserSeq
  createdAt: Date
}
export const insertGiven = (tx: ChannelTx, given: PointGrant) =>
  tables(tx)
    .insertInto('pointEntries')
    .values({ ...given, sourceType: 'STAFF' })
    .execute()

export const findSums = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('pointEntries')
    .select(({ fn, cast }) => ['kind', cast<number>(fn.sum('amount'), 'bigint').as('sum')])
    .where('userSeq', '=', userSeq)
    .groupBy('kind')
    .execute()

const columns = entryColumns('pointEntries')
const entriesOf = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('pointEntries')
    .leftJoin('curriculums', 'curriculums.curriculumSeq', 'pointEntries.curriculumSeq')
    .leftJoin('courses', (join) => join.on('courses.courseSeq', '=', columns.courseSeq))
    .select([
      'pointEntries.entrySeq',
      'pointEntries.kind',
      'pointEntries.amount',
      columns.sourceType,
      'pointEntries.reason',
      'pointEntries.createdAt',
      columns.title,
      'courses.courseSeq',
      'courses.title as courseTitle',
    ])
    .where('pointEntries.userSeq', '=', userSeq)
export const findEntries = (db: ChannelDb, userSeq: UserSeq, { kind, limit, minSeq }: PointQuery) =>
  entriesOf(db, userSeq)
    .$if(kind !== undefined, (all) => all.where('pointEntries.kind', '=', kind ?? 'POINT'))
    .$if(minSeq !== undefined, (all) =>
      all.where((eb) => eb(eb.cast<number>('pointEntries.entrySeq', 'bigint'), '<', minSeq ?? 0)),
    )
    .orderBy('pointEntries.entrySeq', 'desc')
    .limit(limit)
    .execute()

/** The next of them by number, for lists that are walked through to their end. */
export const findEntriesAfter = (
  db: ChannelDb,
  userSeq: UserSeq,
  { after, limit }: { after: number; limit: number },
) =>
  entriesOf(db, userSeq)
    .where(sql<boolean>`point_entries.entry_seq > ${after}`)
    .orderBy('pointEntries.entrySeq')
    .limit(limit)
    .execute()
export async function countEntries(db: ChannelDb, userSeq: UserSeq) {
  const { count } = await tables(db)
    .selectFrom('pointEntries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userSeq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return count
}

/** Serializes changes of a person's balance. */
export const lockBalance = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx)
    .selectFrom('members')
    .select('userSeq')
    .where('userSeq', '=', userSeq)
    .forUpdate()
    .executeTakeFirst()

export async function removeEntriesOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('pointEntries').where('userSeq', '=', userSeq).execute()
}
