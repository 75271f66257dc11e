import { sql } from 'kysely'
import type { CurriculumSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { PersonRef } from './rooms.queries.ts'

interface Watcher extends PersonRef {
  identity: string
}
/** Somebody watches from now on. */
export const insertWatcher = (tx: ChannelTx, watcher: Watcher, at: Date) =>
  tables(tx)
    .insertInto('liveRoomPresences')
    .values({ ...watcher, joinedAt: at, seenAt: at })
    .execute()

const open = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRoomPresences')
    .where('liveRoomPresences.curriculumSeq', '=', curriculumSeq)
    .where('leftAt', 'is', null)
    .where('seenAt', 'is not', null)

/** Whether the interval of this page was open. */
export async function touchWatcher(tx: ChannelTx, { curriculumSeq, userSeq, identity }: Watcher, at: Date) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('liveRoomPresences')
    .set({ seenAt: at })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .where('identity', '=', identity)
    .where('leftAt', 'is', null)
    .where('seenAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether this page watches now, as somebody who may be inside. docs/rules.md R-1300. */
export const findWatcher = (db: ChannelDb, { curriculumSeq, userSeq, identity }: Watcher) =>
  open(db, curriculumSeq)
    .innerJoin('liveRoomPeople', (join) =>
      join
        .onRef('liveRoomPeople.curriculumSeq', '=', 'liveRoomPresences.curriculumSeq')
        .onRef('liveRoomPeople.userSeq', '=', 'liveRoomPresences.userSeq'),
    )
    .select('identity')
    .where('liveRoomPresences.userSeq', '=', userSeq)
    .where('identity', '=', identity)
    .where('state', '=', 'ADMITTED')
    .executeTakeFirst()

/** Whether somebody watched until now: on this device, or without one on any. */
export async function closeWatcher(
  tx: ChannelTx,
  { curriculumSeq, userSeq, identity }: PersonRef & { identity: string | null },
  at: Date,
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('liveRoomPresences')
    .set({ leftAt: sql<Date>`greatest(joined_at, ${at})` })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .where('leftAt', 'is', null)
    .where('seenAt', 'is not', null)
    .$if(identity !== null, (one) => one.where('identity', '=', sql<string>`${identity}`))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countWatchers(db: ChannelDb, curriculumSeq: CurriculumSeq, since: Date) {
  const { count } = await open(db, curriculumSeq)
    .where('seenAt', '>', since)
    .select(({ fn }) => fn.count<string>('userSeq').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface WatcherPage {
  since: Date
  after: UserSeq | undefined
  limit: number
}
export const findWatchers = (
  db: ChannelDb,
  curriculumSeq: CurriculumSeq,
  { since, after, limit }: WatcherPage,
) =>
  open(db, curriculumSeq)
    .innerJoin('users', 'users.userSeq', 'liveRoomPresences.userSeq')
    .select(['liveRoomPresences.userSeq', 'users.name'])
    .distinct()
    .where('seenAt', '>', since)
    .$if(after !== undefined, (page) => page.where('liveRoomPresences.userSeq', '>', sql<UserSeq>`${after}`))
    .orderBy('liveRoomPresences.userSeq')
    .limit(limit)
    .execute()

/** Ends the intervals of those who fell silent, when they were last there; returns whose they were. */
export const closeSilentWatchers = (tx: ChannelTx, curriculumSeq: CurriculumSeq, before: Date) =>
  tables(tx)
    .updateTable('liveRoomPresences')
    .set({ leftAt: sql<Date>`greatest(joined_at, seen_at)` })
    .where('curriculumSeq', '=', curriculumSeq)
    .where('leftAt', 'is', null)
    .where('seenAt', '<=', before)
    .returning('userSeq')
    .execute()
export const hasWatchers = async (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  (await open(db, curriculumSeq).select('userSeq').limit(1).executeTakeFirst()) !== undefined

/** Learners on the stage, and those who are invited. */
export async function countOnStage(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  const { count } = await tables(db)
    .selectFrom('liveRoomPeople')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('curriculumSeq', '=', curriculumSeq)
    .where('state', '=', 'ADMITTED')
    .where((eb) => eb.or([eb('onStageAt', 'is not', null), eb('stageInvitedAt', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}
const MAX_INVITED = 50
export const findInvited = (db: ChannelDb, curriculumSeq: CurriculumSeq) =>
  tables(db)
    .selectFrom('liveRoomPeople')
    .innerJoin('users', 'users.userSeq', 'liveRoomPeople.userSeq')
    .select(['liveRoomPeople.userSeq', 'users.name'])
    .where('curriculumSeq', '=', curriculumSeq)
    .where('stageInvitedAt', 'is not', null)
    .orderBy('stageInvitedAt')
    .orderBy('liveRoomPeople.userSeq')
    .limit(MAX_INVITED)
    .execute()

interface StageChange {
  stageInvitedAt: Date | null
  onStageAt: Date | null
  handRaisedAt?: null
}
export const updateStage = (tx: ChannelTx, { curriculumSeq, userSeq }: PersonRef, change: StageChange) =>
  tables(tx)
    .updateTable('liveRoomPeople')
    .set(change)
    .where('curriculumSeq', '=', curriculumSeq)
    .where('userSeq', '=', userSeq)
    .execute()
