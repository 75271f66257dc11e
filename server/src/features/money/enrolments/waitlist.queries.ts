import { sql } from 'kysely'
import type { AttendSeq, ClassSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Of who has not paid yet the turn is passed over, and kept. docs/rules.md R-902. */
const isReady = sql<boolean>`wait_payment is distinct from 'OPEN'`

const nextOf = (db: ChannelDb, classSeq: ClassSeq) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['attendSeq', 'courseSeq', 'classSeq', 'userSeq', 'state', 'waitKind', 'waitPayment'])
    .where('classSeq', '=', classSeq)
    .where('state', '=', 'WAITING')
    .where('waitKind', '=', 'LIST')
    .where(isReady)
    .orderBy('waitingSince')
    .orderBy('attendSeq')
    .limit(1)

/** The next applicant on the waitlist. */
export const findNext = (db: ChannelDb, classSeq: ClassSeq) => nextOf(db, classSeq).executeTakeFirst()
/** The same, locked by this transaction. */
export const lockNext = (tx: ChannelTx, classSeq: ClassSeq) =>
  nextOf(tx, classSeq).forUpdate().executeTakeFirst()

/**
 * Paid applications about which nobody can decide any more: their round is over, or its recruiting was over at `closedBefore`
 * already. That of a round with neither dates nor an end is over with the opening of the next one. docs/rules.md.
 */
export const findOver = (db: ChannelDb, { now, closedBefore }: { now: Date; closedBefore: Date }) =>
  tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.courseSeq', 'enrolments.courseSeq')
    .innerJoin('courseRounds as round', 'round.classSeq', 'enrolments.classSeq')
    .select('enrolments.attendSeq')
    .where('enrolments.state', '=', 'WAITING')
    .where('enrolments.waitPayment', '=', 'PAID')
    .where((eb) =>
      eb.or([
        eb('courses.state', 'in', ['TRASHED', 'PURGED']),
        eb('round.endAt', '<', now),
        eb('round.recruitedUntil', '<', closedBefore),
        sql<boolean>`case when round.part_number = courses.current_part_number
          then courses.recruit_closed_at else round.recruit_closed_at end < ${closedBefore}`,
        eb.and([
          eb('round.endAt', 'is', null),
          eb('round.recruitedUntil', 'is', null),
          eb.exists(
            eb
              .selectFrom('courseRounds as later')
              .select('later.classSeq')
              .whereRef('later.courseSeq', '=', 'round.courseSeq')
              .whereRef('later.partNumber', '>', 'round.partNumber')
              .where('later.state', '=', 'OPENED')
              .where('later.openedAt', '<', closedBefore),
          ),
        ]),
      ]),
    )
    .orderBy('enrolments.attendSeq')
    .limit(200)
    .execute()

/** What somebody applied for and pays, or paid, with that. */
export const findPaidApplications = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('enrolments')
    .select('attendSeq')
    .where('userSeq', '=', userSeq)
    .where('state', '=', 'WAITING')
    .where('waitPayment', 'is not', null)
    .execute()

/** Days of access that were sold with a place. */
export async function findSoldDays(db: ChannelDb, attendSeq: AttendSeq) {
  const item = await tables(db)
    .selectFrom('orderItems')
    .select('accessDays')
    .where((eb) => eb.or([eb('attendSeq', '=', attendSeq), eb('packageAttendSeq', '=', attendSeq)]))
    .orderBy('orderSeq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return item?.accessDays
}

/** Of these places, those that wait with an application that is paid with it. */
export const findWaiting = (db: ChannelDb, attendSeqs: AttendSeq[]) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['attendSeq', 'waitKind'])
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .where('state', '=', 'WAITING')
    .where('waitPayment', 'is not', null)
    .execute()

/** The place in the line of those of these who stand in one, from 1. */
export async function findWaitNos(db: ChannelDb, attendSeqs: AttendSeq[]) {
  if (attendSeqs.length === 0) return new Map<AttendSeq, number>()
  const { rows } = await sql<{ attendSeq: AttendSeq; waitNo: number }>`
    select mine.attend_seq, count(*)::int as wait_no
    from enrolments mine join enrolments before using (channel_seq, class_seq)
    where mine.attend_seq = any(${attendSeqs}) and mine.state = 'WAITING' and mine.wait_kind = 'LIST'
      and before.state = 'WAITING' and before.wait_kind = 'LIST'
      and (before.waiting_since, before.attend_seq) <= (mine.waiting_since, mine.attend_seq)
    group by mine.attend_seq`.execute(tables(db))
  return new Map(rows.map(({ attendSeq, waitNo }) => [attendSeq, waitNo]))
}

/** Applicants who were admitted and did not pay in time. */
export const findOverdueInvited = (db: ChannelDb, now: Date) =>
  tables(db)
    .selectFrom('enrolments')
    .select('attendSeq')
    .where('state', '=', 'PENDING_PAYMENT')
    .where('invitedUntil', 'is not', null)
    .where('holdUntil', '<=', now)
    .limit(200)
    .execute()

/** Rounds in which somebody stands in line. */
export const findLines = (db: ChannelDb) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['courseSeq', 'classSeq'])
    .distinct()
    .where('state', '=', 'WAITING')
    .where('waitKind', '=', 'LIST')
    .where(isReady)
    .execute()

/** What somebody learns, waits for or was let into; not what they are paying for right now, or paid while they wait. */
export const findHeldOf = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['attendSeq', 'state'])
    .where('userSeq', '=', userSeq)
    .where('parentAttendSeq', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'APPROVED'),
        eb.and([eb('state', '=', 'WAITING'), eb('waitPayment', 'is', null)]),
        eb.and([eb('state', '=', 'PENDING_PAYMENT'), eb('invitedUntil', 'is not', null)]),
      ]),
    )
    .execute()

/** Who was admitted and has less time to pay than this gets it. */
export const prolongInvitations = (tx: ChannelTx, until: Date) =>
  tables(tx)
    .updateTable('enrolments')
    .set({ invitedUntil: until, holdUntil: sql`greatest(hold_until, ${until})` })
    .where('state', '=', 'PENDING_PAYMENT')
    .where('invitedUntil', '<', until)
    .execute()
