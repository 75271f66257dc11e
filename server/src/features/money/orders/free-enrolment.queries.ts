import { sql } from 'kysely'
import type { AttendSeq, ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface FreeEnrolment {
  courseSeq: CourseSeq
  classSeq: ClassSeq
  userSeq: UserSeq
  now: Date
  validAt: Date | null
  reviewExpiresAt: Date | null
  eventCode: string | null
  orderNo: string
  title: string
  currency: 'KRW' | 'USD'
  price: number
  accessDays: number
  refundTermsVersion: number
  /** The event that says so. */
  eventName: string
}

/**
 * Everything that an enrolment at once in a free class writes, as one statement that is its own transaction: a round trip in
 * place of nine. `attendSeq` is null where the member has an enrolment, and where `isLimited` says that nothing was done.
 */
export async function insertFreeEnrolment(db: ChannelDb, one: FreeEnrolment) {
  const { rows } = await sql<{ attendSeq: AttendSeq | null; isLimited: boolean }>`
    select new_attend_seq as attend_seq, is_limited from enrol_free(
      ${one.courseSeq}, ${one.classSeq}, ${one.userSeq}, ${one.now}, ${one.validAt}, ${one.reviewExpiresAt},
      ${one.eventCode}, ${one.orderNo}, ${one.title}, ${one.currency}, ${one.price}, ${one.accessDays},
      ${one.refundTermsVersion}, ${one.eventName})`.execute(tables(db))
  const [enrolled] = rows
  if (!enrolled) throw new Error(`no answer for class ${one.courseSeq}`)
  return enrolled
}

/** Whether the statement was undone because no seat was left. */
export const lacksSeat = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'no_seat_left'
