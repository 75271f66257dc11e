import { sql } from 'kysely'
import type { LevelSeq, UserSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Members in the order of their numbers, locked so that the level of one is counted by one job at a time. */
export const lockMembers = (tx: ChannelTx, userSeqs: UserSeq[]) =>
  tables(tx)
    .selectFrom('members')
    .select(['userSeq', 'joinedAt', 'role'])
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('status', '!=', 'LEFT')
    .orderBy('userSeq')
    .forNoKeyUpdate()
    .execute()

/** What these members have now, also of deleted levels. */
export async function findCurrent(db: ChannelDb, userSeqs: UserSeq[]) {
  const rows = await tables(db)
    .selectFrom('levelMembers')
    .select(['userSeq', 'levelSeq', 'isByHand', 'since'])
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .execute()
  return new Map(rows.map(({ userSeq, ...current }) => [userSeq, current]))
}
export type CurrentLevel =
  Awaited<ReturnType<typeof findCurrent>> extends Map<UserSeq, infer Current> ? Current : never

interface NewLevel {
  userSeq: UserSeq
  levelSeq: LevelSeq
  isByHand: boolean
  since: Date
}
export async function upsertLevelOf(tx: ChannelTx, { userSeq, ...level }: NewLevel) {
  await tables(tx)
    .insertInto('levelMembers')
    .values({ userSeq, ...level })
    .onConflict((same) => same.columns(['channelSeq', 'userSeq']).doUpdateSet(level))
    .execute()
}
export async function deleteLevelOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('levelMembers').where('userSeq', '=', userSeq).execute()
}

interface NewChange {
  userSeq: UserSeq
  fromLevelSeq: LevelSeq | null
  toLevelSeq: LevelSeq | null
  cause: 'RULE' | 'SETTINGS' | 'GIVEN' | 'REVOKED'
  reason?: string
  byUserSeq?: UserSeq
  createdAt: Date
}
export const insertChange = (tx: ChannelTx, change: NewChange) =>
  tables(tx).insertInto('levelChanges').values(change).returning('levelChangeSeq').executeTakeFirstOrThrow()

export async function deleteChangesOf(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx).deleteFrom('levelChanges').where('userSeq', '=', userSeq).execute()
}

/** Of two accounts, the level given by hand remains, else that of the account that stays. */
export async function mergeLevelMembers(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  await sql`
    delete from level_members one using level_members other
    where one.channel_seq = other.channel_seq
      and ((one.user_seq = ${kept} and other.user_seq = ${gone} and other.is_by_hand and not one.is_by_hand)
        or (one.user_seq = ${gone} and other.user_seq = ${kept} and (one.is_by_hand <= other.is_by_hand)))`.execute(
    tables(tx),
  )
}
