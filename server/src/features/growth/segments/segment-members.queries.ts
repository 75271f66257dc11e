import { sql } from 'kysely'
import type { SegmentSeq, UserSeq } from 'contract/values/ids'
import type { MergedAccounts } from '../../../platform/account-merges.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'
import { matching, type Selection } from './audience.queries.ts'

interface MembersQuery {
  selection: Selection
  q?: string | undefined
  now: Date
}
const chosen = (db: ChannelDb, { selection, q, now }: MembersQuery) =>
  matching(db, selection, now).$if(Boolean(q), (all) => all.where(named(q ?? '')))

/** A part of the name or of the e-mail. */
function named(q: string) {
  const like = containing(q)
  return sql<boolean>`(users.name ilike ${like} or users.email ilike ${like})`
}
const columns = ['members.userSeq', 'users.name', 'users.email', 'members.joinedAt'] as const

/** Members of a segment by name. */
export const findMembersOf = (
  db: ChannelDb,
  { page, size, ...query }: MembersQuery & { page: number; size: number },
) =>
  chosen(db, query)
    .select(columns)
    .orderBy('users.name')
    .orderBy('members.userSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countMembersOf(db: ChannelDb, query: MembersQuery) {
  const { count } = await chosen(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface CandidatesQuery {
  segmentSeq: SegmentSeq
  q: string
  page: number
  limit: number
  now: Date
}
/** Members who are not in it; one more than requested, to show whether there are more. */
export const findCandidates = (db: ChannelDb, { segmentSeq, q, page, limit, now }: CandidatesQuery) =>
  chosen(db, { selection: { conditions: [] }, q, now })
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('segmentMembers')
            .select('segmentMembers.userSeq')
            .where('segmentMembers.segmentSeq', '=', segmentSeq)
            .whereRef('segmentMembers.userSeq', '=', 'members.userSeq'),
        ),
      ),
    )
    .select(columns)
    .orderBy('users.name')
    .orderBy('members.userSeq')
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute()

/** Those of these people who are members and were not in it. The lock waits for people who leave at the same moment. */
export function insertSegmentMembers(
  tx: ChannelTx,
  { segmentSeq, userSeqs, now }: { segmentSeq: SegmentSeq; userSeqs: UserSeq[]; now: Date },
) {
  return tables(tx)
    .insertInto('segmentMembers')
    .columns(['segmentSeq', 'userSeq', 'addedAt'])
    .expression(({ selectFrom }) =>
      selectFrom('members')
        .select([
          sql<SegmentSeq>`${segmentSeq}::bigint`.as('segmentSeq'),
          'members.userSeq',
          sql<Date>`${now}::timestamptz`.as('addedAt'),
        ])
        .where('members.status', '=', 'ACTIVE')
        .where('members.userSeq', '=', sql<UserSeq>`any(${userSeqs})`)
        .forShare(),
    )
    .onConflict((same) => same.doNothing())
    .returning('userSeq')
    .execute()
}
/** All that were put in, also those who are blocked now. */
export async function countSegmentMembers(db: ChannelDb, segmentSeq: SegmentSeq) {
  const { count } = await tables(db)
    .selectFrom('segmentMembers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('segmentSeq', '=', segmentSeq)
    .executeTakeFirstOrThrow()
  return count
}
export async function deleteSegmentMember(tx: ChannelTx, segmentSeq: SegmentSeq, userSeq: UserSeq) {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('segmentMembers')
    .where('segmentSeq', '=', segmentSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
export const deleteFromAllSegments = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('segmentMembers').where('userSeq', '=', userSeq).execute()

/** Of two accounts in one segment, one row remains. */
export async function mergeSegmentMembers(tx: ChannelTx, { kept, gone }: MergedAccounts) {
  await sql`
    delete from segment_members theirs using segment_members mine
    where theirs.user_seq = ${gone} and mine.user_seq = ${kept}
      and mine.channel_seq = theirs.channel_seq and mine.segment_seq = theirs.segment_seq`.execute(tables(tx))
}
