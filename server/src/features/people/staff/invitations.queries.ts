import type { Language } from 'contract/i18n/languages'
import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { Role } from 'contract/http/permissions'
import type { CourseSeq, InvitationSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const waiting = (db: ChannelDb) =>
  tables(db)
    .selectFrom('staffInvitations')
    .innerJoin('users', 'users.userSeq', 'staffInvitations.invitedByUserSeq')
    .leftJoin('courses', (join) =>
      join
        .onRef('courses.channelSeq', '=', 'staffInvitations.channelSeq')
        .onRef('courses.courseSeq', '=', 'staffInvitations.courseSeq'),
    )
    .select([
      'staffInvitations.courseSeq',
      'staffInvitations.vouches',
      'staffInvitations.needsApproval',
      'courses.title as courseTitle',
      'courses.state as courseState',
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

/** The staff of the site (null), or of one course. */
export type InvitedTo = CourseSeq | null
export const findInvitations = (db: ChannelDb, to: InvitedTo) =>
  waiting(db)
    .where('staffInvitations.courseSeq', to === null ? 'is' : '=', to)
    .orderBy('staffInvitations.invitationSeq', 'desc')
    .limit(200)
    .execute()
export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

/** The invitation of a link, expired or not. */
export const findByToken = (db: ChannelDb, tokenHash: string) =>
  waiting(db).where('staffInvitations.tokenHash', '=', tokenHash).executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockByToken = (tx: ChannelTx, tokenHash: string) =>
  waiting(tx)
    .where('staffInvitations.tokenHash', '=', tokenHash)
    .forUpdate('staffInvitations')
    .executeTakeFirst()
export const lockInvitation = (tx: ChannelTx, invitationSeq: InvitationSeq, to: InvitedTo) =>
  waiting(tx)
    .where('staffInvitations.invitationSeq', '=', invitationSeq)
    .where('staffInvitations.courseSeq', to === null ? 'is' : '=', to)
    .forUpdate('staffInvitations')
    .executeTakeFirst()

interface NewInvitation {
  email: string
  courseSeq: InvitedTo
  role: Role | ClassStaffType
  vouches: boolean
  needsApproval: boolean
  memo: string | null
  language: Language
  tokenHash: string
  invitedByUserSeq: UserSeq
  createdAt: Date
  expiresAt: Date
}
/** One open invitation per address and target: a newer one replaces the older. */
export async function insertInvitation(tx: ChannelTx, invitation: NewInvitation) {
  const { email, courseSeq } = invitation
  await closeInvitation(tx, { email, courseSeq }, 'WITHDRAWN')
  await tables(tx)
    .insertInto('staffInvitations')
    .values({ ...invitation, sentAt: invitation.createdAt })
    .execute()
}
export async function renewInvitation(
  tx: ChannelTx,
  invitationSeq: InvitationSeq,
  change: { tokenHash: string; sentAt: Date; expiresAt: Date; needsApproval?: false },
) {
  await tables(tx)
    .updateTable('staffInvitations')
    .set(change)
    .where('invitationSeq', '=', invitationSeq)
    .execute()
}
export async function closeInvitation(
  tx: ChannelTx,
  which: { email: string; courseSeq: InvitedTo } | { invitationSeq: InvitationSeq },
  state: 'ACCEPTED' | 'WITHDRAWN',
) {
  const open = tables(tx).updateTable('staffInvitations').set({ state }).where('state', '=', 'SENT')
  await (
    'email' in which
      ? open
          .where('email', '=', which.email)
          .where('courseSeq', which.courseSeq === null ? 'is' : '=', which.courseSeq)
      : open.where('invitationSeq', '=', which.invitationSeq)
  ).execute()
}
