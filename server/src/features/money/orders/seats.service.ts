import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import {
  findActive,
  findClassPlaces,
  findEnrolment,
  holdPlace,
  keepHold,
} from '../enrolments/enrolments.public.ts'
import { moveItems } from './order-items.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { settleUntil } from './orders.rules.ts'

/** Null with the held seat, or another one when the hold ran out meanwhile; else why there is none for this person. */
export async function secureSeat(
  ctx: Context,
  tx: ChannelTx,
  order: OrderRow,
): Promise<
  'SOLD_OUT' | 'ALREADY_ENROLLED' | 'PROJECTS_FULL' | 'STUDENTS_FULL' | 'PACKAGE_CLASS_ENROLLED' | null
> {
  const now = ctx.now()
  const enrolment = await findEnrolment(tx, order.attendSeq)
  if (enrolment?.state === 'PENDING_PAYMENT') {
    await keepHold(tx, order.attendSeq, settleUntil(now))
    return null
  }
  const course = await findCourse(tx, order.courseSeq)
  // An applicant is admitted once; a lost seat is not taken again past the waitlist.
  if (!course || !enrolment || enrolment.waitKind !== null || course.classSeq !== enrolment.classSeq)
    return 'SOLD_OUT'
  if (await findActive(tx, enrolment.userSeq, order.courseSeq)) return 'ALREADY_ENROLLED'
  const { userSeq, name, email, phone, eventCode } = enrolment
  const applicant = { userSeq, name, email, phone }
  const holdUntil = settleUntil(now)
  const attendSeq = await holdPlace(tx, course, { applicant, now, holdUntil, eventCode }).catch(seatRefusal)
  if (typeof attendSeq === 'string') return attendSeq
  const classes = await findClassPlaces(tx, attendSeq)
  const isPackage = classes.length > 0
  await moveItems(
    tx,
    { ...order, packageAttendSeq: isPackage ? attendSeq : null },
    isPackage ? classes : [{ ...course, attendSeq }],
  )
  return null
}

function seatRefusal(error: unknown) {
  if (isRefusal(error, 'SOLD_OUT', 'PROJECTS_FULL', 'STUDENTS_FULL', 'PACKAGE_CLASS_ENROLLED'))
    return error.refusal
  throw error
}
