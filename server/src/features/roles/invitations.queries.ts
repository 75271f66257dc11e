import type { Language } from 'contract/languages'
import type { Role } from 'contract/permissions'
import type { InvitationSeq, UserSeq } from 'contract/values'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

const waiting = (db: ChannelDb) =>
  tables(db)
    .selectFrom('staffInvitations')
    .innerJoin('users', 'users.userSeq', 'staffInvitations.invitedByUserSeq')
    .select([
      'staffInvitations.invitationSeq',
      'staffInvitations.email',
      'staffInvitations.role',
      'staffInvitations.memo',
      'staffInvitations.language',
      'staffInvitations.sentAt',
      'staffInvitations.expiresAt',
      'staffInvitations.invitedByUserSeq',
      'users.name as invitedBy',
    ])
    .where('staffInvitations.state', '=', 'SENT')

export const findInvitations = (db: ChannelDb) =>
  waiting(db).orderBy('staffInvitations.invitationSeq', 'desc').limit(200).execute()
export type InvitationFound = Awaited<ReturnType<typeof findInvitations>>[number]

/** The one this link belongs to, whether its time is over or not. */
export const findByToken = (db: ChannelDb, tokenHash: string) =>
  waiting(db).where('staffInvitations.tokenHash', '=', tokenHash).executeTakeFirst()

/** The same, and nobody else takes it until the transaction ends. */
export const lockByToken = (tx: ChannelTx, tokenHash: string) =>
  waiting(tx)
    .where('staffInvitations.tokenHash', '=', tokenHash)
    .forUpdate('staffInvitations')
    .executeTakeFirst()
export const lockInvitation = (tx: ChannelTx, invitationSeq: InvitationSeq) =>
  waiting(tx)
    .where('staffInvitations.invitationSeq', '=', invitationSeq)
    .forUpdate('staffInvitations')
    .executeTakeFirst()

interface NewInvitation {
  email: string
  role: Role
  memo: string | null
  language: Language
  tokenHash: string
  invitedByUserSeq: UserSeq
  createdAt: Date
  expiresAt: Date
}
/** One open invitation for each address: the newer one takes the place of the older. */
export async function insertInvitation(tx: ChannelTx, invitation: NewInvitation) {
  await closeInvitation(tx, { email: invitation.email }, 'WITHDRAWN')
  await tables(tx)
    .insertInto('staffInvitations')
    .values({ ...invitation, sentAt: invitation.createdAt })
    .execute()
}
export async function renewInvitation(
  tx: ChannelTx,
  invitationSeq: InvitationSeq,
  change: { tokenHash: string; sentAt: Date; expiresAt: Date },
) {
  await tables(tx)
    .updateTable('staffInvitations')
    .set(change)
    .where('invitationSeq', '=', invitationSeq)
    .execute()
}
export async function closeInvitation(
  tx: ChannelTx,
  which: { email: string } | { invitationSeq: InvitationSeq },
  state: 'ACCEPTED' | 'WITHDRAWN',
) {
  const open = tables(tx).updateTable('staffInvitations').set({ state }).where('state', '=', 'SENT')
  await (
    'email' in which
      ? open.where('email', '=', which.email)
      : open.where('invitationSeq', '=', which.invitationSeq)
  ).execute()
}
