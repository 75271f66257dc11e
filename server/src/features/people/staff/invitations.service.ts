import { roles, type Role } from 'contract/http/permissions'
import type { InvitationSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findAccountByEmail } from '../accounts/accounts.public.ts'
import { findMember, lockMember } from '../members/members.public.ts'
import { takeStaffPlace } from '../../system/plans/plans.public.ts'
import { listWaiting, renewWaiting, sendInvitation, withdrawWaiting } from './invitations.public.ts'
import { isInvitable } from './staff.rules.ts'

export async function listInvitations(ctx: MemberContext) {
  const found = await listWaiting(ctx, null)
  // Only the documented fields of a row.
  return {
    list: found.flatMap((one) => {
      const userTypeCd = roles.find((role) => role === one.role)
      return userTypeCd ? [{ ...one, userTypeCd }] : []
    }),
  }
}
export const resendInvitation = (ctx: MemberContext, invitationSeq: InvitationSeq) =>
  renewWaiting(ctx, { invitationSeq, to: null })
export const approveInvitation = (ctx: MemberContext, invitationSeq: InvitationSeq) =>
  renewWaiting(ctx, { invitationSeq, to: null, isApproving: true })
export const withdrawInvitation = (ctx: MemberContext, invitationSeq: InvitationSeq) =>
  withdrawWaiting(ctx, { invitationSeq, to: null })

interface InvitationInput {
  email: string
  userTypeCd: Role
  memo?: string | undefined
}
/** Invites people by their address, with or without an account. */
export async function inviteByEmail(ctx: MemberContext, members: InvitationInput[]) {
  const invited = [...new Map(members.map((one) => [one.email, one])).values()]
  const accounts = new Map(
    await Promise.all(
      invited.map(async ({ email }) => [email, await findAccountByEmail(ctx.platform, email)] as const),
    ),
  )
  return ctx.transaction(async (tx) => {
    let newcomers = 0
    for (const one of invited.toSorted((left, right) => left.email.localeCompare(right.email))) {
      const account = accounts.get(one.email)
      const isStaff = account ? await requireInvitable(tx, account.userSeq, one.userTypeCd) : false
      // People who may not join later need not be invited.
      if (!isStaff) await takeStaffPlace(tx, { others: newcomers++ })
      await sendInvitation(ctx, tx, { ...one, language: account?.language ?? ctx.language, course: null })
    }
    const [first] = invited
    ctx.audit.record({
      about: invited.map(({ email }) => email).join(', '),
      ...(first && { after: { role: first.userTypeCd } }),
    })
    return null
  })
}

/** Invites a member of this site. */
export async function inviteUser(
  ctx: MemberContext,
  { userSeq, userTypeCd }: { userSeq: UserSeq; userTypeCd: Role },
) {
  const member = await findMember(ctx.db, userSeq)
  if (member?.status !== 'ACTIVE') throw refuse('NOT_FOUND')
  return inviteByEmail(ctx, [{ email: member.email, userTypeCd }])
}

async function requireInvitable(tx: ChannelTx, userSeq: UserSeq, to: Role) {
  const member = await lockMember(tx, userSeq)
  if (member?.status === 'BLOCKED') throw refuse('NOT_FOUND')
  if (!isInvitable(member?.role ?? null, to)) throw refuse('ALREADY_STAFF')
  return member !== undefined && member.role !== null
}
