import { accessEnds, reviewExpires } from 'contract/money/enrolments/enrolments.rules'
import { enrolmentApproved, enrolmentCancelled } from 'contract/money/enrolments/events'
import { seatFreed, waitingMoved } from 'contract/money/enrolments/waitlist.events'
import type { AttendSeq, ClassSeq, CourseSeq, Currency, UserSeq } from 'contract/values/ids'
import type { User } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { type CourseRow, freeSeat, takeAddedSeat, takeSeat } from '../../teaching/courses/courses.public.ts'
import { endGrant, insertGrant } from '../access/access.public.ts'
import { enterClasses } from './class-places.service.ts'
import { movePlace } from './enrolment-state.service.ts'
import {
  countApprovedBy,
  countEverApproved,
  extendHold,
  findActive,
  findEnrolment,
  findOpenPaid,
  findPlacesOf,
  insertEnrolment,
  lockEnrolment,
  removeEnrolment,
  renameHold,
  updateState,
} from './enrolments.queries.ts'
import { makeRoomForProject } from './project-limit.service.ts'
import { takeStudentPlace } from './student-limit.service.ts'

export { countAttendees, countByState, findAttendees, findAttendeesAfter } from './attendees.queries.ts'
export { findLatest, findMine, updateState } from './enrolments.queries.ts'
export { canReview, partsOf, reservedUntil, shownPart } from './enrolments.views.ts'
export { findLines, findOverdueInvited, findWaitNos } from './waitlist.queries.ts'
export { findApprovedWith, updatePeriod } from './access-period.queries.ts'
export { movePlace } from './enrolment-state.service.ts'
export { waitFor, waitForPlace } from './waiting-place.service.ts'
export { studentsOf, takeStudentPlace } from './student-limit.service.ts'

export { countByEntry, forgetEntry } from './entries.queries.ts'
export { findClassPlaces } from './class-places.queries.ts'
export { attendanceIn, checkPackageEntry } from './class-places.service.ts'
export { checkRecruiting } from './enrolments.rules.ts'
export { checkProjectLimit } from './project-limit.service.ts'
export { findEnding } from './access-period.queries.ts'
export { moveEnd } from './end-of-place.service.ts'
export { findOverlap } from './schedule-overlap.queries.ts'
export { hasPlaces } from './round-use.queries.ts'
export { findLearning } from './attendees.queries.ts'

export type EnrolmentRow = NonNullable<Awaited<ReturnType<typeof findEnrolment>>>
export {
  countApprovedBy,
  countEverApproved,
  findActive,
  findEnrolment,
  lockEnrolment,
  findOpenPaid as findOpenPaidPlaces,
  findPlacesOf,
  renameHold,
}

interface Applicant {
  userSeq: UserSeq
  name: string
  email: string
  phone: string | null
}
/** Who takes a place, and by which address of the class they came. */
interface Coming {
  applicant: Applicant
  now: Date
  eventCode: string | null
}
type Sold = Pick<CourseRow, 'courseSeq' | 'classSeq' | 'vodDays' | 'courseTypeCd' | 'productKind'>

/** Holds a seat until `holdUntil` for somebody about to pay. SOLD_OUT, ALREADY_ENROLLED, PROJECTS_FULL, STUDENTS_FULL, PACKAGE_CLASS_ENROLLED. */
export async function holdPlace(
  tx: ChannelTx,
  course: Sold,
  { applicant, now, holdUntil, eventCode }: Coming & { holdUntil: Date },
) {
  const { courseSeq, classSeq } = course
  await makeRoomForProject(tx, course, { ...applicant, now })
  const place = {
    ...applicant,
    courseSeq,
    classSeq,
    source: 'ORDER' as const,
    state: 'PENDING_PAYMENT' as const,
    holdUntil,
    appliedAt: now,
    attendAt: null,
    validAt: null,
    reviewExpiresAt: null,
    eventCode,
  }
  const held = await insertEnrolment(tx, place)
  if (!held) throw refuse('ALREADY_ENROLLED')
  await takeSeatFor(tx, { ...held, ...applicant }, classSeq)
  if (course.productKind !== 'PACKAGE') return held.attendSeq
  await enterClasses(tx, { ...place, attendSeq: held.attendSeq }, now).catch(async (error: unknown) => {
    if (isRefusal(error)) {
      await freeSeat(tx, classSeq)
      await removeEnrolment(tx, held.attendSeq)
    }
    throw error
  })
  return held.attendSeq
}

interface EnrolmentRef {
  attendSeq: AttendSeq
  userSeq: UserSeq
  /** Whether the site limits its students. */
  isLimited: unknown
}
/**
 * Every caller locks the enrolment first, then the seat counter, as ending one does: a user who cancels and pays at the
 * same instant waits and does not deadlock. A caller may go on after SOLD_OUT, so nothing of the enrolment stays.
 */
async function takeSeatFor(tx: ChannelTx, held: EnrolmentRef, classSeq: ClassSeq) {
  try {
    if (held.isLimited) await takeStudentPlace(tx, held)
    await takeSeat(tx, classSeq)
  } catch (error) {
    if (isRefusal(error)) await removeEnrolment(tx, held.attendSeq)
    throw error
  }
}

/** The place somebody was let into and may pay for now. */
export async function findInvited(
  db: ChannelDb,
  userSeq: UserSeq,
  { courseSeq, now }: { courseSeq: CourseSeq; now: Date },
) {
  const enrolment = await findActive(db, userSeq, courseSeq)
  const isInvited = enrolment?.state === 'PENDING_PAYMENT' && enrolment.invitedUntil !== null
  return isInvited && enrolment.holdUntil !== null && now < enrolment.holdUntil ? enrolment : undefined
}

/** A hold lives a little longer while its payment is being settled. */
export const keepHold = extendHold

/**
 * Paid: the held place is theirs, while an application waits on, with its payment there. How the place stands then; null when
 * it is gone. docs/rules.md R-901.
 */
export async function approveHeld(
  tx: ChannelTx,
  attendSeq: AttendSeq,
  { now, vodDays }: { now: Date; vodDays: number },
): Promise<'APPROVED' | 'WAITING' | null> {
  const enrolment = await lockEnrolment(tx, attendSeq)
  if (enrolment?.state === 'WAITING') return enrolment.waitPayment && payApplication(tx, enrolment)
  if (enrolment?.state !== 'PENDING_PAYMENT') return enrolment?.state === 'APPROVED' ? 'APPROVED' : null
  const validAt = accessEnds(vodDays, now)
  await movePlace(tx, enrolment, {
    state: 'APPROVED',
    holdUntil: null,
    invitedUntil: null,
    attendAt: now,
    validAt,
    reviewExpiresAt: reviewExpires(validAt),
  })
  await openAccess(tx, { ...enrolment, validAt, now })
  return 'APPROVED'
}

async function payApplication(
  tx: ChannelTx,
  { attendSeq, courseSeq, classSeq, waitKind, waitPayment }: EnrolmentRow,
) {
  if (waitPayment === 'OPEN') {
    await updateState(tx, { attendSeq, from: 'WAITING' }, { state: 'WAITING', waitPayment: 'PAID' })
    await emit(tx, waitingMoved, { attendSeq, courseSeq, step: 'APPLIED' })
    // A seat that came free meanwhile passed this applicant by.
    if (waitKind === 'LIST') await emit(tx, seatFreed, { courseSeq, classSeq })
  }
  return 'WAITING' as const
}

/**
 * Enrols at once where nothing is paid. SOLD_OUT, ALREADY_ENROLLED, PROJECTS_FULL, STUDENTS_FULL, after which the caller's transaction must end.
 * The seat is taken last: until the commit everybody else who wants one waits for its row.
 */
export async function enrolNow(
  tx: ChannelTx,
  course: Sold,
  {
    applicant,
    now,
    eventCode,
    validAt: until,
    source = 'FREE',
    addsSeat = false,
  }: Coming & { validAt?: Date | undefined; source?: 'FREE' | 'MEMBERSHIP'; addsSeat?: boolean | undefined },
) {
  const validAt = until ?? accessEnds(course.vodDays, now)
  const { courseSeq, classSeq } = course
  await makeRoomForProject(tx, course, { ...applicant, now })
  const place = {
    ...applicant,
    courseSeq,
    classSeq,
    source,
    state: 'APPROVED' as const,
    holdUntil: null,
    appliedAt: now,
    attendAt: now,
    validAt,
    reviewExpiresAt: reviewExpires(validAt),
    eventCode,
  }
  const enrolled = await insertEnrolment(tx, place)
  if (!enrolled) throw refuse('ALREADY_ENROLLED')
  const { attendSeq } = enrolled
  if (enrolled.isLimited) await takeStudentPlace(tx, { ...applicant, attendSeq })
  await openAccess(tx, { ...applicant, attendSeq, courseSeq, validAt, now })
  if (course.productKind === 'PACKAGE')
    await enterClasses(tx, { ...place, attendSeq, addsSeats: addsSeat }, now)
  if (addsSeat) await takeAddedSeat(tx, classSeq)
  else await takeSeat(tx, classSeq, { isNew: true, isAccepted: true })
  return attendSeq
}

interface Opened extends Pick<EnrolmentRow, 'attendSeq' | 'courseSeq' | 'userSeq'> {
  validAt: Date | null
  now: Date
}
/** From now on they may learn here. */
export async function openAccess(tx: ChannelTx, { attendSeq, courseSeq, userSeq, validAt, now }: Opened) {
  await insertGrant(tx, { userSeq, courseSeq, attendSeq, startsAt: now, endsAt: validAt })
  await emit(tx, enrolmentApproved, { attendSeq, courseSeq })
}

/** Releases the seat of a reservation, or ends an application, that was not paid; without a notification. */
export async function releaseHold(
  tx: ChannelTx,
  attendSeq: AttendSeq,
  { now, reason }: { now: Date; reason: string },
) {
  const enrolment = await lockEnrolment(tx, attendSeq)
  const isApplication = enrolment?.state === 'WAITING' && enrolment.waitPayment === 'OPEN'
  if (!enrolment || (enrolment.state !== 'PENDING_PAYMENT' && !isApplication)) return false
  // An admitted applicant keeps the seat until the time to pay is over, whatever became of one order.
  if (enrolment.invitedUntil !== null) return false
  const change = { state: 'CANCELLED', holdUntil: null, cancelledAt: now, cancelReason: reason } as const
  return movePlace(tx, enrolment, change)
}

interface EnrolmentEnd {
  now: Date
  reason: string
  refundedAmount: number
  /** Of the refund. */
  currency?: Currency
}
/**
 * Ends an approved place, or a paid application: its seat returns and exactly its grant ends. False when it had ended
 * before.
 */
export async function cancelPlace(
  tx: ChannelTx,
  attendSeq: AttendSeq,
  { now, reason, refundedAmount, currency = 'KRW' }: EnrolmentEnd,
) {
  const enrolment = await lockEnrolment(tx, attendSeq)
  const isApplication = enrolment?.state === 'WAITING' && enrolment.waitPayment === 'PAID'
  if (!enrolment || (enrolment.state !== 'APPROVED' && !isApplication)) return false
  await movePlace(tx, enrolment, { state: 'CANCELLED', cancelledAt: now, cancelReason: reason })
  await endGrant(tx, attendSeq, { endedAt: now, endReason: refundedAmount > 0 ? 'REFUNDED' : 'CANCELLED' })
  await emit(tx, enrolmentCancelled, { attendSeq, courseSeq: enrolment.courseSeq, refundedAmount, currency })
  return true
}

/** The caller's own place in this course. Somebody else's is simply not found. */
export async function getOwnEnrolment(
  db: ChannelDb,
  user: User,
  enrolmentRef: { attendSeq: AttendSeq; courseSeq: CourseSeq },
) {
  const enrolment = await findEnrolment(db, enrolmentRef.attendSeq)
  const isOwn = enrolment?.userSeq === user.userSeq && enrolment.courseSeq === enrolmentRef.courseSeq
  if (!isOwn) throw refuse('NOT_FOUND')
  return enrolment
}
