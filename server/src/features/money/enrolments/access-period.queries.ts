import type { AttendSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const updatePeriod = (
  tx: ChannelTx,
  attendSeq: AttendSeq,
  period: { validAt: Date; reviewExpiresAt: Date | null },
) => tables(tx).updateTable('enrolments').set(period).where('attendSeq', '=', attendSeq).execute()

/** Whose time ends between these two moments. */
export const findEnding = (db: ChannelDb, { from, until }: { from: Date; until: Date }) =>
  tables(db)
    .selectFrom('enrolments')
    .innerJoin('courses', 'courses.courseSeq', 'enrolments.courseSeq')
    .select(['attendSeq', 'enrolments.courseSeq', 'userSeq', 'attendAt', 'validAt', 'courses.title'])
    .where('enrolments.state', '=', 'APPROVED')
    .where('validAt', '>', from)
    .where('validAt', '<=', until)
    .where('courses.state', '=', 'PUBLISHED')
    .orderBy('validAt')
    .execute()
