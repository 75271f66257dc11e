import { sql } from 'kysely'
import type { AttendSeq, ClassSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The next applicant on the waitlist, locked by this transaction. */
export const lockNext = (tx: ChannelTx, classSeq: ClassSeq) =>
  tables(tx)
    .selectFrom('enrolments')
    .select(['attendSeq', 'courseSeq', 'classSeq', 'userSeq', 'state', 'waitKind'])
    .where('classSeq', '=', classSeq)
    .where('state', '=', 'WAITING')
    .where('waitKind', '=', 'LIST')
    .orderBy('waitingSince')
    .orderBy('attendSeq')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

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
    .execute()

/** What somebody learns, waits for or was let into; not what they are paying for right now. */
export const findHeldOf = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['attendSeq', 'state'])
    .where('userSeq', '=', userSeq)
    .where('parentAttendSeq', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', 'in', ['WAITING', 'APPROVED']),
        eb.and([eb('state', '=', 'PENDING_PAYMENT'), eb('invitedUntil', 'is not', null)]),
      ]),
    )
    .execute()
