import { accessEnds, reviewExpires } from 'contract/money/enrolments/enrolments.rules'
import { effectivePrice } from 'contract/values/money'
import type { AttendSeq } from 'contract/values/ids'
import { PAY_INVITATION_HOURS } from 'contract/money/enrolments/waitlist.schemas'
import { waitingMoved } from 'contract/money/enrolments/waitlist.events'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { takeSeat, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { openAccess, type EnrolmentRow } from './enrolments.public.ts'
import { lockEnrolment } from './enrolments.queries.ts'
import { findSoldDays } from './waitlist.queries.ts'
import { movePlace } from './enrolment-state.service.ts'
import { takeStudentPlace } from './student-limit.service.ts'

type Waiting = Pick<
  EnrolmentRow,
  'attendSeq' | 'courseSeq' | 'classSeq' | 'userSeq' | 'state' | 'waitPayment'
>

/**
 * Lets somebody who waits into the class: at once where nothing is to pay or the application was paid, else a seat is held
 * while they may pay. SOLD_OUT when there is no seat, STUDENTS_FULL when the site takes nobody else, APPLICATION_UNPAID. The
 * caller holds the place. docs/rules.md R-903.
 */
export async function admit(
  tx: ChannelTx,
  enrolment: Waiting,
  { course, now, validAt }: { course: CourseRow; now: Date; validAt?: Date | undefined },
) {
  const { attendSeq, courseSeq, waitPayment } = enrolment
  if (waitPayment === 'OPEN') throw refuse('APPLICATION_UNPAID')
  await takeStudentPlace(tx, enrolment)
  await takeSeat(tx, enrolment.classSeq, { isNew: false })
  if (waitPayment === 'PAID') {
    const vodDays = (await findSoldDays(tx, attendSeq)) ?? course.vodDays
    return comeIn(tx, enrolment, { source: 'ORDER', vodDays, now, validAt })
  }
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
  return comeIn(tx, enrolment, { source: 'FREE', vodDays: course.vodDays, now })
}

interface Period {
  vodDays: number
  now: Date
  /** The end of their access, where it is another than the class gives. */
  validAt?: Date | undefined
}
/** The applicant may learn from now on, and pays nothing more. Their seat is taken already. */
async function comeIn(
  tx: ChannelTx,
  enrolment: Waiting,
  { source, vodDays, now, validAt: until }: Period & { source: 'ORDER' | 'FREE' },
) {
  const validAt = until ?? accessEnds(vodDays, now)
  const reviewExpiresAt = reviewExpires(validAt)
  await movePlace(tx, enrolment, {
    state: 'APPROVED',
    source,
    attendAt: now,
    validAt,
    reviewExpiresAt,
  })
  await openAccess(tx, { ...enrolment, validAt, now })
}

/** The same whatever the class costs, for whom its staff want in it. SOLD_OUT when there is no seat. */
export async function admitFree(tx: ChannelTx, enrolment: Waiting, given: Period) {
  await takeStudentPlace(tx, enrolment)
  await takeSeat(tx, enrolment.classSeq, { isNew: false })
  await comeIn(tx, enrolment, { ...given, source: 'FREE' })
}

interface Ending {
  now: Date
  reason: string
  step?: 'REFUSED' | 'INVITATION_OVER' | 'OVER' | undefined
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
