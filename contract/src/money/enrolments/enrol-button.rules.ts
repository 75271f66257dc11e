import {
  asksApproval,
  type CourseFacts,
  isClosed,
  isEnded,
  isFull,
  isShown,
  isSoldOut,
  keepsLine,
} from '../../teaching/courses/courses.rules.ts'
import { effectivePrice, lacksPrice } from '../../values/money.ts'
import { admissionStatuses, fareTypes } from '../../values/type-codes.ts'
import { type Attendance, isAttending } from './enrolments.rules.ts'
import type { WaitPayment } from './waitlist.schemas.ts'

export interface Viewer {
  isClassManager: boolean
  attend:
    | (Attendance & { payUntil?: Date | null; holdUntil?: Date | null; waitPayment?: WaitPayment | null })
    | null
}
export type EnrolButton =
  /** `enrolsFirst`: pressing it first enrols the user in the free class. */
  | { kind: 'START'; enrolsFirst: boolean }
  | { kind: 'AWAITING_APPROVAL' }
  /** Let in, and a seat is held until then. */
  | { kind: 'PAY'; until: Date }
  /** The payment was begun, and a seat is held until then. */
  | { kind: 'CONTINUE_PAYMENT'; until: Date }
  /** The payment of the application is still to come. */
  | { kind: 'CONTINUE_APPLICATION' }
  /** Staff decide who enters. */
  | { kind: 'APPLY' }
  /** `until`: the moment up to which one could apply, where it is known. */
  | { kind: 'CLOSED'; until: Date | null }
  | { kind: 'NOT_YET'; from: Date }
  | { kind: 'SOLD_OUT' }
  | { kind: 'WAITING_LIST' }
  | { kind: 'ENROL'; isFree: boolean }

/**
 * What the button says, for every viewer and moment exactly one thing; it never offers what the server refuses.
 * docs/rules.md R-113.
 */
export function enrolButton(course: CourseFacts, viewer: Viewer, now: Date): EnrolButton {
  if (viewer.isClassManager || isAttending(viewer.attend, now)) return { kind: 'START', enrolsFirst: false }
  if (viewer.attend?.choiseStatusCd === admissionStatuses.waiting)
    return { kind: viewer.attend.waitPayment === 'OPEN' ? 'CONTINUE_APPLICATION' : 'AWAITING_APPROVAL' }
  const payUntil = viewer.attend?.payUntil
  if (payUntil && now < payUntil && isShown(course)) return { kind: 'PAY', until: payUntil }
  if (!isShown(course) || isEnded(course, now) || isClosed(course, now)) {
    return { kind: 'CLOSED', until: closedAt(course, now) }
  }
  if (course.payStartAt !== null && now < course.payStartAt)
    return { kind: 'NOT_YET', from: course.payStartAt }
  const holdUntil = viewer.attend?.holdUntil
  if (holdUntil && now < holdUntil) return { kind: 'CONTINUE_PAYMENT', until: holdUntil }
  // A hold that is over counts as taken until it is ended; it keeps no seat from the user it was held for.
  const seats = holdUntil ? { ...course, attendCount: course.attendCount - 1 } : course
  if (isSoldOut(seats)) return { kind: 'SOLD_OUT' }
  // While the last seats are only held for a payment one may still become free: the user learns that on pressing.
  if (keepsLine(course) && (isFull(course, course.acceptCnt) || course.waitCnt > 0))
    return { kind: 'WAITING_LIST' }
  if (asksApproval(course)) return { kind: 'APPLY' }
  if (course.fareCd === fareTypes.open) return { kind: 'START', enrolsFirst: true }
  return { kind: 'ENROL', isFree: effectivePrice(course, now) === 0 && !lacksPrice(course) }
}

/** The earliest of what closed it; nothing when it is merely not shown. */
function closedAt({ recruitClosedAt, payEndAt, endAt }: CourseFacts, now: Date) {
  const past = [recruitClosedAt, payEndAt, endAt].filter((at) => at !== null && at <= now)
  return past.reduce((first, at) => (first === null || (at !== null && at < first) ? at : first), null)
}

export const isEnabled = ({ kind }: EnrolButton) =>
  kind === 'START' ||
  kind === 'ENROL' ||
  kind === 'WAITING_LIST' ||
  kind === 'APPLY' ||
  kind === 'PAY' ||
  kind === 'CONTINUE_APPLICATION' ||
  kind === 'CONTINUE_PAYMENT'
