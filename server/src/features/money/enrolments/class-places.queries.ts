import type { AttendSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import { sql } from 'kysely'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { enrolmentColumns } from './enrolments.queries.ts'

/** The places in the classes of a package that stand in one of these states, in the order in which all are locked. */
export const lockClassPlaces = (
  tx: ChannelTx,
  parentAttendSeq: AttendSeq,
  states: readonly ('PENDING_PAYMENT' | 'APPROVED' | 'EXPIRED')[],
) =>
  tables(tx)
    .selectFrom('enrolments')
    .select(enrolmentColumns)
    .where('parentAttendSeq', '=', parentAttendSeq)
    .where('state', 'in', [...states])
    .orderBy('classSeq')
    .orderBy('attendSeq')
    .forUpdate()
    .execute()

/** The places in the classes that a package holds now. */
export const findClassPlaces = (db: ChannelDb, parentAttendSeq: AttendSeq) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['attendSeq', 'courseSeq', 'classSeq'])
    .where('parentAttendSeq', '=', parentAttendSeq)
    .where('state', 'in', ['PENDING_PAYMENT', 'APPROVED'])
    .execute()

/** What somebody has or had in these courses. */
export const findPlacesIn = (db: ChannelDb, userSeq: UserSeq, courseSeqs: CourseSeq[]) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['attendSeq', 'courseSeq', 'state', 'attendAt', 'validAt'])
    .where('userSeq', '=', userSeq)
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .execute()
