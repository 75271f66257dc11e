import type { AttendSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { isOrBelongsTo } from './enrolments.queries.ts'

export const updatePeriod = (
  tx: ChannelTx,
  attendSeq: AttendSeq,
  period: { validAt: Date; reviewExpiresAt: Date | null },
) =>
  tables(tx)
    .updateTable('enrolments')
    .set(period)
    .where(isOrBelongsTo(attendSeq))
    .where('state', '=', 'APPROVED')
    .execute()

/** Whether it keeps its seat though its time is over. */
export const updateResting = (tx: ChannelTx, attendSeq: AttendSeq, isResting: boolean) =>
  tables(tx)
    .updateTable('enrolments')
    .set({ isResting })
    .where('attendSeq', '=', attendSeq)
    .where('isResting', '<>', isResting)
    .execute()

/** This enrolment and those that belong to it, as far as they are approved. */
export async function findApprovedWith(tx: ChannelTx, attendSeq: AttendSeq) {
  const found = await tables(tx)
    .selectFrom('enrolments')
    .select('attendSeq')
    .where(isOrBelongsTo(attendSeq))
    .where('state', '=', 'APPROVED')
    .execute()
  return found.map((one) => one.attendSeq)
}

/** Whose time ends between these two moments. */
export const findEnding = (db: ChannelDb, { from, until }: { from: Date; until: Date }) =>
  tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.courseSeq', 'enrolments.courseSeq')
    .select(['attendSeq', 'enrolments.courseSeq', 'userSeq', 'attendAt', 'validAt', 'courses.title'])
    .where('enrolments.state', '=', 'APPROVED')
    .where('validAt', '>', from)
    .where('validAt', '<=', until)
    // Its membership is paused, and it goes on with that.
    .where('isResting', '=', false)
    .where('courses.state', '=', 'PUBLISHED')
    .where('parentAttendSeq', 'is', null)
    .orderBy('validAt')
    .execute()
