import { sql } from 'kysely'
import type { EnrolmentState } from 'contract/money/enrolments/schemas'
import type { WaitPayment } from 'contract/money/enrolments/waitlist.schemas'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { AttendSeq, ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { seoulTime, type Span } from '../../../platform/db/seoul.queries.ts'
import { tables } from '../../../platform/db/tables.ts'

export const ACTIVE: EnrolmentState[] = ['PENDING_PAYMENT', 'WAITING', 'APPROVED']

export const enrolmentColumns = [
  'attendSeq',
  'courseSeq',
  'classSeq',
  'userSeq',
  'source',
  'state',
  'holdUntil',
  'appliedAt',
  'attendAt',
  'validAt',
  'isResting',
  'reviewExpiresAt',
  'waitKind',
  'waitPayment',
  'waitingSince',
  'invitedUntil',
  'cancelledAt',
  'name',
  'email',
  'phone',
  'eventCode',
  'parentAttendSeq',
] as const

export function findEnrolment(db: ChannelDb, attendSeq: AttendSeq) {
  return tables(db)
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('attendSeq', '=', attendSeq)
    .executeTakeFirst()
}

/** Whose enrolment it is, and in what. */
export function findEnrolmentTitle(db: ChannelDb, attendSeq: AttendSeq) {
  return tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.courseSeq', 'enrolments.courseSeq')
    .select(['userSeq', 'name', 'parentAttendSeq', 'title'])
    .where('attendSeq', '=', attendSeq)
    .executeTakeFirst()
}

/** An enrolment, with nobody else able to change it until this transaction ends. */
export function lockEnrolment(tx: ChannelTx, attendSeq: AttendSeq) {
  return tables(tx)
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('attendSeq', '=', attendSeq)
    .forUpdate()
    .executeTakeFirst()
}

/** The place that counts: the active one, else the latest that ended. */
export function findLatest(db: ChannelDb, userSeq: UserSeq, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('userSeq', '=', userSeq)
    .where('courseSeq', '=', courseSeq)
    .orderBy((eb) => eb('state', 'in', ACTIVE), 'desc')
    .orderBy('attendSeq', 'desc')
    .executeTakeFirst()
}

export function findActive(db: ChannelDb, userSeq: UserSeq, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('userSeq', '=', userSeq)
    .where('courseSeq', '=', courseSeq)
    .where('state', 'in', ACTIVE)
    .executeTakeFirst()
}

export async function countActive(db: ChannelDb, courseSeq: CourseSeq) {
  const { count } = await tables(db)
    .selectFrom('enrolments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('courseSeq', '=', courseSeq)
    .where('state', 'in', ACTIVE)
    .executeTakeFirstOrThrow()
  return count
}

/** Everybody who ever got a place that was not taken back. */
export async function countEverApproved(db: ChannelDb, courseSeq: CourseSeq) {
  const { count } = await tables(db)
    .selectFrom('enrolments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('courseSeq', '=', courseSeq)
    .where('state', 'in', ['APPROVED', 'EXPIRED'])
    .executeTakeFirstOrThrow()
  return count
}

export function findMine(db: ChannelDb, userSeq: UserSeq) {
  return tables(db)
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('userSeq', '=', userSeq)
    .where('state', '!=', 'CANCELLED')
    .orderBy('appliedAt', 'desc')
    .limit(200)
    .execute()
}

/** Every place somebody has or had, the newest first. */
export function findPlacesOf(db: ChannelDb, userSeq: UserSeq) {
  return tables(db)
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('userSeq', '=', userSeq)
    .where('state', '!=', 'PENDING_PAYMENT')
    .orderBy('appliedAt', 'desc')
    .limit(100)
    .execute()
}

export interface NewEnrolment {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  userSeq: UserSeq
  source: 'ORDER' | 'FREE' | 'MEMBERSHIP'
  state: 'PENDING_PAYMENT' | 'WAITING' | 'APPROVED'
  waitKind?: WaitKind
  waitPayment?: WaitPayment | null
  waitingSince?: Date
  holdUntil: Date | null
  appliedAt: Date
  attendAt: Date | null
  validAt: Date | null
  reviewExpiresAt: Date | null
  /** The address of the class by which they came. */
  eventCode: string | null
  /** The place in the package that this place belongs to. */
  parentAttendSeq?: AttendSeq | null
  name: string
  email: string
  phone: string | null
}
/**
 * Nothing when the person already holds an active place: the unique index decides between two tabs. Says as well whether
 * the site limits its students, so that others need no query to learn that it does not.
 */
export function insertEnrolment(tx: ChannelTx, enrolment: NewEnrolment) {
  return tables(tx)
    .insertInto('enrolments')
    .values(enrolment)
    .onConflict((same) => same.doNothing())
    .returning((eb) => ['attendSeq', eb.fn<boolean>('limits_students').as('isLimited')])
    .executeTakeFirst()
}

/** For a place that never came to be. */
export function removeEnrolment(tx: ChannelTx, attendSeq: AttendSeq) {
  return tables(tx).deleteFrom('enrolments').where('attendSeq', '=', attendSeq).execute()
}

export interface EnrolmentChange {
  state: EnrolmentState
  source?: 'ORDER' | 'FREE'
  waitKind?: WaitKind
  waitPayment?: WaitPayment
  waitingSince?: Date
  invitedUntil?: Date | null
  holdUntil?: Date | null
  attendAt?: Date | null
  validAt?: Date | null
  reviewExpiresAt?: Date | null
  cancelledAt?: Date | null
  cancelReason?: string | null
}
/** Changes a place, if it still stands where the caller thinks it does. */
export async function updateState(
  tx: ChannelTx,
  { attendSeq, from }: { attendSeq: AttendSeq; from: EnrolmentState },
  change: EnrolmentChange,
) {
  const moved = await tables(tx)
    .updateTable('enrolments')
    .set(change)
    .where('attendSeq', '=', attendSeq)
    .where('state', '=', from)
    .returning('attendSeq')
    .executeTakeFirst()
  return moved !== undefined
}

export interface Contact {
  name: string
  email: string
  phone: string | null
}
/** A buyer who is about to pay corrected their name. */
export function renameHold(tx: ChannelTx, attendSeq: AttendSeq, { name, email, phone }: Contact) {
  return tables(tx)
    .updateTable('enrolments')
    .set({ name, email, phone })
    .where(isOrBelongsTo(attendSeq))
    .where((eb) => eb.or([eb('state', '=', 'PENDING_PAYMENT'), eb('waitPayment', '=', 'OPEN')]))
    .execute()
}

export function extendHold(tx: ChannelTx, attendSeq: AttendSeq, holdUntil: Date) {
  return tables(tx)
    .updateTable('enrolments')
    .set({ holdUntil: sql<Date>`greatest(hold_until, ${holdUntil})` })
    .where(isOrBelongsTo(attendSeq))
    .where('state', '=', 'PENDING_PAYMENT')
    .execute()
}

/** A place, and the places in classes that belong to it. */
export const isOrBelongsTo = (attendSeq: AttendSeq) =>
  sql<boolean>`(attend_seq = ${attendSeq} or parent_attend_seq = ${attendSeq})`

export function findOverdue(db: ChannelDb, now: Date) {
  return (
    tables(db)
      .selectFrom('enrolments')
      .select(enrolmentColumns)
      .where('state', '=', 'APPROVED')
      .where('validAt', '<=', now)
      // The membership that gave it is paused; it goes on with it.
      .where('isResting', '=', false)
      // What belongs to a package ends with it.
      .where('parentAttendSeq', 'is', null)
      .limit(500)
      .execute()
  )
}

/** Places approved per Seoul day (or hour of one day) between two moments. */
export function countApprovedBy(db: ChannelDb, { from, to, unit }: Span) {
  const at = seoulTime('attend_at', unit)
  return tables(db)
    .selectFrom('enrolments')
    .select(({ fn }) => [at.as('at'), fn.countAll<number>().as('count')])
    .where('attendAt', '>=', from)
    .where('attendAt', '<', to)
    .groupBy(at)
    .execute()
}

/** Places somebody paid for, or is paying, that are not over. */
export const findOpenPaid = (db: ChannelDb, userSeq: UserSeq, now: Date) =>
  tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.courseSeq', 'enrolments.courseSeq')
    .select(['enrolments.courseSeq', 'enrolments.state', 'enrolments.validAt', 'courses.title'])
    .where('userSeq', '=', userSeq)
    .where('source', '=', 'ORDER')
    .where('enrolments.state', 'in', ACTIVE)
    .where('parentAttendSeq', 'is', null)
    .where((eb) => eb.or([eb('validAt', 'is', null), eb('validAt', '>', now)]))
    .orderBy('attendSeq')
    .execute()

/** A place keeps its person's number and nothing else of them. */
export async function forgetContacts(tx: ChannelTx, userSeq: UserSeq) {
  await tables(tx)
    .updateTable('enrolments')
    .set({ name: FORMER_MEMBER, email: '', phone: null })
    .where('userSeq', '=', userSeq)
    .execute()
}
