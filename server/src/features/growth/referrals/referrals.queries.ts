import { sql } from 'kysely'
import type { CourseSeq, Paged, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findCode = (db: ChannelDb, refererCode: string) =>
  tables(db)
    .selectFrom('inviteCodes')
    .select(['courseSeq', 'userSeq'])
    .where('refererCode', '=', refererCode)
    .executeTakeFirst()

export async function findCodeOf(db: ChannelDb, courseSeq: CourseSeq, userSeq: UserSeq) {
  const found = await tables(db)
    .selectFrom('inviteCodes')
    .select('refererCode')
    .where('courseSeq', '=', courseSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()
  return found?.refererCode ?? null
}

interface NewCode {
  refererCode: string
  courseSeq: CourseSeq
  userSeq: UserSeq
  createdAt: Date
}
/** Keeps an existing code: of two tabs only one creates it. */
export const insertCode = (tx: ChannelTx, code: NewCode) =>
  tables(tx)
    .insertInto('inviteCodes')
    .values(code)
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq', 'userSeq']).doNothing())
    .execute()

interface NewInvite {
  courseSeq: CourseSeq
  userSeq: UserSeq
  inviterUserSeq: UserSeq
  openedAt: Date
}
/** True when it was inserted: a user who came before stays with their first inviter. */
export async function insertInvite(tx: ChannelTx, invite: NewInvite) {
  const made = await tables(tx)
    .insertInto('invites')
    .values(invite)
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq', 'userSeq']).doNothing())
    .returning('userSeq')
    .executeTakeFirst()
  return made !== undefined
}

/** The time at which an invited person enrolled, without cancelled enrolments. */
const enrolledAt = sql<Date | null>`(select min(e.attend_at) from enrolments e
  where e.user_seq = invites.user_seq and e.course_seq = invites.course_seq
    and e.state in ('APPROVED', 'EXPIRED') and e.attend_at >= invites.opened_at)`

const invitesOf = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db).selectFrom('invites').where('invites.courseSeq', '=', courseSeq)
const counted = sql<number>`count(*)::integer`
const enrolled = sql<number>`count(${enrolledAt})::integer`

export const countInvites = (db: ChannelDb, courseSeq: CourseSeq) =>
  invitesOf(db, courseSeq)
    .select([counted.as('openedCount'), enrolled.as('enrolledCount')])
    .executeTakeFirstOrThrow()

export const countInvitesBy = (db: ChannelDb, courseSeq: CourseSeq, inviterUserSeq: UserSeq) =>
  invitesOf(db, courseSeq)
    .select([counted.as('openedCount'), enrolled.as('enrolledCount')])
    .where('inviterUserSeq', '=', inviterUserSeq)
    .executeTakeFirstOrThrow()

export const findInvites = (db: ChannelDb, courseSeq: CourseSeq, { page, size }: Paged) =>
  invitesOf(db, courseSeq)
    .leftJoin('members', 'members.userSeq', 'invites.userSeq')
    .select([
      'invites.userSeq',
      'invites.inviterUserSeq',
      'invites.openedAt',
      enrolledAt.as('enrolledAt'),
      'members.userSeq as memberSeq',
    ])
    .orderBy('invites.openedAt', 'desc')
    .orderBy('invites.userSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export const findInviters = (db: ChannelDb, courseSeq: CourseSeq, { page, size }: Paged) =>
  invitesOf(db, courseSeq)
    .select(['invites.inviterUserSeq as userSeq', counted.as('openedCount'), enrolled.as('enrolledCount')])
    .groupBy('invites.inviterUserSeq')
    .orderBy('enrolledCount', 'desc')
    .orderBy('openedCount', 'desc')
    .orderBy('invites.inviterUserSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countInviters(db: ChannelDb, courseSeq: CourseSeq) {
  const { count } = await invitesOf(db, courseSeq)
    .select(sql<number>`count(distinct inviter_user_seq)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Links of a former member stop working. */
export const deleteCodesOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('inviteCodes').where('userSeq', '=', userSeq).execute()
