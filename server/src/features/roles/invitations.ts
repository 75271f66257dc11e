import { nameOf } from 'contract/grammar'
import type { Language } from 'contract/languages'
import type { Role } from 'contract/permissions'
import { acceptInvitation as promisedAccept } from 'contract/roles'
import type { InvitationSeq, UserSeq } from 'contract/values'
import { hashOf, newToken } from '../../platform/auth/tokens.ts'
import type { MemberContext } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { invitationMail } from '../../platform/mail/invitation-mail.ts'
import { refuse } from '../../platform/refuse.ts'
import { insertStaffAction } from '../../platform/trail/trail.queries.ts'
import { findAccountByEmail } from '../accounts/accounts.public.ts'
import { getBrand } from '../channels/channels.public.ts'
import { findMember, lockMember, noteMemo, updateRole } from '../members/members.public.ts'
import { sendMailLater } from '../operation/operation.public.ts'
import * as queries from './invitations.queries.ts'
import { invitationEnds, isInvitable } from './roles.rules.ts'

/** How many mails a site may have sent: so many at once, then one a minute. docs/rules.md R-214. */
const PACE = { most: 40, everySeconds: 60 }
const RESEND_AFTER_MS = 60_000

export async function listInvitations({ db, now }: MemberContext) {
  const found = await queries.findInvitations(db)
  // What else a row holds, the promise leaves out.
  const list = found.map((one) => ({ ...one, userTypeCd: one.role, isExpired: one.expiresAt <= now() }))
  return { list }
}

interface Asked {
  email: string
  userTypeCd: Role
  memo?: string | undefined
}
/** Asks people by their address, with an account or without. */
export async function inviteByEmail(ctx: MemberContext, members: Asked[]) {
  const invited = [...new Map(members.map((one) => [one.email, one])).values()]
  const accounts = new Map(
    await Promise.all(
      invited.map(async ({ email }) => [email, await findAccountByEmail(ctx.platform, email)] as const),
    ),
  )
  return ctx.transaction(async (tx) => {
    for (const one of invited.toSorted((left, right) => left.email.localeCompare(right.email))) {
      const account = accounts.get(one.email)
      if (account) await requireInvitable(tx, account.userSeq, one.userTypeCd)
      await send(ctx, tx, { ...one, language: account?.language ?? ctx.language })
    }
    const [first] = invited
    ctx.trail.note({
      about: invited.map(({ email }) => email).join(', '),
      ...(first && { after: { role: first.userTypeCd } }),
    })
    return null
  })
}

/** Asks a member of this site. */
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
}

async function send(
  ctx: MemberContext,
  tx: ChannelTx,
  { email, userTypeCd, memo, language }: Asked & { language: Language },
) {
  const now = ctx.now()
  const token = newToken()
  await queries.insertInvitation(tx, {
    email,
    role: userTypeCd,
    memo: memo || null,
    language,
    tokenHash: hashOf(token),
    invitedByUserSeq: ctx.user.userSeq,
    createdAt: now,
    expiresAt: invitationEnds(now),
  })
  await mail(ctx, tx, { email, userTypeCd, language, token })
}

async function mail(
  ctx: MemberContext,
  tx: ChannelTx,
  { email, userTypeCd, language, token }: Asked & { language: Language; token: string },
) {
  if (!(await ctx.ports.limits.allow({ [`invite:${ctx.channelSeq}`]: PACE })))
    throw refuse('TOO_MANY_ATTEMPTS')
  const brand = await getBrand(ctx)
  const url = `${brand.siteUrl}/invitation?code=${token}`
  const invited = { to: email, role: userTypeCd, invitedBy: ctx.user.name, language, url }
  await sendMailLater(tx, invitationMail({ ...brand, ...invited }))
}

/** A new link for another seven days. */
export async function resendInvitation(ctx: MemberContext, invitationSeq: InvitationSeq) {
  const token = newToken()
  return ctx.transaction(async (tx) => {
    const invitation = await queries.lockInvitation(tx, invitationSeq)
    if (!invitation) throw refuse('INVITATION_DEAD')
    const now = ctx.now()
    if (now.getTime() - invitation.sentAt.getTime() < RESEND_AFTER_MS) throw refuse('TOO_MANY_ATTEMPTS')
    const { email, role, language } = invitation
    await queries.renewInvitation(tx, invitationSeq, {
      tokenHash: hashOf(token),
      sentAt: now,
      expiresAt: invitationEnds(now),
    })
    await mail(ctx, tx, { email, userTypeCd: role, language, token })
    ctx.trail.note({ about: email })
    return null
  })
}

export function withdrawInvitation(ctx: MemberContext, invitationSeq: InvitationSeq) {
  return ctx.transaction(async (tx) => {
    const invitation = await queries.lockInvitation(tx, invitationSeq)
    if (!invitation) throw refuse('INVITATION_DEAD')
    await queries.closeInvitation(tx, { invitationSeq }, 'WITHDRAWN')
    ctx.trail.note({ about: invitation.email })
    return null
  })
}

/** INVITATION_DEAD for a link that was used, taken back or is too old; only whoever it was sent to may use it. */
function ensureOpen({ user, now }: MemberContext, found: queries.InvitationFound | undefined) {
  if (!found || found.expiresAt <= now()) throw refuse('INVITATION_DEAD')
  if (found.email !== user.email) throw refuse('INVITATION_NOT_YOURS')
  return found
}

export async function readInvitation(ctx: MemberContext, code: string) {
  const { role, ...found } = ensureOpen(ctx, await queries.findByToken(ctx.db, hashOf(code)))
  return { ...found, userTypeCd: role }
}

/** The link was mailed to the address of this account, so nothing else needs to be proved. */
export function acceptInvitation(ctx: MemberContext, code: string) {
  const { userSeq } = ctx.user
  return ctx.transaction(async (tx) => {
    const found = ensureOpen(ctx, await queries.lockByToken(tx, hashOf(code)))
    const member = await lockMember(tx, userSeq)
    if (!member) throw refuse('NOT_FOUND')
    const now = ctx.now()
    const role = isInvitable(member.role, found.role) ? found.role : (member.role ?? found.role)
    if (member.role !== role) await updateRole(tx, { userSeq, role, since: now })
    if (found.memo !== null)
      await noteMemo(tx, {
        userSeq,
        memo: found.memo,
        writtenByUserSeq: found.invitedByUserSeq,
        updatedAt: now,
      })
    await queries.closeInvitation(tx, { invitationSeq: found.invitationSeq }, 'ACCEPTED')
    await insertStaffAction(tx, {
      userSeq,
      role,
      action: nameOf(promisedAccept),
      room: 'roles',
      place: {},
      about: member.name,
      before: { role: member.role },
      after: { role },
      createdAt: now,
    })
    return { userTypeCd: role }
  })
}
