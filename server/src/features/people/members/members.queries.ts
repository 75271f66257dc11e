import { sql } from 'kysely'
import type { Role } from 'contract/http/permissions'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { seoulTime, type Span } from '../../../platform/db/seoul.queries.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

export interface NewMember {
  userSeq: UserSeq
  role: Role | null
  joinedAt: Date
}

/** False when the person is a member already, or is blocked; a former member rejoins. */
export async function upsertMember(tx: ChannelTx, { userSeq, role, joinedAt }: NewMember) {
  const joined = await tables(tx)
    .insertInto('members')
    .values({ userSeq, role, joinedAt, masterVerifiedAt: role === 'MNG' ? null : role && joinedAt })
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'userSeq'])
        .doUpdateSet({ status: 'ACTIVE', joinedAt, leftAt: null })
        .where('members.status', '=', 'LEFT'),
    )
    .returning('userSeq')
    .executeTakeFirst()
  return joined !== undefined
}

/** The same fact in the person's own list of sites. */
export async function upsertAccountSite(tx: ChannelTx, { userSeq, role, joinedAt }: NewMember) {
  await tables(tx)
    .insertInto('accountSites')
    .values(({ fn }) => ({ userSeq, channelSeq: fn('bound_channel'), role, joinedAt }))
    .onConflict((same) => same.columns(['userSeq', 'channelSeq']).doUpdateSet({ joinedAt, leftAt: null }))
    .execute()
}

const active = (db: ChannelDb) => tables(db).selectFrom('members').where('status', '=', 'ACTIVE')
const people = (db: ChannelDb) =>
  tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select([
      'members.userSeq',
      'users.name',
      'users.email',
      'members.role',
      'members.masterVerifiedAt',
      'members.introduction',
      'members.profileImageFileSeq',
    ])

/** Verified instructors of the staff. */
export const findMasterRows = (db: ChannelDb) =>
  people(db)
    .where('members.status', '=', 'ACTIVE')
    .where('members.role', 'is not', null)
    .where('members.masterVerifiedAt', 'is not', null)
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

/** The next members by number. */
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

/** New members by day or hour in Seoul; `at` reads `2026-11-21` or `2026-11-21 09:00`. */
export function countJoinedBy(db: ChannelDb, { from, to, unit }: Span) {
  const at = seoulTime('joined_at', unit)
  return tables(db)
    .selectFrom('members')
    .select(({ fn }) => [at.as('at'), fn.countAll<number>().as('count')])
    .where('joinedAt', '>=', from)
    .where('joinedAt', '<', to)
    .groupBy(at)
    .execute()
}

/** The newest notification this person has read; 0 before the first. */
export async function readAlarmMark(db: ChannelDb, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('members')
    .select('alarmReadSeq')
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return found?.alarmReadSeq ?? 0
}
/** Marks everything up to here as read, in the site's list and in the person's own. */
export async function setAlarmMark(tx: ChannelTx, userSeq: UserSeq, alarmReadSeq: number) {
  await tables(tx)
    .updateTable('members')
    .set({ alarmReadSeq })
    .where('userSeq', '=', userSeq)
    .where('alarmReadSeq', '<', alarmReadSeq)
    .execute()
  await accountSite(tx, [userSeq]).set({ alarmReadSeq }).where('alarmReadSeq', '<', alarmReadSeq).execute()
}

const accountSite = (tx: ChannelTx, userSeqs: UserSeq[]) =>
  tables(tx)
    .updateTable('accountSites')
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)

/** Clears the badge; later notifications wait for this transaction and are counted after it. */
export async function clearBadge(tx: ChannelTx, userSeq: UserSeq) {
  await accountSite(tx, [userSeq]).set({ badgeCount: 0 }).execute()
}
/** Adds one each time a person is named; rows are locked in one order to avoid deadlocks. */
export async function raiseBadges(tx: ChannelTx, userSeqs: UserSeq[]) {
  if (userSeqs.length === 0) return
  await sql`
    with locked as (
      select user_seq from account_sites
      where channel_seq = bound_channel() and user_seq = any(${userSeqs}) order by user_seq for update
    )
    update account_sites set badge_count = badge_count + raised.times
    from (select named.user_seq, count(*)::int as times
      from unnest(${userSeqs}::bigint[]) named (user_seq) join locked using (user_seq) group by named.user_seq) raised
    where account_sites.channel_seq = bound_channel() and account_sites.user_seq = raised.user_seq`.execute(
    tables(tx),
  )
}

/** Every site that knows this person, also those that removed them. */
const sitesOf = (db: PlatformDb, userSeq: UserSeq) =>
  platformTables(db)
    .selectFrom('accountSites')
    .select(['channelSeq', 'role', 'joinedAt', 'badgeCount', 'alarmReadSeq'])
    .where('userSeq', '=', userSeq)
    .orderBy('joinedAt', 'desc')
    .orderBy('channelSeq', 'desc')
export const findKnownSitesOf = (db: PlatformDb, userSeq: UserSeq) => sitesOf(db, userSeq).execute()
/** Every site that this person joined, as their own pages list them. */
export const findSitesOf = (db: PlatformDb, userSeq: UserSeq) =>
  sitesOf(db, userSeq).where('leftAt', 'is', null).execute()

export async function deleteSitesOf(tx: PlatformTx, userSeq: UserSeq) {
  await platformTables(tx).deleteFrom('accountSites').where('userSeq', '=', userSeq).execute()
}

/** A former member has no staff role and gets no news; their texts keep their author. */
export async function updateLeft(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx)
    .updateTable('members')
    .set({ status: 'LEFT', role: null, masterVerifiedAt: null, marketingAgreedAt: null, nightAgreedAt: null })
    .where('userSeq', '=', userSeq)
    .execute()
}

/** Staff removed this person: the site is no longer in their list, and is known until their data is erased. */
export async function removeFromSite(tx: ChannelTx, { userSeq, leftAt }: { userSeq: UserSeq; leftAt: Date }) {
  await updateLeft(tx, userSeq)
  await tables(tx).updateTable('members').set({ leftAt }).where('userSeq', '=', userSeq).execute()
  await accountSite(tx, [userSeq]).set({ leftAt, role: null, badgeCount: 0 }).execute()
}

export async function findRemovedBefore(db: ChannelDb, before: Date) {
  const found = await tables(db)
    .selectFrom('members')
    .select('userSeq')
    .where('leftAt', '<=', before)
    .orderBy('leftAt')
    .limit(200)
    .execute()
  return found.map(({ userSeq }) => userSeq)
}
/** False where the person joined again meanwhile. */
export async function forgetRemoved(tx: ChannelTx, { userSeq, before }: { userSeq: UserSeq; before: Date }) {
  const forgotten = await tables(tx)
    .updateTable('members')
    .set({ leftAt: null })
    .where('userSeq', '=', userSeq)
    .where('leftAt', '<=', before)
    .returning('userSeq')
    .executeTakeFirst()
  if (!forgotten) return false
  await tables(tx)
    .deleteFrom('accountSites')
    .where('userSeq', '=', userSeq)
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .execute()
  return true
}

export const lockProfile = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx)
    .selectFrom('members')
    .select('profileImageFileSeq')
    .where('userSeq', '=', userSeq)
    .forUpdate()
    .executeTakeFirst()
export async function clearProfile(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx)
    .updateTable('members')
    .set({ introduction: null, profileImageFileSeq: null })
    .where('userSeq', '=', userSeq)
    .execute()
}
