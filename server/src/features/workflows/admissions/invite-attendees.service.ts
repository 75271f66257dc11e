import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findAccountByEmail } from '../../people/accounts/accounts.public.ts'
import { getManagedCourse, makeSeat, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { findMember } from '../../people/members/members.public.ts'
import { enrolNow, findActive } from '../../money/enrolments/enrolments.public.ts'
import { admitFree } from '../../money/enrolments/waitlist.public.ts'
import { oneByOne } from './bulk-result.service.ts'
import { admitApplicant, lockApplicant } from './waitlist.service.ts'

/** Enrols these people without payment: each independently, with the reasons for those that cannot be. docs/rules.md R-433. */
export async function inviteAll(ctx: MemberContext, courseSeq: CourseSeq, emails: string[]) {
  const course = await getManagedCourse(ctx, courseSeq)
  if (course.state !== 'PUBLISHED') throw refuse('NOT_POSSIBLE_NOW')
  const { doneCount, failed } = await oneByOne(ctx, emails, (email) => inviteOne(ctx, course, email))
  return { doneCount, failed: failed.map(({ one, message }) => ({ email: one, message })) }
}

async function inviteOne(ctx: MemberContext, course: CourseRow, email: string) {
  const account = await findAccountByEmail(ctx.platform, email)
  const member = account && (await findMember(ctx.db, account.userSeq))
  if (member?.status !== 'ACTIVE') throw refuse('NOT_A_MEMBER')
  await enrolMember(ctx, course, { member: { ...member, email } })
}

interface NewLearner {
  member: { userSeq: UserSeq; name: string; email: string; phone: string | null }
  /** The end of their access, where it is another than the class gives. */
  validAt?: Date
  /** Makes a seat for them: staff let them in although the class is full. */
  addsSeat?: boolean
}
/** Gives a member a place without payment. ALREADY_IN_CLASS, SOLD_OUT, NOT_POSSIBLE_NOW while they pay for one. */
export function enrolMember(ctx: Context, course: CourseRow, { member, validAt, addsSeat }: NewLearner) {
  const { userSeq, name, email, phone } = member
  return ctx.transaction(async (tx) => {
    const now = ctx.now()
    const known = await findActive(tx, userSeq, course.courseSeq)
    const enrolment = known && (await lockApplicant(tx, known.attendSeq))
    const isAdmitted = enrolment?.state === 'WAITING' && enrolment.waitPayment !== 'OPEN'
    if (isAdmitted && addsSeat) await makeSeat(tx, enrolment.classSeq)
    if (enrolment?.waitPayment === 'PAID' && enrolment.state === 'WAITING')
      return admitApplicant(tx, enrolment, { course, now, validAt })
    if (enrolment?.state === 'WAITING' && enrolment.waitPayment === null)
      return admitFree(tx, enrolment, { vodDays: course.vodDays, now, validAt })
    if (enrolment?.state === 'APPROVED') throw refuse('ALREADY_IN_CLASS')
    // A buyer who is paying at this moment is not enrolled for free.
    if (enrolment?.state === 'PENDING_PAYMENT' || enrolment?.state === 'WAITING')
      throw refuse('NOT_POSSIBLE_NOW')
    const applicant = { userSeq, name, email, phone }
    await enrolNow(tx, course, { applicant, now, eventCode: null, validAt, addsSeat })
  })
}
