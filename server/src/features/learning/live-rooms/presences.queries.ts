import { sql } from 'kysely'
import type { CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Participant {
  curriculumSeq: CurriculumSeq
  identity: string
}
export const insertPresence = (tx: ChannelTx, presence: Participant & { userSeq: UserSeq; joinedAt: Date }) =>
  tables(tx).insertInto('liveRoomPresences').values(presence).execute()

/** A clock that went back never ends an interval before its start. */
const endAt = (at: Date) => sql<Date>`greatest(joined_at, ${at})`
/**
 * Whether an interval of this connection was open. One that began later stays: the same device was loaded again, and its first
 * connection is reported late.
 */
export async function closePresence(tx: ChannelTx, { curriculumSeq, identity }: Participant, at: Date) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('liveRoomPresences')
    .set({ leftAt: endAt(at) })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('identity', '=', identity)
    .where('joinedAt', '<=', at)
    .where('leftAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Person {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
}
/** The open connections of one person; more than one only until the older ones have ended. */
export async function findConnections(db: ChannelDb, { curriculumSeq, userSeq }: Person) {
  const open = await tables(db)
    .selectFrom('liveRoomPresences')
    .select('identity')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .where('leftAt', 'is', null)
    .execute()
  return open.map(({ identity }) => identity)
}
/** Ends all intervals of a person; returns the connections they were open for. */
export async function closePresencesOf(tx: ChannelTx, { curriculumSeq, userSeq }: Person, at: Date) {
  const closed = await tables(tx)
    .updateTable('liveRoomPresences')
    .set({ leftAt: endAt(at) })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .where('leftAt', 'is', null)
    .returning('identity')
    .execute()
  return closed.map(({ identity }) => identity)
}

/** The participants who are inside: of one learner, or of all. Hosts are left out. */
export const findLearnersInside = (
  db: ChannelDb,
  { curriculumSeq, userSeq }: { curriculumSeq: CurriculumSeq; userSeq: UserSeq | null },
) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .innerJoin('liveRoomPeople', (join) =>
      join
        .onRef('liveRoomPeople.curriculumSeq', '=', 'liveRoomPresences.curriculumSeq')
        .onRef('liveRoomPeople.userSeq', '=', 'liveRoomPresences.userSeq'),
    )
    .select(['liveRoomPresences.identity', 'liveRoomPresences.userSeq'])
    .where('liveRoomPresences.curriculumSeq', '=', curriculumSeq)
    .where('leftAt', 'is', null)
    .where('userType', '=', 'user')
    .$if(userSeq !== null, (one) => one.where('liveRoomPresences.userSeq', '=', sql<UserSeq>`${userSeq}`))
    .execute()

/**
 * Ends intervals that stayed open because the media process ended without a word: with the lesson, when nobody can be inside
 * any more.
 */
export const closeStalePresences = (tx: ChannelTx, endedBefore: Date) =>
  sql`
    update live_room_presences p set left_at = greatest(p.joined_at, l.ends_at)
    from live_items l
    where l.curriculum_seq = p.curriculum_seq and p.left_at is null and l.ends_at < ${endedBefore}`.execute(
    tables(tx),
  )
