import { sql } from 'kysely'
import type { AttendSeq, CurriculumSeq, UploadVodSeq, UserSeq } from 'contract/values'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

type Ranges = (readonly [number, number])[]

export function findProgressOf(db: ChannelDb, attendSeqs: AttendSeq[]) {
  return tables(db)
    .selectFrom('curriculumProgress')
    .select([
      'attendSeq',
      'curriculumSeq',
      'state',
      'watched',
      'watchedPercent',
      'playSecond',
      'spentMs',
      'openedAt',
      'updatedAt',
    ])
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()
}

/** One lesson's progress, held until this transaction ends; two beats of one person wait for each other. */
export function lockProgress(tx: ChannelTx, place: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq }) {
  return tables(tx)
    .selectFrom('curriculumProgress')
    .select(['state', 'watched', 'watchedPercent', 'playSecond', 'spentMs', 'spentUntil', 'updatedAt'])
    .where('attendSeq', '=', place.attendSeq)
    .where('curriculumSeq', '=', place.curriculumSeq)
    .forUpdate()
    .executeTakeFirst()
}

export interface ProgressValues {
  attendSeq: AttendSeq
  curriculumSeq: CurriculumSeq
  watched?: Ranges
  watchedPercent?: number
  playSecond?: number
  spentMs?: number
  spentUntil?: Date | null
  now: Date
}
/** What was watched. Whether it is done is not said here. */
export function upsertWatched(tx: ChannelTx, { now, watched, ...values }: ProgressValues) {
  const change = {
    ...values,
    ...(watched && { watched: JSON.stringify(watched) }),
    updatedAt: now,
  }
  return tables(tx)
    .insertInto('curriculumProgress')
    .values({ ...change, state: 'STARTED', openedAt: now })
    .onConflict((same) => same.columns(['channelSeq', 'attendSeq', 'curriculumSeq']).doUpdateSet(change))
    .execute()
}

interface Done {
  attendSeqs: AttendSeq[]
  curriculumSeq: CurriculumSeq
  now: Date
}
/** Done in these places; answers with those where it was not before. Done once stays done since then. */
export async function markDone(tx: ChannelTx, { attendSeqs, curriculumSeq, now }: Done) {
  const { rows } = await sql<{ attendSeq: AttendSeq }>`
    insert into curriculum_progress (attend_seq, curriculum_seq, state, opened_at, completed_at, updated_at)
    select distinct one, ${curriculumSeq}::bigint, 'DONE', ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${attendSeqs}::bigint[]) one
    on conflict (channel_seq, attend_seq, curriculum_seq) do update
      set state = 'DONE', completed_at = excluded.completed_at, updated_at = excluded.updated_at
      where curriculum_progress.state <> 'DONE'
    returning attend_seq as "attendSeq"`.execute(tables(tx))
  return rows.map(({ attendSeq }) => attendSeq)
}

/** Not done any more; answers with the places where it was. */
export async function markUndone(tx: ChannelTx, { attendSeqs, curriculumSeq, now }: Done) {
  const rows = await tables(tx)
    .updateTable('curriculumProgress')
    .set({ state: 'STARTED', completedAt: null, updatedAt: now })
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .where('curriculumSeq', '=', curriculumSeq)
    .where('state', '=', 'DONE')
    .returning('attendSeq')
    .execute()
  return rows.map(({ attendSeq }) => attendSeq)
}

/** Everybody who did this item. */
export async function findWhoDid(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  const rows = await tables(db)
    .selectFrom('curriculumProgress')
    .select('attendSeq')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('state', '=', 'DONE')
    .execute()
  return rows.map(({ attendSeq }) => attendSeq)
}
/** Opened for the first time; what is known already stays. */
export function insertStarted(
  tx: ChannelTx,
  { now, ...place }: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq; now: Date },
) {
  return tables(tx)
    .insertInto('curriculumProgress')
    .values({ ...place, state: 'STARTED', openedAt: now, updatedAt: now })
    .onConflict((same) => same.doNothing())
    .execute()
}

export function insertPlay(
  tx: ChannelDb,
  play: {
    playId: string
    secretHash: string
    curriculumSeq: CurriculumSeq
    uploadVodSeq: UploadVodSeq | null
    userSeq: UserSeq | null
    attendSeq: AttendSeq | null
    startedAt: Date
  },
) {
  return tables(tx)
    .insertInto('playSessions')
    .values({ ...play, lastBeatAt: play.startedAt })
    .execute()
}

const sessions = (db: ChannelDb, playId: string) =>
  tables(db)
    .selectFrom('playSessions')
    .select([
      'playId',
      'secretHash',
      'curriculumSeq',
      'uploadVodSeq',
      'userSeq',
      'attendSeq',
      'startedAt',
      'lastBeatAt',
    ])
    .where('playId', '=', playId)
    .where('endedAt', 'is', null)

export const findPlay = (db: ChannelDb, playId: string) => sessions(db, playId).executeTakeFirst()
/** Everything played in this place of late, held until this transaction ends: time counts once, however much plays. */
export function lockPlaysOf(tx: ChannelTx, attendSeq: AttendSeq) {
  return tables(tx)
    .selectFrom('playSessions')
    .select(['playId', 'curriculumSeq', 'startedAt', 'lastBeatAt', 'endedAt', 'endedWhy', 'ticksSince'])
    .where('attendSeq', '=', attendSeq)
    .orderBy('playId')
    .forUpdate()
    .execute()
}

interface PlayChange {
  lastBeatAt?: Date
  endedAt?: Date
  endedWhy?: 'LEFT' | 'OVERTAKEN' | 'TIME_OVER'
  ticksSince?: Date | null
}
export function notePlay(tx: ChannelDb, playId: string, change: PlayChange) {
  return tables(tx).updateTable('playSessions').set(change).where('playId', '=', playId).execute()
}
interface Segment {
  attendSeq: AttendSeq
  curriculumSeq: CurriculumSeq
  /** Its number in the film, whatever the size of the picture. */
  segment: number
}
/**
 * Gives one segment to whoever learns here; false when they have `most` more than what `everyMs` of viewing time each
 * paid for. One of those not paid for yet is given again and counts once. docs/rules.md R-404.
 */
export async function giveSegment(
  db: ChannelDb,
  { attendSeq, curriculumSeq, segment }: Segment,
  { most, everyMs }: { most: number; everyMs: number },
) {
  const paid = sql`spent_ms / ${everyMs}::int`
  const isOwed = sql<boolean>`${segment}::int = any (given_last[1:greatest(0, given - ${paid})::int])`
  const given = await tables(db)
    .updateTable('curriculumProgress')
    .set({
      given: sql<number>`given + case when ${isOwed} then 0 else 1 end`,
      givenLast: sql<number[]>`case when ${isOwed} then given_last
        else (array_prepend(${segment}::int, given_last))[1:${most}::int] end`,
    })
    .where('attendSeq', '=', attendSeq)
    .where('curriculumSeq', '=', curriculumSeq)
    .where(sql<boolean>`(${isOwed} or given < ${most}::int + ${paid})`)
    .returning('given')
    .executeTakeFirst()
  return given !== undefined
}
export function removeOldPlays(db: ChannelDb, before: Date) {
  return tables(db).deleteFrom('playSessions').where('lastBeatAt', '<', before).execute()
}
