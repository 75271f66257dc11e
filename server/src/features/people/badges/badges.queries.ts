import { sql } from 'kysely'
import type { BadgeIcon, BadgeKind } from 'contract/people/badges/badges.rules'
import type { UserSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface BadgeRow {
  kind: BadgeKind
  isOn: boolean
  icon: BadgeIcon
  name: string | null
  description: string | null
  threshold: number | null
}
/** What the site switched on or changed. */
export const findSiteBadges = (db: ChannelDb): Promise<BadgeRow[]> =>
  tables(db)
    .selectFrom('siteBadges')
    .select(['kind', 'isOn', 'icon', 'name', 'description', 'threshold'])
    .execute()

export async function upsertSiteBadge(tx: ChannelTx, { kind, ...badge }: BadgeRow & { updatedAt: Date }) {
  await tables(tx)
    .insertInto('siteBadges')
    .values({ kind, ...badge })
    .onConflict((same) => same.columns(['channelSeq', 'kind']).doUpdateSet(badge))
    .execute()
}

/** What a member has, the oldest first. */
export const findBadgesOf = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('memberBadges')
    .leftJoin('users as staff', 'staff.userSeq', 'memberBadges.byUserSeq')
    .select([
      'memberBadges.kind',
      'memberBadges.earnedAt',
      'memberBadges.reason',
      'memberBadges.isBesideName',
      'memberBadges.byUserSeq',
      'staff.name as byName',
    ])
    .where('memberBadges.userSeq', '=', userSeq)
    .orderBy('memberBadges.earnedAt')
    .orderBy('memberBadges.kind')
    .execute()

interface NewBadge {
  userSeq: UserSeq
  kind: BadgeKind
  earnedAt: Date
  byUserSeq?: UserSeq
  reason?: string
}
/** Whether the member did not have it. */
export async function insertBadge(tx: ChannelTx, badge: NewBadge) {
  const added = await tables(tx)
    .insertInto('memberBadges')
    .values(badge)
    .onConflict((same) => same.columns(['channelSeq', 'userSeq', 'kind']).doNothing())
    .returning('kind')
    .executeTakeFirst()
  return added !== undefined
}

/** Whether the member had it from staff. */
export async function deleteGiven(tx: ChannelTx, userSeq: UserSeq, kind: BadgeKind) {
  const removed = await tables(tx)
    .deleteFrom('memberBadges')
    .where('userSeq', '=', userSeq)
    .where('kind', '=', kind)
    .where('byUserSeq', 'is not', null)
    .returning('kind')
    .executeTakeFirst()
  return removed !== undefined
}
export async function deleteBadgesOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('memberBadges').where('userSeq', '=', userSeq).execute()
}

/** Two tabs choose one after the other. */
export const lockBadgesOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx)
    .selectFrom('memberBadges')
    .select('kind')
    .where('userSeq', '=', userSeq)
    .orderBy('kind')
    .forUpdate()
    .execute()

/** Whether the member has the badge that now stands beside their name. */
export async function setBesideName(tx: ChannelTx, userSeq: UserSeq, kind: BadgeKind | null) {
  await tables(tx)
    .updateTable('memberBadges')
    .set({ isBesideName: false })
    .where('userSeq', '=', userSeq)
    .where('isBesideName', '=', true)
    .execute()
  if (kind === null) return true
  const chosen = await tables(tx)
    .updateTable('memberBadges')
    .set({ isBesideName: true })
    .where('userSeq', '=', userSeq)
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst()
  return chosen !== undefined
}

/** The badges that these people chose to stand beside their names, as far as the site has them switched on. */
export async function findBesideNames(db: ChannelDb, userSeqs: readonly UserSeq[]) {
  if (userSeqs.length === 0) return new Map<UserSeq, Pick<BadgeRow, 'kind' | 'icon' | 'name'>>()
  const rows = await tables(db)
    .selectFrom('memberBadges')
    .innerJoin('siteBadges', (join) =>
      join
        .onRef('siteBadges.channelSeq', '=', 'memberBadges.channelSeq')
        .onRef('siteBadges.kind', '=', 'memberBadges.kind'),
    )
    .select(['memberBadges.userSeq', 'siteBadges.kind', 'siteBadges.icon', 'siteBadges.name'])
    .where('siteBadges.isOn', '=', true)
    .where('memberBadges.isBesideName', '=', true)
    .where('memberBadges.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
  return new Map(rows.map(({ userSeq, ...badge }) => [userSeq, badge]))
}

/** Of two accounts, the badges and the choice of the one that stays remain, with what only the other has. */
export async function mergeBadges(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  const db = tables(tx)
  await sql`
    update member_badges theirs set is_beside_name = false
    where theirs.user_seq = ${gone} and theirs.is_beside_name and exists (
      select from member_badges mine
      where mine.user_seq = ${kept} and mine.channel_seq = theirs.channel_seq and mine.is_beside_name)`.execute(
    db,
  )
  await sql`
    delete from member_badges theirs using member_badges mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.kind = theirs.kind`.execute(db)
}
