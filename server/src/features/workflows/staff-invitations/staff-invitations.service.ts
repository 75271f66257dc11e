import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import { actionOf } from 'contract/http/endpoint'
import { roles, type Role } from 'contract/http/permissions'
import { acceptInvitation as promisedAccept } from 'contract/workflows/staff-invitations/api'
import { hashOf } from '../../../platform/auth/tokens.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import { findStaffOf, nameInClass } from '../../people/class-roles/class-roles.public.ts'
import { lockCourse } from '../../teaching/courses/courses.public.ts'
import {
  closeInvitation,
  findByToken,
  type InvitationRow,
  isInvitable,
  lockByToken,
  mailOwners,
} from '../../people/staff/staff.public.ts'
import { takeStaffPlace } from '../../system/plans/plans.public.ts'
import { lockMember, noteMemo, updateMaster, updateRole } from '../../people/members/members.public.ts'

type Member = NonNullable<Awaited<ReturnType<typeof lockMember>>>

/** INVITATION_DEAD for a link that was used, revoked or has expired, or whose course was deleted; only its recipient may use it. */
function ensureOpen({ user, now }: MemberContext, found: InvitationRow | undefined) {
  const isGone = found?.courseState === 'TRASHED' || found?.courseState === 'PURGED'
  if (!found || isGone || found.expiresAt <= now()) throw refuse('INVITATION_DEAD')
  if (found.email !== user.email) throw refuse('INVITATION_NOT_YOURS')
  // Created by a person who may not add owners, and not approved by an owner yet.
  if (found.needsApproval) throw refuse('INVITATION_DEAD')
  return found
}

export async function readInvitation(ctx: MemberContext, code: string) {
  const { role, courseSeq, courseTitle, ...found } = ensureOpen(ctx, await findByToken(ctx.db, hashOf(code)))
  const course = courseSeq === null ? null : { courseSeq, title: courseTitle ?? '' }
  return { ...found, userTypeCd: role, course }
}

/** Only for an account with a verified address: anybody can type an address. docs/rules.md R-465. */
export function acceptInvitation(ctx: MemberContext, code: string) {
  const { userSeq, isVerified } = ctx.user
  if (!isVerified) throw refuse('EMAIL_NOT_VERIFIED')
  return ctx.transaction(async (tx) => {
    const named = await findByToken(tx, hashOf(code))
    if (named?.courseSeq) await lockCourse(tx, named.courseSeq)
    const found = ensureOpen(ctx, await lockByToken(tx, hashOf(code)))
    const member = await lockMember(tx, userSeq)
    if (!member) throw refuse('NOT_FOUND')
    const isVouched = found.vouches && member.masterVerifiedAt === null
    if (isVouched) await updateMaster(tx, userSeq, ctx.now())
    const taken =
      found.courseSeq === null
        ? await joinStaff(ctx, tx, { found, member })
        : await joinClass(ctx, tx, { found, member })
    if (found.memo !== null)
      await noteMemo(tx, {
        userSeq,
        memo: found.memo,
        writtenByUserSeq: found.invitedByUserSeq,
        updatedAt: ctx.now(),
      })
    await closeInvitation(tx, { invitationSeq: found.invitationSeq }, 'ACCEPTED')
    await record(ctx, tx, { ...taken, about: found.courseTitle ?? member.name, found })
    return { userTypeCd: taken.after, courseSeq: found.courseSeq }
  })
}

interface Accepting {
  found: InvitationRow
  member: Member
}
async function joinStaff(ctx: MemberContext, tx: ChannelTx, { found, member }: Accepting) {
  const offered = roles.find((role) => role === found.role) ?? 'TCH'
  const after = isInvitable(member.role, offered) ? offered : (member.role ?? offered)
  if (member.role !== after) {
    const { userSeq, name } = member
    if (member.role === null) await takeStaffPlace(tx)
    await updateRole(tx, { userSeq, role: after, since: ctx.now() })
    if (after === 'OWN')
      await mailOwners(ctx, tx, {
        change: 'ADDED',
        about: { userSeq, name },
        byUserSeq: found.invitedByUserSeq,
      })
  }
  return { before: member.role, after }
}

/** An invited instructor is verified by now, or was when the invitation was sent and no longer is. */
async function joinClass(ctx: MemberContext, tx: ChannelTx, { found, member }: Accepting) {
  const { courseSeq, role } = found
  if (courseSeq === null || role === 'OWN') throw refuse('INVITATION_DEAD')
  const isMaster = found.vouches || member.masterVerifiedAt !== null
  if (role === 'TCH' && !isMaster) throw refuse('INVITATION_DEAD')
  const staff = await findStaffOf(tx, [courseSeq])
  const known = staff.find(({ userSeq }) => userSeq === member.userSeq)
  // A person who got a class role meanwhile keeps it: the last instructor could be lost otherwise.
  if (known) return { before: null, after: known.userTypeCd }
  const post = { courseSeq, userSeq: member.userSeq, userTypeCd: role, isInvited: true }
  await nameInClass(tx, { ...post, by: member.userSeq, at: ctx.now() })
  return { before: null, after: role }
}

interface Taken {
  before: Role | null
  after: Role | ClassStaffType
  about: string
  found: InvitationRow
}
const record = (ctx: MemberContext, tx: ChannelTx, { before, after, about, found }: Taken) =>
  insertStaffAction(tx, {
    userSeq: ctx.user.userSeq,
    role: after,
    action: actionOf(promisedAccept),
    place: found.courseSeq === null ? {} : { courseSeq: found.courseSeq },
    about,
    before: { role: before },
    after: { role: after },
    createdAt: ctx.now(),
  })
