import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { Language } from 'contract/i18n/languages'
import type { Role } from 'contract/http/permissions'
import type { CourseSeq, InvitationSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { invitationMail } from './invitations.mail.ts'
import { refuse } from '../../../platform/refuse.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import * as queries from './invitations.queries.ts'
import { mailOwners } from './owner-changes.service.ts'
import { invitationEnds } from './staff.rules.ts'

/** Invitation mails per site: a burst, then one a minute. docs/rules.md R-214. */
const PACE = { most: 40, everySeconds: 60 }
const RESEND_AFTER_MS = 60_000

/** Open invitations to the staff of the site (null) or of one course. */
export async function listWaiting({ db, now }: MemberContext, to: queries.InvitedTo) {
  const found = await queries.findInvitations(db, to)
  return found.map((one) => ({ ...one, isExpired: one.expiresAt <= now() }))
}

interface InvitationInput {
  email: string
  userTypeCd: Role | ClassStaffType
  memo?: string | undefined
  language: Language
  /** The course of the invitation; null for the staff of the site. */
  course: { courseSeq: CourseSeq; title: string } | null
}

/** Whether the caller may recognise verified instructors. */
export const mayVouch = ({ user }: MemberContext) => user.permissions.has('SITE_ACL_UPDATE')

export async function sendInvitation(ctx: MemberContext, tx: ChannelTx, input: InvitationInput) {
  const now = ctx.now()
  const token = newToken()
  const needsApproval = input.userTypeCd === 'OWN' && !mayMakeOwners(ctx)
  await queries.insertInvitation(tx, {
    needsApproval,
    email: input.email,
    courseSeq: input.course?.courseSeq ?? null,
    role: input.userTypeCd,
    vouches: input.userTypeCd === 'TCH' && mayVouch(ctx),
    memo: input.memo || null,
    language: input.language,
    tokenHash: hashOf(token),
    invitedByUserSeq: ctx.user.userSeq,
    createdAt: now,
    expiresAt: invitationEnds(now),
  })
  if (!needsApproval) return mail(ctx, tx, { ...input, token })
  await keepPace(ctx)
  const about = { userSeq: null, name: input.email }
  return mailOwners(ctx, tx, { change: 'INVITE_ASKED', about, byUserSeq: ctx.user.userSeq })
}
const mayMakeOwners = ({ user }: MemberContext) => user.permissions.has('SITE_OWNER_UPDATE')

async function keepPace(ctx: MemberContext) {
  if (!(await ctx.ports.limits.allow({ [`invite:${ctx.channelSeq}`]: PACE })))
    throw refuse('TOO_MANY_ATTEMPTS')
}

async function mail(ctx: MemberContext, tx: ChannelTx, input: InvitationInput & { token: string }) {
  await keepPace(ctx)
  const brand = await getBrand(ctx)
  const { email: to, userTypeCd: role, language, course } = input
  const url = `${brand.siteUrl}/invitation?code=${input.token}`
  const locale = await localeIn(ctx, ctx.channelSeq, language)
  const invited = {
    locale,
    to,
    role,
    url,
    invitedBy: ctx.user.name,
    classTitle: course?.title ?? null,
  }
  await sendMailLater(tx, invitationMail({ ...brand, ...invited }))
}

interface InvitationRef {
  invitationSeq: InvitationSeq
  to: queries.InvitedTo
}
/** Sends a new link for another seven days. An invitation that needs an owner's approval is sent only by approving it. */
export async function renewWaiting(
  ctx: MemberContext,
  { invitationSeq, to, isApproving = false }: InvitationRef & { isApproving?: boolean },
) {
  const token = newToken()
  return ctx.transaction(async (tx) => {
    const invitation = await queries.lockInvitation(tx, invitationSeq, to)
    if (!invitation) throw refuse('INVITATION_DEAD')
    const now = ctx.now()
    if (invitation.needsApproval && !isApproving) throw refuse('NOT_ALLOWED')
    const isTooSoon = now.getTime() - invitation.sentAt.getTime() < RESEND_AFTER_MS
    if (isTooSoon && !invitation.needsApproval) throw refuse('TOO_MANY_ATTEMPTS')
    const { email, role, language, courseSeq, courseTitle } = invitation
    await queries.renewInvitation(tx, invitationSeq, {
      tokenHash: hashOf(token),
      sentAt: now,
      ...(isApproving && { needsApproval: false }),
      expiresAt: invitationEnds(now),
    })
    const course = courseSeq === null ? null : { courseSeq, title: courseTitle ?? '' }
    await mail(ctx, tx, { email, userTypeCd: role, language, course, token })
    ctx.audit.record({ about: email })
    return null
  })
}

export function withdrawWaiting(ctx: MemberContext, { invitationSeq, to }: InvitationRef) {
  return ctx.transaction(async (tx) => {
    const invitation = await queries.lockInvitation(tx, invitationSeq, to)
    if (!invitation) throw refuse('INVITATION_DEAD')
    await queries.closeInvitation(tx, { invitationSeq }, 'WITHDRAWN')
    ctx.audit.record({ about: invitation.email })
    return null
  })
}
