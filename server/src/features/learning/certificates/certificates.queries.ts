import { sql } from 'kysely'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export function findRules(db: ChannelDb, courseSeqs: CourseSeq[]) {
  return tables(db)
    .selectFrom('certificateRules')
    .select(['courseSeq', 'minPercent'])
    .where('courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .execute()
}
export function upsertRule(tx: ChannelTx, rule: { courseSeq: CourseSeq; minPercent: number }) {
  return tables(tx)
    .insertInto('certificateRules')
    .values(rule)
    .onConflict((same) =>
      same.columns(['channelSeq', 'courseSeq']).doUpdateSet({ minPercent: rule.minPercent }),
    )
    .execute()
}

const columns = ['attendSeq', 'courseSeq', 'certificateNo', 'issuedAt'] as const
export function findCertificate(db: ChannelDb, attendSeq: AttendSeq) {
  return tables(db)
    .selectFrom('certificates')
    .select(columns)
    .where('attendSeq', '=', attendSeq)
    .executeTakeFirst()
}
export function findByNumber(db: ChannelDb, certificateNo: string) {
  return tables(db)
    .selectFrom('certificates')
    .select(columns)
    .where('certificateNo', '=', certificateNo)
    .executeTakeFirst()
}
/** The enrolments among these that have a certificate. */
export function findCertified(db: ChannelDb, attendSeqs: AttendSeq[]) {
  return tables(db)
    .selectFrom('certificates')
    .select(['attendSeq'])
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()
}
/** The certificates of one course, newest first, with their owners. */
export function findIssued(db: ChannelDb, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('certificates')
    .innerJoin('enrolments', 'enrolments.attendSeq', 'certificates.attendSeq')
    .select(['certificates.attendSeq', 'certificateNo', 'issuedAt', 'name', 'state'])
    .where('certificates.courseSeq', '=', courseSeq)
    .orderBy('issuedAt', 'desc')
    .limit(1000)
    .execute()
}
/** Inserts nothing where this enrolment already has one. */
export function insertCertificate(
  tx: ChannelTx,
  certificate: { attendSeq: AttendSeq; courseSeq: CourseSeq; certificateNo: string; issuedAt: Date },
) {
  return tables(tx)
    .insertInto('certificates')
    .values(certificate)
    .onConflict((same) => same.columns(['channelSeq', 'attendSeq']).doNothing())
    .execute()
}
