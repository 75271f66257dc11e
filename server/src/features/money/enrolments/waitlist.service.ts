import { accessEnds, reviewExpires } from 'contract/money/enrolments/enrolments.rules'
import { effectivePrice } from 'contract/values/money'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import { PAY_INVITATION_HOURS } from 'contract/money/enrolments/waitlist.schemas'
import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { findCourse, findRound, takeSeat, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { openAccess, type EnrolmentRow } from './enrolments.public.ts'
import { lockEnrolment } from './enrolments.queries.ts'
import { doesLineMove } from './enrolments.rules.ts'
import { lockNext } from './waitlist.queries.ts'
import { movePlace } from './enrolment-state.service.ts'
import { takeStudentPlace } from './student-limit.service.ts'

type Waiting = Pick<EnrolmentRow, 'attendSeq' | 'courseSeq' | 'classSeq' | 'userSeq' | 'state'>

/**
 * Lets somebody who waits into the class: at once where nothing is to pay, else a seat is held while they may pay.
 * SOLD_OUT when there is no seat, STUDENTS_FULL when the site takes nobody else. The caller holds the place.
 */
export async function admit(
  tx: ChannelTx,
  enrolment: Waiting,
  { course, now }: { course: CourseRow; now: Date },
) {
  const { attendSeq, courseSeq } = enrolment
  await takeStudentPlace(tx, enrolment)
  await takeSeat(tx, enrolment.classSeq, { isNew: false })
  if (effectivePrice(course, now) > 0) {
    const until = new Date(now.getTime() + PAY_INVITATION_HOURS * 3_600_000)
    await movePlace(tx, enrolment, {
      state: 'PENDING_PAYMENT',
      source: 'ORDER',
      holdUntil: until,
      invitedUntil: until,
    })
    return emit(tx, waitingMoved, { attendSeq, courseSeq, step: 'INVITED' })
  }
  return comeIn(tx, enrolment, { vodDays: course.vodDays, now })
}

interface FreePeriod {
  vodDays: number
  now: Date
  /** The end of their access, where it is another than the class gives. */
  validAt?: Date | undefined
}
/** The applicant may learn from now on, and pays nothing. Their seat is taken already. */
async function comeIn(tx: ChannelTx, enrolment: Waiting, { vodDays, now, validAt: until }: FreePeriod) {
  const validAt = until ?? accessEnds(vodDays, now)
  const reviewExpiresAt = reviewExpires(validAt)
  await movePlace(tx, enrolment, {
    state: 'APPROVED',
    source: 'FREE',
    attendAt: now,
    validAt,
    reviewExpiresAt,
  })
  await openAccess(tx, { ...enrolment, validAt, now })
}

/** The same whatever the class costs, for whom its staff want in it. SOLD_OUT when there is no seat. */
export async function admitFree(tx: ChannelTx, enrolment: Waiting, given: FreePeriod) {
  await takeStudentPlace(tx, enrolment)
  await takeSeat(tx, enrolment.classSeq, { isNew: false })
  await comeIn(tx, enrolment, given)
}

interface Line {
  courseSeq: CourseSeq
  classSeq: ClassSeq
}
interface LineRound {
  classSeq: ClassSeq
  endAt: Date | null
  recruitClosedAt: Date | null
}
/** An earlier round is over when it ends, and stays closed if it was closed by hand before the next one opened. */
const asRound = (course: CourseRow, { classSeq, endAt, recruitClosedAt }: LineRound) => ({
  ...course,
  endAt,
  recruitClosedAt: classSeq === course.classSeq ? course.recruitClosedAt : recruitClosedAt,
})

/** Gives the free seats of a round to those in line, the first first, each exactly once. docs/rules.md R-363. */
export async function promoteNext(ctx: Context, line: Line) {
  while (await letNextIn(ctx, line).catch(isFull)) {
    // One at a time: each in a transaction of their own.
  }
}

function isFull(error: unknown) {
  // Who is first for a package and took one of its classes meanwhile is decided about by staff.
  if (isRefusal(error, 'SOLD_OUT', 'STUDENTS_FULL', 'PACKAGE_CLASS_ENROLLED')) return false
  throw error
}

const letNextIn = (ctx: Context, { courseSeq, classSeq }: Line) =>
  ctx.transaction(async (tx) => {
    const now = ctx.now()
    const course = await findCourse(tx, courseSeq)
    const round = await findRound(tx, classSeq)
    if (!course || !round || !doesLineMove(asRound(course, round), now)) return false
    const next = await lockNext(tx, classSeq)
    if (!next) return false
    await admit(tx, next, { course, now })
    return true
  })

interface Ending {
  now: Date
  reason: string
  step?: 'REFUSED' | 'INVITATION_OVER'
}
/** Ends the waiting of an applicant, or the time to pay of an admitted one. False when there is nothing to end. */
export async function endWaiting(tx: ChannelTx, attendSeq: AttendSeq, { now, reason, step }: Ending) {
  const enrolment = await lockEnrolment(tx, attendSeq)
  const isInvited = enrolment?.state === 'PENDING_PAYMENT' && enrolment.invitedUntil !== null
  if (!enrolment || (enrolment.state !== 'WAITING' && !isInvited)) return false
  await movePlace(tx, enrolment, {
    state: 'CANCELLED',
    holdUntil: null,
    invitedUntil: null,
    cancelledAt: now,
    cancelReason: reason,
  })
  if (step) await emit(tx, waitingMoved, { attendSeq, courseSeq: enrolment.courseSeq, step })
  return true
}
