import { includedState } from 'contract/teaching/packages/packages.rules'
import { packageAttendance } from 'contract/money/enrolments/packages.rules'
import { enrolmentApproved, enrolmentCancelled } from 'contract/money/enrolments/events'
import type { AttendSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import {
  freeSeat,
  countAccepted,
  takeAddedSeat,
  takeSeat,
  type CourseRow,
} from '../../teaching/courses/courses.public.ts'
import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import { endGrant, insertGrant } from '../access/access.public.ts'
import { findPlacesIn, lockClassPlaces } from './class-places.queries.ts'
import {
  findActive,
  findEnrolment,
  insertEnrolment,
  removeEnrolment,
  type EnrolmentChange,
  type NewEnrolment,
} from './enrolments.queries.ts'
import { moveOne, type EnrolmentStatus } from './move-one.service.ts'

type Parent = Omit<NewEnrolment, 'state'> & {
  attendSeq: AttendSeq
  state: 'PENDING_PAYMENT' | 'APPROVED'
  /** Makes a seat in each class that is full. docs/rules.md R-1316. */
  addsSeats?: boolean
}

/**
 * Takes a place in every class of a package, or none: SOLD_OUT, PACKAGE_CLASS_ENROLLED. Nothing for a class. Classes are
 * taken in the order of their rounds, so that two packages with the same classes never wait for each other; a caller may
 * go on after a refusal. docs/rules.md R-765.
 */
export async function enterClasses(
  tx: ChannelTx,
  { attendSeq, addsSeats = false, ...parent }: Parent,
  now: Date,
) {
  const classes = await findClassesOf(tx, parent.courseSeq)
  const taken: { attendSeq: AttendSeq; classSeq: NewEnrolment['classSeq'] }[] = []
  const byRound = classes.toSorted((left, right) => left.classSeq - right.classSeq)
  try {
    for (const { courseSeq, classSeq } of byRound) {
      await endOverdue(tx, { userSeq: parent.userSeq, courseSeq, now })
      const place = { ...parent, courseSeq, classSeq, parentAttendSeq: attendSeq, eventCode: null }
      const child = await insertEnrolment(tx, place)
      if (!child) throw refuse('PACKAGE_CLASS_ENROLLED')
      const taking = addsSeats ? takeAddedSeat(tx, classSeq, { isAccepted: false }) : takeSeat(tx, classSeq)
      await taking.catch(async (error: unknown) => {
        if (isRefusal(error)) await removeEnrolment(tx, child.attendSeq)
        throw error
      })
      taken.push({ ...child, classSeq })
      if (parent.state !== 'APPROVED') continue
      await countAccepted(tx, classSeq, 1)
      await openClass(tx, { ...place, ...child })
    }
  } catch (error) {
    if (isRefusal(error)) await giveBack(tx, taken, parent.state)
    throw error
  }
}

/** Nothing of the places stays where one of them could not be taken. */
async function giveBack(
  tx: ChannelTx,
  taken: readonly { attendSeq: AttendSeq; classSeq: NewEnrolment['classSeq'] }[],
  state: Parent['state'],
) {
  // What was opened already carries a grant: the whole transaction is given up.
  if (state === 'APPROVED') return
  for (const { attendSeq, classSeq } of taken) {
    await removeEnrolment(tx, attendSeq)
    await freeSeat(tx, classSeq)
  }
}

/** A place whose time is over counts until its timer ends it; somebody who comes again does not wait for that. */
async function endOverdue(
  tx: ChannelTx,
  { userSeq, courseSeq, now }: { userSeq: UserSeq; courseSeq: CourseSeq; now: Date },
) {
  const active = await findActive(tx, userSeq, courseSeq)
  if (active?.state !== 'APPROVED' || active.parentAttendSeq !== null) return
  if (active.validAt === null || now < active.validAt) return
  if (await moveOne(tx, active, { state: 'EXPIRED' }))
    await endGrant(tx, active.attendSeq, { endedAt: now, endReason: 'EXPIRED' })
}

interface Opened {
  attendSeq: AttendSeq
  courseSeq: CourseSeq
  userSeq: UserSeq
  attendAt: Date | null
  validAt: Date | null
}
async function openClass(tx: ChannelTx, { attendSeq, courseSeq, userSeq, attendAt, validAt }: Opened) {
  if (attendAt === null) throw new Error(`place ${attendSeq} has no beginning`)
  await insertGrant(tx, { userSeq, courseSeq, attendSeq, startsAt: attendAt, endsAt: validAt })
  await emit(tx, enrolmentApproved, { attendSeq, courseSeq })
}

/** The places in the classes of a package after the place in the package moved; nothing for a class. docs/rules.md R-765. */
export async function followPackage(tx: ChannelTx, parent: EnrolmentStatus, change: EnrolmentChange) {
  const { attendSeq, state } = parent
  const isHeld = change.state === 'PENDING_PAYMENT' || change.state === 'APPROVED'
  if (state === 'WAITING' && isHeld) return enterAdmitted(tx, attendSeq)
  const states = state === 'EXPIRED' ? (['EXPIRED'] as const) : (['PENDING_PAYMENT', 'APPROVED'] as const)
  for (const child of await lockClassPlaces(tx, attendSeq, states)) {
    if (state === 'EXPIRED') await comeBack(tx, child)
    const next = classChange(change)
    await moveOne(tx, child, next)
    if (next.state === 'APPROVED')
      await openClass(tx, {
        ...child,
        ...next,
        attendAt: next.attendAt ?? child.attendAt,
        validAt: next.validAt ?? null,
      })
    else await close(tx, child, next)
  }
}

/** An applicant who was let into a package takes their places in its classes now. */
async function enterAdmitted(tx: ChannelTx, attendSeq: AttendSeq) {
  const place = await findEnrolment(tx, attendSeq)
  if (place?.state !== 'PENDING_PAYMENT' && place?.state !== 'APPROVED') return
  const { userSeq, courseSeq, classSeq, source, state, holdUntil, name, email, phone } = place
  const { appliedAt, attendAt, validAt, reviewExpiresAt } = place
  const parent = { attendSeq, userSeq, courseSeq, classSeq, source, holdUntil, name, email, phone }
  const times = { appliedAt, attendAt, validAt, reviewExpiresAt }
  await enterClasses(tx, { ...parent, ...times, state, eventCode: null }, attendAt ?? appliedAt)
}

/** Who came back into the package needs a seat in the class again. ALREADY_ENROLLED, SOLD_OUT. */
async function comeBack(tx: ChannelTx, { userSeq, courseSeq, classSeq }: EnrolmentOf) {
  if (await findActive(tx, userSeq, courseSeq)) throw refuse('ALREADY_ENROLLED')
  await takeSeat(tx, classSeq, { isNew: false })
}
type EnrolmentOf = Awaited<ReturnType<typeof lockClassPlaces>>[number]

/** Only the package itself waits: who is put back into its line leaves its classes. */
function classChange(of: EnrolmentChange) {
  const { waitKind: _kind, waitingSince, invitedUntil: _until, source: _source, ...change } = of
  if (change.state !== 'WAITING') return change
  return {
    state: 'CANCELLED' as const,
    holdUntil: null,
    cancelledAt: waitingSince ?? null,
    cancelReason: 'standby',
  }
}

async function close(
  tx: ChannelTx,
  { attendSeq, courseSeq, state, validAt }: EnrolmentOf,
  next: EnrolmentChange,
) {
  if (state !== 'APPROVED' || next.state === 'PENDING_PAYMENT') return
  const isOver = next.state === 'EXPIRED'
  const endedAt = next.cancelledAt ?? validAt
  if (!endedAt) throw new Error(`place ${attendSeq} ends without a moment`)
  await endGrant(tx, attendSeq, { endedAt, endReason: isOver ? 'EXPIRED' : 'CANCELLED' })
  const unpaid = { refundedAmount: 0, currency: 'KRW' as const }
  if (!isOver) await emit(tx, enrolmentCancelled, { attendSeq, courseSeq, ...unpaid })
}

interface Entering {
  course: Pick<CourseRow, 'courseSeq' | 'productKind'>
  userSeq: UserSeq
  skipAttendCheck: boolean
}
/**
 * Why somebody cannot apply for a package because of its classes, thrown: one is full, over or missing; they have a place in
 * one; or, without `skipAttendCheck`, they had one before. Nothing for a class. docs/rules.md.
 */
export async function checkPackageEntry(
  ctx: Pick<Context, 'now'>,
  db: ChannelDb,
  { course, userSeq, skipAttendCheck }: Entering,
) {
  if (course.productKind !== 'PACKAGE') return
  const classes = await findClassesOf(db, course.courseSeq)
  const blocked = includedState(classes, ctx.now())
  if (blocked) throw refuse(reasons[blocked])
  const { enrolled, before } = await attendanceIn(ctx, db, {
    courseSeqs: classes.map((one) => one.courseSeq),
    userSeq,
  })
  if (enrolled.length > 0) throw refuse('PACKAGE_CLASS_ENROLLED')
  if (before.length > 0 && !skipAttendCheck) throw refuse('PACKAGE_ATTENDED_BEFORE')
}
const reasons = { NOT_READY: 'NOT_RECRUITING_YET', CLOSED: 'RECRUITING_OVER', SOLD_OUT: 'SOLD_OUT' } as const

/** In which of these classes somebody has a place, and in which they had one. */
export const attendanceIn = async (
  { now }: Pick<Context, 'now'>,
  db: ChannelDb,
  { courseSeqs, userSeq }: { courseSeqs: CourseSeq[]; userSeq: UserSeq },
) => packageAttendance(await findPlacesIn(db, userSeq, courseSeqs), now())
