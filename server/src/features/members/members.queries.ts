import { sql } from 'kysely'
import type { Role } from 'contract/permissions'
import type { UserSeq } from 'contract/values'
import type { ChannelDb, ChannelTx, PlatformDb } from '../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../platform/db/tables.ts'

export interface NewMember {
  userSeq: UserSeq
  role: Role | null
  joinedAt: Date
}

/** False when the person is here already, or was shut out; whoever had left comes back. */
export async function upsertMember(tx: ChannelTx, { userSeq, role, joinedAt }: NewMember) {
  const joined = await tables(tx)
    .insertInto('members')
    .values({ userSeq, role, joinedAt })
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'userSeq'])
        .doUpdateSet({ status: 'ACTIVE', joinedAt })
        .where('members.status', '=', 'LEFT'),
    )
    .returning('userSeq')
    .executeTakeFirst()
  return joined !== undefined
}

/** The same fact where the person's own pages find it. */
export async function upsertAccountSite(tx: ChannelTx, { userSeq, role, joinedAt }: NewMember) {
  await tables(tx)
    .insertInto('accountSites')
    .values(({ fn }) => ({ userSeq, channelSeq: fn('bound_channel'), role, joinedAt }))
    .onConflict((same) => same.columns(['userSeq', 'channelSeq']).doUpdateSet({ joinedAt }))
    .execute()
}

export async function updateMarketing(tx: ChannelTx, userSeq: UserSeq, marketingAgreedAt: Date) {
  await tables(tx).updateTable('members').set({ marketingAgreedAt }).where('userSeq', '=', userSeq).execute()
}

const active = (db: ChannelDb) => tables(db).selectFrom('members').where('status', '=', 'ACTIVE')
const people = (db: ChannelDb) =>
  tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select(['members.userSeq', 'users.name', 'members.introduction', 'members.profileImageFileSeq'])

export const findStaffRows = (db: ChannelDb) =>
  people(db)
    .where('members.status', '=', 'ACTIVE')
    .where('members.role', 'is not', null)
    .orderBy('members.joinedAt')
    .orderBy('members.userSeq')
    .execute()

export const findRows = (db: ChannelDb, userSeqs: UserSeq[]) =>
  people(db)
    .where('members.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()

export async function findMembersByRole(db: ChannelDb, roles: Role[]) {
  const found = await active(db).select('userSeq').where('role', 'in', roles).orderBy('userSeq').execute()
  return found.map(({ userSeq }) => userSeq)
}

/** The next of all members, by their numbers. */
export async function findMemberSeqs(db: ChannelDb, after: number, limit: number) {
  const found = await active(db)
    .select('userSeq')
    .where((eb) => eb(eb.cast<number>('userSeq', 'bigint'), '>', after))
    .orderBy('userSeq')
    .limit(limit)
    .execute()
  return found.map(({ userSeq }) => userSeq)
}

export async function countMembers(db: ChannelDb) {
  const { count } = await active(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** New members by day or hour of Seoul; `at` reads `2026-11-21` or `2026-11-21 09:00`. */
export function countJoinedBy(
  db: ChannelDb,
  { from, to, unit }: { from: Date; to: Date; unit: 'day' | 'hour' },
) {
  const pattern = sql.lit(unit === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD HH24:00')
  const at = sql<string>`to_char(date_trunc(${sql.lit(unit)}, joined_at at time zone 'Asia/Seoul'), ${pattern})`
  return tables(db)
    .selectFrom('members')
    .select(({ fn }) => [at.as('at'), fn.countAll<number>().as('count')])
    .where('joinedAt', '>=', from)
    .where('joinedAt', '<', to)
    .groupBy(at)
    .execute()
}

/** The newest alarm this person has seen; 0 before the first. */
export async function readAlarmMark(db: ChannelDb, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('members')
    .select('alarmReadSeq')
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return found?.alarmReadSeq ?? 0
}
export async function setAlarmMark(tx: ChannelTx, userSeq: UserSeq, alarmReadSeq: number) {
  await tables(tx)
    .updateTable('members')
    .set({ alarmReadSeq })
    .where('userSeq', '=', userSeq)
    .where('alarmReadSeq', '<', alarmReadSeq)
    .execute()
}

/** Every site of one person, as the person's own pages list them. */
export const findSitesOf = (db: PlatformDb, userSeq: UserSeq) =>
  platformTables(db)
    .selectFrom('accountSites')
    .select(['channelSeq', 'role', 'joinedAt'])
    .where('userSeq', '=', userSeq)
    .orderBy('joinedAt', 'desc')
    .orderBy('channelSeq', 'desc')
    .execute()
