import { sql } from 'kysely'
import type { CurriculumSeq, LiveGroupSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Participant {
  curriculumSeq: CurriculumSeq
  /** The group in which they are connected; null for the room itself. */
  liveGroupSeq: LiveGroupSeq | null
  identity: string
}
interface Joined extends Participant {
  userSeq: UserSeq
  joinedAt: Date
}
export const insertPresence = (tx: ChannelTx, presence: Joined) =>
  tables(tx).insertInto('liveRoomPresences').values(presence).execute()

/**
 * Goes on with the last interval of a connection that was moved to another group. Whether there is one, not ended before `since`.
 * docs/rules.md R-992.
 */
export async function continuePresence(
  tx: ChannelTx,
  { curriculumSeq, liveGroupSeq, identity }: Participant,
  since: Date,
) {
  const last = await tables(tx)
    .selectFrom('liveRoomPresences')
    .select(['livePresenceSeq', 'liveGroupSeq', 'leftAt'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('identity', '=', identity)
    .orderBy('livePresenceSeq', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!last || last.liveGroupSeq === liveGroupSeq || (last.leftAt && last.leftAt < since)) return false
  await tables(tx)
    .updateTable('liveRoomPresences')
    .set({ liveGroupSeq, leftAt: null })
    .where('livePresenceSeq', '=', last.livePresenceSeq)
    .execute()
  return true
}

/** A clock that went back never ends an interval before its start. */
const endAt = (at: Date) => sql<Date>`greatest(joined_at, ${at})`
/**
 * Whether an interval of this connection was open. One that began later stays: the same device was loaded again, and its first
 * connection is reported late. So does one that goes on in another group.
 */
export async function closePresence(
  tx: ChannelTx,
  { curriculumSeq, liveGroupSeq, identity }: Participant,
  at: Date,
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('liveRoomPresences')
    .set({ leftAt: endAt(at) })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('identity', '=', identity)
    .where('liveGroupSeq', 'is not distinct from', liveGroupSeq)
    .where('joinedAt', '<=', at)
    .where('leftAt', 'is', null)
    .where('seenAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Person {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
}
/** The open connections of one person; more than one only until the older ones have ended. */
export const findConnections = (db: ChannelDb, { curriculumSeq, userSeq }: Person) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .select(['identity', 'liveGroupSeq'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .where('leftAt', 'is', null)
    .execute()
/** Ends all intervals of a person, or all but that of one connection; returns the connections they were open for. */
export const closePresencesOf = (
  tx: ChannelTx,
  { curriculumSeq, userSeq, except = null }: Person & { except?: string | null },
  at: Date,
) =>
  tables(tx)
    .updateTable('liveRoomPresences')
    .set({ leftAt: endAt(at) })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .where('leftAt', 'is', null)
    .$if(except !== null, (others) => others.where('identity', '<>', sql<string>`${except}`))
    .returning(['identity', 'liveGroupSeq'])
    .execute()

/** The connections with picture and sound: of one learner, or of all. Hosts are left out. */
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
    .select(['liveRoomPresences.identity', 'liveRoomPresences.userSeq', 'liveRoomPresences.liveGroupSeq'])
    .where('liveRoomPresences.curriculumSeq', '=', curriculumSeq)
    .where('leftAt', 'is', null)
    .where('seenAt', 'is', null)
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
