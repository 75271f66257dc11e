import { sql } from 'kysely'
import type { RoomTimer } from 'contract/learning/live-rooms/timer.rules'
import type { EntryState } from 'contract/learning/live-rooms/live-rooms.rules'
import type { LiveUserType } from 'contract/teaching/curriculum/live-items.rules'
import type { AttendSeq, CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const insertRoom = (tx: ChannelTx, curriculumSeq: CurriculumSeq, createdAt: Date) =>
  tables(tx)
    .insertInto('liveRooms')
    .values({ curriculumSeq, createdAt })
    .onConflict((same) => same.doNothing())
    .execute()

export const findRoom = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRooms')
    .select(['isLocked', 'timerEndsAt', 'timerLeftSeconds', 'hasCaptions', 'keepsCaptions'])
    .where('curriculumSeq', '=', curriculumSeq)
    .executeTakeFirst()
/** The same, locked until the transaction ends: entering and locking happen one after the other. */
export const lockRoomRow = (tx: ChannelTx, curriculumSeq: CurriculumSeq) =>
  tables(tx)
    .selectFrom('liveRooms')
    .select(['isLocked', 'timerEndsAt', 'timerLeftSeconds'])
    .where('curriculumSeq', '=', curriculumSeq)
    .forUpdate()
    .executeTakeFirstOrThrow()
export const updateRoom = (tx: ChannelTx, curriculumSeq: CurriculumSeq, isLocked: boolean) =>
  tables(tx).updateTable('liveRooms').set({ isLocked }).where('curriculumSeq', '=', curriculumSeq).execute()

export const updateTimer = (tx: ChannelTx, curriculumSeq: CurriculumSeq, timer: RoomTimer | null) =>
  tables(tx)
    .updateTable('liveRooms')
    .set({ timerEndsAt: timer?.endsAt ?? null, timerLeftSeconds: timer?.leftSeconds ?? null })
    .where('curriculumSeq', '=', curriculumSeq)
    .execute()

/** Whether learners of this lesson wait until a host admits them, and whether they watch. */
export const findLessonOfRoom = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveItems')
    .select(['hasWaitingRoom', 'hasAudience'])
    .where('curriculumSeq', '=', curriculumSeq)
    .executeTakeFirstOrThrow()

export interface PersonRef {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq
}
export const findPerson = (db: ChannelDb, { curriculumSeq, userSeq }: PersonRef) =>
  tables(db)
    .selectFrom('liveRoomPeople')
    .select(['userSeq', 'userType', 'state', 'attendSeq', 'handRaisedAt', 'stageInvitedAt', 'onStageAt'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .executeTakeFirst()

interface NewPerson extends PersonRef {
  userType: LiveUserType
  state: EntryState
  attendSeq: AttendSeq | null
  requestedAt: Date
}
/** A person who comes again keeps the time of the first request. */
export const upsertPerson = (tx: ChannelTx, person: NewPerson) =>
  tables(tx)
    .insertInto('liveRoomPeople')
    .values(person)
    .onConflict((same) =>
      same.columns(['channelSeq', 'curriculumSeq', 'userSeq']).doUpdateSet({
        userType: person.userType,
        state: person.state,
        attendSeq: person.attendSeq,
      }),
    )
    .execute()

/** Who is not inside has no hand up, and is on no stage. */
const outsideAgain = { handRaisedAt: null, stageInvitedAt: null, onStageAt: null }
interface Decision {
  from: EntryState[]
  state: EntryState
  decidedByUserSeq: UserSeq
  decidedAt: Date
}
/** Learners whose state this changed; without a number all of the room. */
export async function updateStates(
  tx: ChannelTx,
  { curriculumSeq, userSeq }: { curriculumSeq: CurriculumSeq; userSeq: UserSeq | null },
  { from, ...decision }: Decision,
) {
  const changed = await tables(tx)
    .updateTable('liveRoomPeople')
    .set({ ...decision, ...(decision.state !== 'ADMITTED' && outsideAgain) })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userType', '=', 'user')
    .where('state', 'in', from)
    .$if(userSeq !== null, (one) => one.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .returning('userSeq')
    .execute()
  return changed.map((one) => one.userSeq)
}

/** A hand that is up already keeps its turn. */
export const raiseHand = (tx: ChannelTx, { curriculumSeq, userSeq }: PersonRef, handRaisedAt: Date) =>
  tables(tx)
    .updateTable('liveRoomPeople')
    .set({ handRaisedAt })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .where('handRaisedAt', 'is', null)
    .execute()
/** Without a number all hands. */
export const lowerHands = (
  tx: ChannelTx,
  { curriculumSeq, userSeq }: { curriculumSeq: CurriculumSeq; userSeq: UserSeq | null },
) =>
  tables(tx)
    .updateTable('liveRoomPeople')
    .set({ handRaisedAt: null })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('handRaisedAt', 'is not', null)
    .$if(userSeq !== null, (one) => one.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .execute()

const people = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRoomPeople')
    .innerJoin('users', 'users.userSeq', 'liveRoomPeople.userSeq')
    .where('curriculumSeq', '=', curriculumSeq)

const MAX_PEOPLE = 500
export const findHands = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  people(db, curriculumSeq)
    .select(['liveRoomPeople.userSeq', 'users.name', sql<Date>`hand_raised_at`.as('raisedAt')])
    .where('handRaisedAt', 'is not', null)
    .where('state', '=', 'ADMITTED')
    .orderBy('handRaisedAt')
    .orderBy('liveRoomPeople.userSeq')
    .limit(MAX_PEOPLE)
    .execute()
export const findWaiting = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  people(db, curriculumSeq)
    .select(['liveRoomPeople.userSeq', 'users.name', 'requestedAt'])
    .where('state', '=', 'WAITING')
    .orderBy('requestedAt')
    .orderBy('liveRoomPeople.userSeq')
    .limit(MAX_PEOPLE)
    .execute()
export const findRemoved = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  people(db, curriculumSeq)
    .select(['liveRoomPeople.userSeq', 'users.name', sql<Date>`decided_at`.as('removedAt')])
    .where('state', '=', 'REMOVED')
    .orderBy('decidedAt', 'desc')
    .orderBy('liveRoomPeople.userSeq')
    .limit(MAX_PEOPLE)
    .execute()
/** The name of a person who came to this room. */
export const findNameInRoom = (db: ChannelDb, { curriculumSeq, userSeq }: PersonRef) =>
  people(db, curriculumSeq)
    .select('users.name')
    .where('liveRoomPeople.userSeq', '=', userSeq)
    .executeTakeFirst()
