import type { Role } from 'contract/http/permissions'
import { roleChanged } from 'contract/people/members/membership.events'
import type { UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { emit } from '../../../platform/jobs/tasks.ts'

/** Owners first, then by time on the staff, longest first. */
export function findStaffSince(db: ChannelDb) {
  return tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select(({ fn }) => [
      'members.userSeq',
      'users.name',
      'users.email',
      'members.role',
      'members.masterVerifiedAt',
      fn.coalesce('members.roleSince', 'members.joinedAt').as('since'),
    ])
    .where('members.status', '=', 'ACTIVE')
    .where('members.role', 'is not', null)
    .orderBy('since')
    .orderBy('members.userSeq')
    .execute()
}

/** All owners, locked until the transaction ends: two who remove each other at once do so one after the other. */
export async function lockOwners(tx: ChannelTx) {
  const owners = await tables(tx)
    .selectFrom('members')
    .select('userSeq')
    .where('role', '=', 'OWN')
    .where('status', '=', 'ACTIVE')
    .orderBy('userSeq')
    .forUpdate()
    .execute()
  return owners.map(({ userSeq }) => userSeq)
}
export const lockMember = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select([
      'members.userSeq',
      'members.role',
      'members.status',
      'members.masterVerifiedAt',
      'users.name',
      'users.email',
      'users.emailVerifiedAt',
    ])
    .where('members.userSeq', '=', userSeq)
    .where('members.status', '!=', 'LEFT')
    .forUpdate('members')
    .executeTakeFirst()

/** In the site's list and in the person's own; other features hear of it. */
export async function updateRole(
  tx: ChannelTx,
  { userSeq, role, since }: { userSeq: UserSeq; role: Role | null; since: Date },
) {
  const roleSince = role === null ? null : since
  await tables(tx).updateTable('members').set({ role, roleSince }).where('userSeq', '=', userSeq).execute()
  await tables(tx)
    .updateTable('accountSites')
    .set({ role })
    .where('userSeq', '=', userSeq)
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .execute()
  await emit(tx, roleChanged, { userSeq })
}
/** Sets since when the site recognises a person as verified instructor; null revokes it. */
export async function updateMaster(tx: ChannelTx, userSeq: UserSeq, masterVerifiedAt: Date | null) {
  await tables(tx).updateTable('members').set({ masterVerifiedAt }).where('userSeq', '=', userSeq).execute()
}
export async function isMaster(db: ChannelDb, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('members')
    .select('masterVerifiedAt')
    .where('userSeq', '=', userSeq)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return found?.masterVerifiedAt !== undefined && found.masterVerifiedAt !== null
}
export async function updateStatus(tx: ChannelTx, userSeq: UserSeq, status: 'ACTIVE' | 'BLOCKED') {
  await tables(tx).updateTable('members').set({ status }).where('userSeq', '=', userSeq).execute()
}

export async function isBlocked(db: ChannelDb, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('members')
    .select('status')
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return found?.status === 'BLOCKED'
}
