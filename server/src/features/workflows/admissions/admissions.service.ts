import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { closeApplication, hasRefundable, refundPlace } from '../../money/orders/orders.public.ts'
import { cancelPlace, findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { endWaiting } from '../../money/enrolments/waitlist.public.ts'

/** Cancels an enrolment after refunding its payment in full. */
export async function cancelByStaff(
  ctx: MemberContext,
  { courseSeq, attendSeq, reason }: { courseSeq: CourseSeq; attendSeq: AttendSeq; reason: string },
) {
  await getManagedCourse(ctx, courseSeq)
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  if (enrolment?.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
  if (enrolment.parentAttendSeq !== null) throw refuse('PACKAGE_ENROLMENT')
  const now = ctx.now()
  if (enrolment.state === 'WAITING' && enrolment.waitPayment !== null) {
    const ending = { attendSeq, reason, step: 'REFUSED', isByStaff: true } as const
    const refundedAmount = await closeApplication(ctx, ending)
    if (refundedAmount === null) throw refuse('CANNOT_CHANGE_CANCELLED')
    return { refundedAmount }
  }
  const refused = { now, reason, step: 'REFUSED' } as const
  if (await ctx.transaction((tx) => endWaiting(tx, attendSeq, refused))) return { refundedAmount: 0 }
  if (enrolment.state !== 'APPROVED') throw refuse('CANNOT_CHANGE_CANCELLED')

  // Everything may have gone back before while the enrolment was kept.
  if (enrolment.source === 'ORDER' && (await hasRefundable(ctx.db, attendSeq)))
    return refundPlace(ctx, { attendSeq, reason })
  await ctx.transaction((tx) => cancelPlace(tx, attendSeq, { now, reason, refundedAmount: 0 }))
  return { refundedAmount: 0 }
}
