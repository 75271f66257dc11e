import type { Role } from 'contract/http/permissions'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewRemoval {
  userSeq: UserSeq
  toRole: Exclude<Role, 'OWN'> | null
  requestedByUserSeq: UserSeq
  requestedAt: Date
  effectiveAt: Date
}
/** Filters by site explicitly, so that only its own members match, whatever row security allows. */
export const isMemberOf = async (tx: ChannelTx, channelSeq: ChannelSeq, userSeq: UserSeq) =>
  (await tables(tx)
    .selectFrom('members')
    .select('userSeq')
    .where('channelSeq', '=', channelSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()) !== undefined

/** A repeated request changes the outcome, not the date. */
export async function insertRemoval(tx: ChannelTx, removal: NewRemoval) {
  const { toRole } = removal
  await tables(tx)
    .insertInto('ownerRemovals')
    .values(removal)
    .onConflict((same) => same.columns(['channelSeq', 'userSeq']).doUpdateSet({ toRole }))
    .execute()
}

export const findRemovals = (db: ChannelDb) =>
  tables(db)
    .selectFrom('ownerRemovals')
    .innerJoin('users', 'users.userSeq', 'ownerRemovals.requestedByUserSeq')
    .select([
      'ownerRemovals.userSeq',
      'ownerRemovals.toRole',
      'ownerRemovals.requestedByUserSeq',
      'ownerRemovals.effectiveAt',
      'users.name as requestedBy',
    ])
    .execute()

export const findDueRemovals = (db: ChannelDb, now: Date) =>
  tables(db)
    .selectFrom('ownerRemovals')
    .select(['userSeq', 'toRole', 'requestedByUserSeq'])
    .where('effectiveAt', '<=', now)
    .orderBy('effectiveAt')
    .execute()

/** False when there was no such request. */
export async function deleteRemoval(tx: ChannelTx, userSeq: UserSeq) {
  const gone = await tables(tx)
    .deleteFrom('ownerRemovals')
    .where('userSeq', '=', userSeq)
    .returning('userSeq')
    .executeTakeFirst()
  return gone !== undefined
}
