import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { lockEnrolment, type EnrolmentRow } from '../../money/enrolments/enrolments.public.ts'
import { admit, doesLineMove, findNext, lockNext } from '../../money/enrolments/waitlist.public.ts'
import { completeApplication, lockOrderOfPlace } from '../../money/orders/orders.public.ts'
import { findCourse, findRound, type CourseRow } from '../../teaching/courses/courses.public.ts'

/** An applicant and their order, with nobody else able to change either until this transaction ends. */
export async function lockApplicant(tx: ChannelTx, attendSeq: AttendSeq) {
  await lockOrderOfPlace(tx, attendSeq)
  return lockEnrolment(tx, attendSeq)
}

type Waiting = Pick<
  EnrolmentRow,
  'attendSeq' | 'courseSeq' | 'classSeq' | 'userSeq' | 'state' | 'waitPayment'
>
interface Admission {
  course: CourseRow
  now: Date
  validAt?: Date | undefined
}
/** Lets an applicant in whose order and place the caller holds; with what belongs to a paid application. docs/rules.md R-903. */
export async function admitApplicant(tx: ChannelTx, enrolment: Waiting, admission: Admission) {
  await admit(tx, enrolment, admission)
  if (enrolment.waitPayment === 'PAID') await completeApplication(tx, enrolment.attendSeq, admission.now)
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
    const first = await findNext(tx, classSeq)
    // The order is locked before its place, as by everybody who pays or refunds it.
    if (first?.waitPayment) await lockOrderOfPlace(tx, first.attendSeq)
    const next = await lockNext(tx, classSeq)
    if (!next) return false
    if (next.attendSeq === first?.attendSeq) await admitApplicant(tx, next, { course, now })
    return true
  })
