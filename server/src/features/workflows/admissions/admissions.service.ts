import { asksApproval } from 'contract/teaching/courses/courses.rules'
import { effectivePrice } from 'contract/values/money'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { entryCodeFor } from '../../money/attribution/attribution.public.ts'
import { getManagedCourse, getShownCourse } from '../../teaching/courses/courses.public.ts'
import { getContact } from '../../people/members/members.public.ts'
import { refundPlace } from '../../money/orders/orders.public.ts'
import {
  approveHeld,
  cancelPlace,
  enrolNow,
  findEnrolment,
  findInvited,
  checkRecruiting,
} from '../../money/enrolments/enrolments.public.ts'
import { endWaiting } from '../../money/enrolments/waitlist.public.ts'

/** Enrols the caller where no payment is required. */
export async function enrolFree(ctx: MemberContext, courseSeq: CourseSeq) {
  const applicant = await getContact(ctx)
  return ctx.transaction(async (tx) => {
    const course = await getShownCourse(tx, courseSeq)
    if (effectivePrice(course, ctx.now()) > 0) throw refuse('PRICE_CHANGED')
    const now = ctx.now()
    const invited = await findInvited(tx, ctx.user.userSeq, { courseSeq, now })
    if (invited) {
      await approveHeld(tx, invited.attendSeq, { now, vodDays: course.vodDays })
      return { attendSeq: invited.attendSeq }
    }
    const refusal = checkRecruiting(course, now)
    if (refusal) throw refuse(refusal)
    if (asksApproval(course)) throw refuse('APPROVAL_NEEDED')
    const eventCode = await entryCodeFor(ctx, tx, courseSeq)
    return { attendSeq: await enrolNow(tx, course, { applicant, now, eventCode }) }
  })
}

/** Cancels an enrolment after refunding its payment in full. */
export async function cancelByStaff(
  ctx: MemberContext,
  { courseSeq, attendSeq, reason }: { courseSeq: CourseSeq; attendSeq: AttendSeq; reason: string },
) {
  await getManagedCourse(ctx, courseSeq)
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  if (enrolment?.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
  const now = ctx.now()
  const refused = { now, reason, step: 'REFUSED' } as const
  if (await ctx.transaction((tx) => endWaiting(tx, attendSeq, refused))) return { refundedAmount: 0 }
  if (enrolment.state !== 'APPROVED') throw refuse('CANNOT_CHANGE_CANCELLED')

  if (enrolment.source === 'ORDER') return refundPlace(ctx, { attendSeq, reason })
  await ctx.transaction((tx) => cancelPlace(tx, attendSeq, { now, reason, refundedAmount: 0 }))
  return { refundedAmount: 0 }
}
