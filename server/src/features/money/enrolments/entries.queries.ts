import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Everybody who got a place that was not taken back, for each address of the class by which they came. */
export const countByEntry = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('enrolments')
    .select(({ fn }) => ['eventCode', fn.countAll<number>().as('count')])
    .where('courseSeq', '=', courseSeq)
    .where('eventCode', 'is not', null)
    .where('state', 'in', ['APPROVED', 'EXPIRED'])
    .groupBy('eventCode')
    .execute()

/** An address that is gone has brought nobody, also when another is made of the same name. */
export const forgetEntry = (tx: ChannelTx, courseSeq: CourseSeq, eventCode: string) =>
  tables(tx)
    .updateTable('enrolments')
    .set({ eventCode: null })
    .where('courseSeq', '=', courseSeq)
    .where('eventCode', '=', eventCode)
    .execute()
