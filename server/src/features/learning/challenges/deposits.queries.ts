import { sql } from 'kysely'
import type { DepositRule } from 'contract/learning/challenges/deposits.rules'
import type { AttendSeq, ClassSeq, CourseSeq, Currency, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** What a term pays back; null where it pays nothing. */
export async function findDeposit(db: ChannelDb, classSeq: ClassSeq): Promise<DepositRule | null> {
  const found = await tables(db)
    .selectFrom('challengeTerms')
    .select(['depositPercent as percent', 'depositFullRate as fullRate', 'depositMinRate as minRate'])
    .where('classSeq', '=', classSeq)
    .executeTakeFirst()
  if (!found) return null
  const { percent, fullRate, minRate } = found
  return percent === null || fullRate === null || minRate === null ? null : { percent, fullRate, minRate }
}

/** Terms that ended before this moment and whose participants have not got their deposits back. */
export const findUnsettled = (db: ChannelDb, endedBefore: Date) =>
  tables(db)
    .selectFrom('challengeTerms as term')
    .innerJoin('courseRounds as round', 'round.classSeq', 'term.classSeq')
    .select(['term.classSeq', 'round.courseSeq'])
    .where('term.depositPercent', 'is not', null)
    .where('term.depositSettledAt', 'is', null)
    .where('round.endAt', '<=', endedBefore)
    .orderBy('term.classSeq')
    .execute()

/** Whether this call settled the term. */
export async function settleTerm(tx: ChannelTx, classSeq: ClassSeq, settledAt: Date) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('challengeTerms')
    .set({ depositSettledAt: settledAt })
    .where('classSeq', '=', classSeq)
    .where('depositSettledAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The places of a term that were not cancelled. */
export async function findPlacesOfTerm(db: ChannelDb, classSeq: ClassSeq): Promise<AttendSeq[]> {
  const { rows } = await sql<{ attendSeq: AttendSeq }>`
    select e.attend_seq as "attendSeq" from enrolments e
    where e.class_seq = ${classSeq} and e.state in ('APPROVED', 'EXPIRED') order by e.attend_seq`.execute(
    tables(db),
  )
  return rows.map(({ attendSeq }) => attendSeq)
}

interface Participant {
  userSeq: UserSeq
  courseSeq: CourseSeq
  classSeq: ClassSeq
  title: string
}
/** Who has this place; undefined once it was cancelled. */
export async function findParticipant(db: ChannelDb, attendSeq: AttendSeq) {
  const { rows } = await sql<Participant>`
    select e.user_seq as "userSeq", e.course_seq as "courseSeq", e.class_seq as "classSeq", c.title
    from enrolments e join courses c on c.channel_seq = e.channel_seq and c.course_seq = e.course_seq
    where e.attend_seq = ${attendSeq} and e.state in ('APPROVED', 'EXPIRED')`.execute(tables(db))
  return rows[0]
}

interface DepositReturn {
  attendSeq: AttendSeq
  classSeq: ClassSeq
  rate: number
  amount: number
  currency: Currency
  createdAt: Date
}
/** Whether it is the first of this place. */
export async function insertReturn(tx: ChannelTx, returned: DepositReturn) {
  const inserted = await tables(tx)
    .insertInto('challengeDepositReturns')
    .values(returned)
    .onConflict((same) => same.columns(['channelSeq', 'attendSeq']).doNothing())
    .returning('attendSeq')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findReturns(db: ChannelDb, attendSeqs: AttendSeq[]) {
  if (attendSeqs.length === 0) return new Map<AttendSeq, { amount: number; currency: Currency }>()
  const rows = await tables(db)
    .selectFrom('challengeDepositReturns')
    .select(['attendSeq', 'amount', 'currency'])
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()
  return new Map(rows.map(({ attendSeq, ...returned }) => [attendSeq, returned]))
}
