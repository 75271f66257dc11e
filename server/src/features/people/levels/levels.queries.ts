import { sql } from 'kysely'
import type { LevelInput, LevelMark } from 'contract/people/levels/schemas'
import type { LevelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const levels = (db: ChannelDb) =>
  tables(db)
    .selectFrom('memberLevels')
    .select(['levelSeq', 'name', 'color', 'way', 'finished', 'months', 'paid', 'points', 'discountPercent'])
    .where('deletedAt', 'is', null)

type Stored = Awaited<ReturnType<ReturnType<typeof levels>['execute']>>[number]
const withConditions = ({ finished, months, paid, points, ...level }: Stored) => ({
  ...level,
  conditions: { finished, months, paid, points },
})
export type LevelRow = ReturnType<typeof withConditions>

/** All levels, the lowest first. */
export async function findLevels(db: ChannelDb) {
  const rows = await levels(db).orderBy('sort').orderBy('levelSeq').execute()
  return rows.map(withConditions)
}

export async function lockLevel(tx: ChannelTx, levelSeq: LevelSeq) {
  const row = await levels(tx).where('levelSeq', '=', levelSeq).forUpdate().executeTakeFirst()
  return row && withConditions(row)
}
/** Keeps it from being deleted until the transaction ends. */
export async function shareLevel(tx: ChannelTx, levelSeq: LevelSeq) {
  const row = await levels(tx).where('levelSeq', '=', levelSeq).forShare().executeTakeFirst()
  return row && withConditions(row)
}

/** Whether the site has levels at all. */
export async function hasLevels(db: ChannelDb) {
  return (await levels(db).limit(1).executeTakeFirst()) !== undefined
}

/** The level of this name, whatever the case of its letters. */
export const findByName = (db: ChannelDb, name: string) =>
  levels(db)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .executeTakeFirst()

/** How many active members have each level, by the index of levels. */
export async function countByLevel(db: ChannelDb) {
  const rows = await tables(db)
    .selectFrom('levelMembers')
    .innerJoin('members', (join) =>
      join
        .onRef('members.channelSeq', '=', 'levelMembers.channelSeq')
        .onRef('members.userSeq', '=', 'levelMembers.userSeq'),
    )
    .select(({ fn }) => ['levelMembers.levelSeq', fn.countAll<number>().as('count')])
    .where('members.status', '=', 'ACTIVE')
    .groupBy('levelMembers.levelSeq')
    .execute()
  return new Map(rows.map(({ levelSeq, count }) => [levelSeq, count]))
}

/** Conditions that do not count are not stored. */
const columnsOf = ({ conditions, ...level }: LevelInput) => ({
  ...level,
  ...(level.way === 'RULE' ? conditions : { finished: null, months: null, paid: null, points: null }),
})

/** Inserts it above all others. */
export const insertLevel = (tx: ChannelTx, input: LevelInput, now: Date) =>
  tables(tx)
    .insertInto('memberLevels')
    .values({
      ...columnsOf(input),
      sort: ({ selectFrom }) =>
        selectFrom('memberLevels').select(sql<number>`coalesce(max(sort), 0) + 1`.as('sort')),
      createdAt: now,
      updatedAt: now,
    })
    .returning('levelSeq')
    .executeTakeFirstOrThrow()

interface LevelUpdate {
  levelSeq: LevelSeq
  input: LevelInput
  now: Date
}
export async function updateLevel(tx: ChannelTx, { levelSeq, input, now }: LevelUpdate) {
  await tables(tx)
    .updateTable('memberLevels')
    .set({ ...columnsOf(input), updatedAt: now })
    .where('levelSeq', '=', levelSeq)
    .execute()
}
export async function updateSort(tx: ChannelTx, levelSeq: LevelSeq, sort: number) {
  await tables(tx).updateTable('memberLevels').set({ sort }).where('levelSeq', '=', levelSeq).execute()
}
export async function removeLevel(tx: ChannelTx, levelSeq: LevelSeq, now: Date) {
  await tables(tx)
    .updateTable('memberLevels')
    .set({ deletedAt: now, updatedAt: now })
    .where('levelSeq', '=', levelSeq)
    .execute()
}

/** Whether staff gave it to somebody. */
export async function isGiven(db: ChannelDb, levelSeq: LevelSeq) {
  const found = await tables(db)
    .selectFrom('levelMembers')
    .select('userSeq')
    .where('levelSeq', '=', levelSeq)
    .where('isByHand', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a class asks for it, or a segment or a campaign that is not over chooses members by it. */
export async function isCondition(db: ChannelDb, levelSeq: LevelSeq) {
  const chosen = sql`jsonb_build_object('conditions', jsonb_build_array(
    jsonb_build_object('kind', 'LEVEL', 'levelSeqs', jsonb_build_array(${levelSeq}::bigint))))`
  const { rows } = await sql<{ isUsed: boolean }>`select
    exists (select from course_settings
      join courses on courses.channel_seq = course_settings.channel_seq and courses.course_seq = course_settings.course_seq
      where course_settings.min_level_seq = ${levelSeq} and courses.state <> 'PURGED')
    or exists (select from member_segments where deleted_at is null and rule @> ${chosen})
    or exists (select from campaigns
      where deleted_at is null and state not in ('DONE', 'STOPPED') and audience @> ${chosen})
      as "isUsed"`.execute(tables(db))
  return rows.some(({ isUsed }) => isUsed)
}

export async function readBesideNames(db: ChannelDb) {
  const found = await tables(db).selectFrom('levelSettings').select('isBesideNames').executeTakeFirst()
  return found?.isBesideNames ?? false
}
export async function upsertBesideNames(tx: ChannelTx, isBesideNames: boolean) {
  await tables(tx)
    .insertInto('levelSettings')
    .values({ isBesideNames })
    .onConflict((same) => same.columns(['channelSeq']).doUpdateSet({ isBesideNames }))
    .execute()
}

/** What the level of a person takes off classes; nothing where they have none. */
export const findDiscountOf = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('levelMembers')
    .innerJoin('memberLevels', (join) =>
      join
        .onRef('memberLevels.channelSeq', '=', 'levelMembers.channelSeq')
        .onRef('memberLevels.levelSeq', '=', 'levelMembers.levelSeq'),
    )
    .select(['memberLevels.name', 'memberLevels.discountPercent as percent'])
    .where('memberLevels.deletedAt', 'is', null)
    .where('memberLevels.discountPercent', '>', 0)
    .where('levelMembers.userSeq', '=', userSeq)
    .executeTakeFirst()

/** The levels of these people; those without one are not in it. */
export async function findLevelsOf(db: ChannelDb, userSeqs: UserSeq[]) {
  if (userSeqs.length === 0) return new Map<UserSeq, LevelMark>()
  const rows = await tables(db)
    .selectFrom('levelMembers')
    .innerJoin('memberLevels', (join) =>
      join
        .onRef('memberLevels.channelSeq', '=', 'levelMembers.channelSeq')
        .onRef('memberLevels.levelSeq', '=', 'levelMembers.levelSeq'),
    )
    .select(['levelMembers.userSeq', 'memberLevels.levelSeq', 'memberLevels.name', 'memberLevels.color'])
    .where('memberLevels.deletedAt', 'is', null)
    .where('levelMembers.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
  return new Map(rows.map(({ userSeq, ...level }): [UserSeq, LevelMark] => [userSeq, level]))
}
