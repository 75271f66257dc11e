import { sql } from 'kysely'
import type { AttendSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** The limit of the site with nobody else able to give a place until this transaction ends; undefined without one. */
export const lockStudentLimit = (tx: ChannelTx) =>
  tables(tx).selectFrom('studentLimits').select('studentLimit').forUpdate().executeTakeFirst()

/**
 * Who else learns at the site or holds a seat while paying, each counted once; and whether this person does besides
 * this enrolment.
 */
export const countOthers = (
  tx: ChannelTx,
  { userSeq, attendSeq }: { userSeq: UserSeq; attendSeq: AttendSeq },
) =>
  tables(tx)
    .selectFrom('enrolments')
    .select([
      sql<number>`(count(distinct user_seq) filter (where user_seq <> ${userSeq}))::int`.as('otherCount'),
      sql<boolean>`coalesce(bool_or(user_seq = ${userSeq} and attend_seq <> ${attendSeq}), false)`.as(
        'isStudent',
      ),
    ])
    .where('state', 'in', ['APPROVED', 'PENDING_PAYMENT'])
    .executeTakeFirstOrThrow()

export async function countStudents(db: ChannelDb) {
  const { studentCount } = await tables(db)
    .selectFrom('enrolments')
    .select(sql<number>`count(distinct user_seq)::int`.as('studentCount'))
    .where('state', '=', 'APPROVED')
    .executeTakeFirstOrThrow()
  return studentCount
}
export async function readStudentLimit(db: ChannelDb) {
  const found = await tables(db).selectFrom('studentLimits').select('studentLimit').executeTakeFirst()
  return found?.studentLimit ?? null
}
export async function upsertStudentLimit(tx: ChannelTx, limit: { studentLimit: number; changedAt: Date }) {
  await tables(tx)
    .insertInto('studentLimits')
    .values(limit)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(limit))
    .execute()
}
export async function deleteStudentLimit(tx: ChannelTx) {
  await tables(tx).deleteFrom('studentLimits').execute()
}
