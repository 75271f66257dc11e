import { sql } from 'kysely'
import type { AttendSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** What these people learn or learned. */
export const findAttended = (db: ChannelDb, userSeqs: UserSeq[]) =>
  tables(db)
    .selectFrom('enrolments')
    .select(['userSeq', 'attendSeq', 'courseSeq'])
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('state', 'in', ['APPROVED', 'EXPIRED'])
    .execute()

/** The sum in won that each of them paid and did not get back. */
export async function findPaidSums(db: ChannelDb, userSeqs: UserSeq[]) {
  const rows = await tables(db)
    .selectFrom('orders')
    .select(({ fn, cast }) => [
      'userSeq',
      cast<number>(fn.sum(sql<number>`paid_amount - refunded_amount`), 'bigint').as('sum'),
    ])
    .where('userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
    .where('currency', '=', 'KRW')
    .groupBy('userSeq')
    .execute()
  return new Map(rows.map(({ userSeq, sum }) => [userSeq, sum]))
}

/** The people of these enrolments. */
export async function findLearners(db: ChannelDb, attendSeqs: AttendSeq[]) {
  const rows = await tables(db)
    .selectFrom('enrolments')
    .select('userSeq')
    .distinct()
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

/** The next members by number, for jobs that go through all of them. */
export async function findMembersAfter(db: ChannelDb, after: number, limit: number) {
  const rows = await tables(db)
    .selectFrom('members')
    .select('userSeq')
    .where('status', '!=', 'LEFT')
    .where(sql<boolean>`user_seq > ${after}`)
    .orderBy('userSeq')
    .limit(limit)
    .execute()
  return rows.map(({ userSeq }) => userSeq)
}

const CHANGES_SHOWN = 20
/** The latest changes of the level of a member, also of levels that were deleted. */
export async function findChanges(db: ChannelDb, userSeq: UserSeq) {
  const rows = await changes(db)
    .where('levelChanges.userSeq', '=', userSeq)
    .orderBy('levelChangeSeq', 'desc')
    .limit(CHANGES_SHOWN)
    .execute()
  return rows
}
/** One change, for the notification about it. */
export const findChange = (db: ChannelDb, levelChangeSeq: number) =>
  changes(db)
    .where(sql<boolean>`level_changes.level_change_seq = ${levelChangeSeq}`)
    .executeTakeFirst()

const changes = (db: ChannelDb) =>
  tables(db)
    .selectFrom('levelChanges')
    .leftJoin('memberLevels as from', (join) =>
      join
        .onRef('from.channelSeq', '=', 'levelChanges.channelSeq')
        .onRef('from.levelSeq', '=', 'levelChanges.fromLevelSeq'),
    )
    .leftJoin('memberLevels as to', (join) =>
      join
        .onRef('to.channelSeq', '=', 'levelChanges.channelSeq')
        .onRef('to.levelSeq', '=', 'levelChanges.toLevelSeq'),
    )
    .leftJoin('users as staff', 'staff.userSeq', 'levelChanges.byUserSeq')
    .select([
      'levelChanges.levelChangeSeq',
      'levelChanges.userSeq',
      'levelChanges.cause',
      'levelChanges.reason',
      'levelChanges.createdAt',
      'staff.name as byName',
      'from.levelSeq as fromSeq',
      'from.name as fromName',
      'from.color as fromColor',
      'to.levelSeq as toSeq',
      'to.name as toName',
      'to.color as toColor',
    ])
