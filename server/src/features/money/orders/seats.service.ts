import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { findCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import {
  findActive,
  findClassPlaces,
  findEnrolment,
  holdPlace,
  keepHold,
  waitForPlace,
  type EnrolmentRow,
} from '../enrolments/enrolments.public.ts'
import { moveItems } from './order-items.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { settleUntil } from './orders.rules.ts'

/**
 * Null with the held seat, or another one when the hold ran out meanwhile; else why there is none for this person. An
 * application needs no seat: one whose time to pay ran out begins anew at the end. docs/rules.md R-901.
 */
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
  if (enrolment?.state === 'WAITING' && enrolment.waitPayment !== null) return null
  const course = order.courseSeq === null ? undefined : await findCourse(tx, order.courseSeq)
  if (!course || !enrolment || course.classSeq !== enrolment.classSeq) return 'SOLD_OUT'
  const isApplication = enrolment.waitPayment !== null && order.state === 'EXPIRED'
  // An applicant is admitted once; a lost seat is not taken again past the waitlist.
  if (enrolment.waitKind !== null && !isApplication) return 'SOLD_OUT'
  if (await findActive(tx, enrolment.userSeq, course.courseSeq)) return 'ALREADY_ENROLLED'
  if (isApplication) return applyAgain(tx, order, { course, enrolment, now })
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

interface Lost {
  course: CourseRow
  enrolment: EnrolmentRow
  now: Date
}
async function applyAgain(tx: ChannelTx, { orderSeq }: OrderRow, { course, enrolment, now }: Lost) {
  const { userSeq, name, email, phone, eventCode, source } = enrolment
  const applicant = { userSeq, name, email, phone }
  const application = { applicant, now, eventCode, source, waitPayment: 'OPEN' as const }
  const attendSeq = await waitForPlace(tx, course, application).catch(seatRefusal)
  if (typeof attendSeq === 'string') return attendSeq
  const isPackage = course.productKind === 'PACKAGE'
  const sold = isPackage ? await findClassesOf(tx, course.courseSeq) : [course]
  await moveItems(
    tx,
    { orderSeq, packageAttendSeq: isPackage ? attendSeq : null },
    sold.map((one) => ({ ...one, attendSeq })),
  )
  return null
}

function seatRefusal(error: unknown) {
  // Seats are free by now, but this application is not for one of them.
  if (isRefusal(error, 'NOTHING_TO_WAIT_FOR')) return 'SOLD_OUT' as const
  if (isRefusal(error, 'SOLD_OUT', 'PROJECTS_FULL', 'STUDENTS_FULL', 'PACKAGE_CLASS_ENROLLED'))
    return error.refusal
  throw error
}
