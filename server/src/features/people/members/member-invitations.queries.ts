import { sql } from 'kysely'
import { MAX_MAILS_TO_ONE } from 'contract/people/members/invitations.rules'
import type { MemberInvitationSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Which of these addresses belong to members, or to people who are shut out. */
export async function findStatuses(db: ChannelDb, emails: string[]) {
  const found = await tables(db)
    .selectFrom('members')
    .innerJoin('users', 'users.userSeq', 'members.userSeq')
    .select(['users.email', 'members.status'])
    .where('users.email', '=', sql<string>`any(${emails})`)
    .where('members.status', 'in', ['ACTIVE', 'BLOCKED'])
    .execute()
  return new Map(
    found.map(({ email, status }) => [
      email,
      status === 'BLOCKED' ? ('BLOCKED' as const) : ('ACTIVE' as const),
    ]),
  )
}

const open = (db: ChannelDb) =>
  tables(db).selectFrom('memberInvitations').where('memberInvitations.withdrawnAt', 'is', null)

export async function findInvitedOf(db: ChannelDb, emails: string[]) {
  const found = await open(db)
    .select('email')
    .where('email', '=', sql<string>`any(${emails})`)
    .execute()
  return new Set(found.map(({ email }) => email))
}

interface NewInvitation {
  email: string
  name: string
  phone: string | null
  invitedByUserSeq: UserSeq
  invitedAt: Date
}
/** Its number; undefined where the address is invited already, or was as often as it may be. */
export async function insertInvitation(tx: ChannelTx, invitation: NewInvitation) {
  const made = await tables(tx)
    .insertInto('memberInvitations')
    .values(invitation)
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'email'])
        .doUpdateSet({
          ...invitation,
          withdrawnAt: null,
          sentCount: sql<number>`member_invitations.sent_count + 1`,
        })
        .where('memberInvitations.withdrawnAt', 'is not', null)
        .where('memberInvitations.sentCount', '<', MAX_MAILS_TO_ONE),
    )
    .returning('memberInvitationSeq')
    .executeTakeFirst()
  return made?.memberInvitationSeq
}

export const findInvitation = (db: ChannelDb, memberInvitationSeq: MemberInvitationSeq) =>
  open(db)
    .select(['email', 'name', 'phone'])
    .where('memberInvitationSeq', '=', memberInvitationSeq)
    .executeTakeFirst()

export async function countInvitedSince(db: ChannelDb, since: Date) {
  const { count } = await tables(db)
    .selectFrom('memberInvitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('invitedAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export const findInvitations = (db: ChannelDb, { page, size }: { page: number; size: number }) =>
  open(db)
    .innerJoin('users', 'users.userSeq', 'memberInvitations.invitedByUserSeq')
    .select([
      'memberInvitations.memberInvitationSeq',
      'memberInvitations.email',
      'memberInvitations.name',
      'memberInvitations.phone',
      'memberInvitations.invitedAt',
      'users.name as invitedBy',
    ])
    .orderBy('memberInvitations.invitedAt', 'desc')
    .orderBy('memberInvitations.memberInvitationSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countInvitations(db: ChannelDb) {
  const { count } = await open(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The name of whom it invited; nothing where there is no such invitation. */
export const withdrawInvitation = (
  tx: ChannelTx,
  memberInvitationSeq: MemberInvitationSeq,
  withdrawnAt: Date,
) =>
  tables(tx)
    .updateTable('memberInvitations')
    .set({ withdrawnAt })
    .where('memberInvitationSeq', '=', memberInvitationSeq)
    .where('withdrawnAt', 'is', null)
    .returning('name')
    .executeTakeFirst()

export const deleteInvitationOf = (tx: ChannelTx, userSeq: UserSeq) =>
  sql`delete from member_invitations using users
    where users.user_seq = ${userSeq} and member_invitations.email = users.email`.execute(tables(tx))
export async function deleteInvitationsBefore(tx: ChannelTx, before: Date) {
  await tables(tx).deleteFrom('memberInvitations').where('invitedAt', '<', before).execute()
}
