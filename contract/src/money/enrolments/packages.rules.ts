import type { CourseFacts } from '../../teaching/courses/courses.rules.ts'
import { lacksPrice } from '../../values/money.ts'
import type { CourseSeq } from '../../values/ids.ts'
import { isAttending } from './enrolments.rules.ts'
import { enrolButton, type EnrolButton, type Viewer } from './enrol-button.rules.ts'
import type { EnrolmentState } from './schemas.ts'

interface ClassEnrolment {
  courseSeq: CourseSeq
  state: EnrolmentState
  attendAt: Date | null
  validAt: Date | null
}
/**
 * In which classes somebody has a place, and in which they had one: waiting, being paid for or approved and not over is
 * having one; approved once and over is having had one; what was never approved counts for nothing. docs/rules.md R-766.
 */
export function packageAttendance(places: readonly ClassEnrolment[], now: Date) {
  const isOver = ({ state, validAt }: ClassEnrolment) =>
    state === 'EXPIRED' ||
    state === 'CANCELLED' ||
    (state === 'APPROVED' && validAt !== null && validAt <= now)
  const enrolled = new Set(places.filter((place) => !isOver(place)).map(({ courseSeq }) => courseSeq))
  const before = new Set(
    places
      .filter((place) => isOver(place) && place.attendAt !== null && !enrolled.has(place.courseSeq))
      .map(({ courseSeq }) => courseSeq),
  )
  return { enrolled: [...enrolled], before: [...before] }
}

export type PackageButton =
  | Exclude<EnrolButton, { kind: 'START' }>
  | { kind: 'NOT_READY' }
  /** Has it already; nothing more to press. */
  | { kind: 'PACKAGE_ENROLLED' }

/**
 * What the button of a package says: as for a class by its own dates and seats, but its classes close it too, somebody who
 * has it has nothing to press, and without a price it is not ready. Who has a seat held keeps it. docs/rules.md R-764.
 */
export function packageButton(
  course: CourseFacts,
  { viewer, blockedBy }: { viewer: Viewer; blockedBy: 'NOT_READY' | 'CLOSED' | 'SOLD_OUT' | null },
  now: Date,
): PackageButton {
  if (isAttending(viewer.attend, now)) return { kind: 'PACKAGE_ENROLLED' }
  const button = enrolButton(course, { ...viewer, isClassManager: false }, now)
  if (button.kind === 'PAY' || button.kind === 'CONTINUE_PAYMENT') return button
  if (button.kind === 'AWAITING_APPROVAL' || button.kind === 'CONTINUE_APPLICATION') return button
  if (lacksPrice(course) || blockedBy === 'NOT_READY') return { kind: 'NOT_READY' }
  if (button.kind === 'CLOSED' || button.kind === 'NOT_YET') return button
  if (blockedBy === 'CLOSED') return { kind: 'CLOSED', until: null }
  if (blockedBy === 'SOLD_OUT') return { kind: 'SOLD_OUT' }
  return button.kind === 'START' ? { kind: 'ENROL', isFree: true } : button
}
