import { classStaffTypes, type ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findAccountByEmail } from '../../people/accounts/accounts.public.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { findMember, lockMember } from '../../people/members/members.public.ts'
import { listWaiting, mayVouch, sendInvitation } from '../../people/staff/invitations.public.ts'
import { lockClass } from './course-staff.service.ts'

export async function listClassInvitations(ctx: MemberContext, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq)
  const found = await listWaiting(ctx, courseSeq)
  return {
    list: found.flatMap((one) => {
      const userTypeCd = classStaffTypes.find((type) => type === one.role)
      return userTypeCd ? [{ ...one, userTypeCd }] : []
    }),
  }
}

interface InvitationInput {
  courseSeq: CourseSeq
  userTypeCd: ClassStaffType
  to: { userSeq: UserSeq } | { email: string }
}
/** Invites a person to work on a course. An instructor is verified already, or the caller may verify them. */
export async function inviteToClass(ctx: MemberContext, { courseSeq, userTypeCd, to }: InvitationInput) {
  const email = await addressOf(ctx, to)
  const account = await findAccountByEmail(ctx.platform, email)
  return ctx.transaction(async (tx) => {
    const { course, staff } = await lockClass(ctx, tx, courseSeq)
    const member = account && (await lockMember(tx, account.userSeq))
    if (member?.status === 'BLOCKED') throw refuse('NOT_FOUND')
    if (staff.some(({ userSeq }) => userSeq === member?.userSeq)) throw refuse('ALREADY_CLASS_STAFF')
    const isMaster = Boolean(member?.masterVerifiedAt) || mayVouch(ctx)
    if (userTypeCd === 'TCH' && !isMaster) throw refuse('NOT_A_MASTER')
    const language = account?.language ?? ctx.language
    await sendInvitation(ctx, tx, { email, userTypeCd, language, course })
    ctx.audit.record({ about: email, after: { role: userTypeCd } })
    return null
  })
}

async function addressOf(ctx: MemberContext, to: InvitationInput['to']) {
  if ('email' in to) return to.email
  const member = await findMember(ctx.db, to.userSeq)
  if (member?.status !== 'ACTIVE') throw refuse('NOT_FOUND')
  return member.email
}
