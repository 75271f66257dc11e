import { asksApproval, isFull } from 'contract/teaching/courses/courses.rules'
import { effectivePrice } from 'contract/values/money'
import { userLimitTypes } from 'contract/values/type-codes'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { entryCodeFor } from '../../money/attribution/attribution.public.ts'
import { getManagedCourse, getShownCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { getContact } from '../../people/members/members.public.ts'
import { hasRefundable, refundPlace } from '../../money/orders/orders.public.ts'
import {
  approveHeld,
  cancelPlace,
  enrolNow,
  findActive,
  findEnrolment,
  checkPackageEntry,
  findInvited,
  checkRecruiting,
} from '../../money/enrolments/enrolments.public.ts'
import { endWaiting } from '../../money/enrolments/waitlist.public.ts'

/** Enrols the caller where no payment is required. */
export async function enrolFree(ctx: MemberContext, courseSeq: CourseSeq, skipAttendCheck: boolean) {
  const applicant = await getContact(ctx)
  return ctx.transaction(async (tx) => {
    const course = await getShownCourse(tx, courseSeq)
    if (effectivePrice(course, ctx.now()) > 0) throw refuse('PRICE_CHANGED')
    const now = ctx.now()
    const refusal = checkRecruiting(course, now) ?? (asksApproval(course) ? 'APPROVAL_NEEDED' : null)
    const attendSeq = refusal ? null : await enrolNew(ctx, tx, { course, applicant, now, skipAttendCheck })
    // Few were admitted from a waitlist, so that is looked up only for those who cannot enrol as others do.
    const enrolled = attendSeq ?? (await acceptInvited(ctx, tx, { vodDays: course.vodDays, courseSeq, now }))
    if (enrolled === null) throw refuse(refusal ?? 'ALREADY_ENROLLED')
    return { attendSeq: enrolled }
  })
}

const hasNoSeat = (course: CourseRow) =>
  course.userLimitTypeCd !== userLimitTypes.unlimited && isFull(course, course.attendCount)

interface Applying {
  course: CourseRow
  applicant: Parameters<typeof enrolNow>[2]['applicant']
  now: Date
  skipAttendCheck: boolean
}
/** Null for somebody who has an enrolment in the course. */
async function enrolNew(
  ctx: MemberContext,
  tx: ChannelTx,
  { course, applicant, now, skipAttendCheck }: Applying,
) {
  const { courseSeq } = course
  try {
    await checkPackageEntry(ctx, tx, { course, userSeq: ctx.user.userSeq, skipAttendCheck })
    // In a rush most presses find the class full. Only the counter decides, but those need not wait for it.
    if (hasNoSeat(course) && !(await findActive(tx, ctx.user.userSeq, courseSeq))) throw refuse('SOLD_OUT')
    const eventCode = await entryCodeFor(ctx, tx, courseSeq)
    return await enrolNow(tx, course, { applicant, now, eventCode })
  } catch (error) {
    if (isRefusal(error, 'ALREADY_ENROLLED')) return null
    throw error
  }
}

interface Invited {
  courseSeq: CourseSeq
  vodDays: number
  now: Date
}
/** Enrols somebody who was admitted and holds a seat; null for everybody else. */
async function acceptInvited(ctx: MemberContext, tx: ChannelTx, { courseSeq, vodDays, now }: Invited) {
  const invited = await findInvited(tx, ctx.user.userSeq, { courseSeq, now })
  if (!invited) return null
  await approveHeld(tx, invited.attendSeq, { now, vodDays })
  return invited.attendSeq
}

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
  const refused = { now, reason, step: 'REFUSED' } as const
  if (await ctx.transaction((tx) => endWaiting(tx, attendSeq, refused))) return { refundedAmount: 0 }
  if (enrolment.state !== 'APPROVED') throw refuse('CANNOT_CHANGE_CANCELLED')

  // Everything may have gone back before while the enrolment was kept.
  if (enrolment.source === 'ORDER' && (await hasRefundable(ctx.db, attendSeq)))
    return refundPlace(ctx, { attendSeq, reason })
  await ctx.transaction((tx) => cancelPlace(tx, attendSeq, { now, reason, refundedAmount: 0 }))
  return { refundedAmount: 0 }
}
