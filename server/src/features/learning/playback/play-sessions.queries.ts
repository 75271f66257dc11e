import { sql } from 'kysely'
import type { Range } from 'contract/learning/playback/progress.rules'
import type { AttendSeq, CurriculumSeq, UploadVodSeq, UserSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { upsertWatched, type Watched } from '../lessons/viewing-time.public.ts'

interface NewPlay {
  playId: string
  secretHash: string
  curriculumSeq: CurriculumSeq
  uploadVodSeq: UploadVodSeq | null
  userSeq: UserSeq | null
  attendSeq: AttendSeq | null
  isBound: boolean
  startedAt: Date
}
export function insertPlay(tx: ChannelTx, play: NewPlay) {
  return tables(tx)
    .insertInto('playSessions')
    .values({ ...play, lastBeatAt: play.startedAt })
    .execute()
}

/**
 * Lets one player of this learner start at a time and invalidates reports that were read before: nothing about their playback
 * changes until this transaction ends.
 */
export function lockWatching(tx: ChannelTx, attendSeq: AttendSeq, now: Date) {
  return sql`insert into watch_clocks (attend_seq, counted_until) values (${attendSeq}, ${now})
    on conflict (channel_seq, attend_seq) do update set revision = watch_clocks.revision + 1`.execute(
    tables(tx),
  )
}

/** An active play session, its own row only. */
export function findPlay(db: ChannelDb, playId: string) {
  return tables(db)
    .selectFrom('playSessions')
    .select(['curriculumSeq', 'userSeq', 'secretHash'])
    .where('playId', '=', playId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
}

/** A player with its lesson, video, learner and clock: everything that a report or a delivery depends on, in one statement. */
export function findWatching(db: ChannelDb, playId: string, now: Date) {
  return watching(db, playId, now).executeTakeFirst()
}
/** The same with the learner's progress in the course. */
export function findReported(db: ChannelDb, playId: string, now: Date) {
  return watching(db, playId, now)
    .select(({ selectFrom }) => [
      selectFrom('curriculums as every')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('every.courseSeq', '=', 'lesson.courseSeq')
        .where('every.curriculumTypeCd', '!=', curriculumTypes.section)
        .where('every.deletedAt', 'is', null)
        .where('every.isAvailable', '=', true)
        .as('lessonCount'),
      selectFrom('curriculumProgress as done')
        .innerJoin('curriculums as each', 'each.curriculumSeq', 'done.curriculumSeq')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .whereRef('done.attendSeq', '=', 'play.attendSeq')
        .where('done.state', '=', 'DONE')
        .where('each.curriculumTypeCd', '!=', curriculumTypes.section)
        .where('each.deletedAt', 'is', null)
        .as('doneCount'),
    ])
    .executeTakeFirst()
}

const watchingColumns = [
  'play.playId',
  'play.secretHash',
  'play.curriculumSeq',
  'play.uploadVodSeq',
  'play.userSeq',
  'play.attendSeq',
  'play.isBound',
  'play.startedAt',
  'play.lastBeatAt',
  'play.endedAt',
  'play.endedWhy',
  'play.ticksSince',
  'play.keyHandedAt',
  'lesson.courseSeq',
  'lesson.isPublic',
  'lesson.lockStatusYn',
  'lesson.limitPercent',
  'lesson.limitPlayTime',
  'lesson.multiplyPlayTime',
  'lesson.hasSpeedControl',
  'lesson.vodTypeCd',
  'lesson.linkUrl',
  'lesson.linkSeconds',
  'courses.state as courseState',
  'courses.publishedAt',
  'video.durationSeconds',
  'video.folder',
  'video.wrappedKey',
  'progress.state as progressState',
  'progress.watched',
  'progress.watchedPercent',
  'progress.spentMs',
  'progress.addedMinutes',
  'clock.revision',
  'clock.countedUntil',
] as const

const watching = (db: ChannelDb, playId: string, now: Date) =>
  tables(db)
    .selectFrom('playSessions as play')
    .innerJoin('curriculums as lesson', (join) =>
      join.onRef('lesson.curriculumSeq', '=', 'play.curriculumSeq').on('lesson.deletedAt', 'is', null),
    )
    .innerJoin('courses', 'courses.courseSeq', 'lesson.courseSeq')
    .leftJoin('videos as video', (join) =>
      join.onRef('video.uploadVodSeq', '=', 'play.uploadVodSeq').on('video.state', '=', 'READY'),
    )
    .leftJoin('curriculumProgress as progress', (join) =>
      join
        .onRef('progress.attendSeq', '=', 'play.attendSeq')
        .onRef('progress.curriculumSeq', '=', 'play.curriculumSeq'),
    )
    .leftJoin('watchClocks as clock', 'clock.attendSeq', 'play.attendSeq')
    .select(watchingColumns)
    .select(({ exists, selectFrom }) => [
      sql<string>`play.handed::text`.as('handed'),
      sql<boolean>`lesson.upload_vod_seq is distinct from play.upload_vod_seq`.as('isReplaced'),
      exists(
        selectFrom('accessGrants')
          .select('accessGrants.sourceSeq')
          .whereRef('accessGrants.userSeq', '=', 'play.userSeq')
          .whereRef('accessGrants.courseSeq', '=', 'lesson.courseSeq')
          .where('accessGrants.startsAt', '<=', now)
          .where('accessGrants.endedAt', 'is', null)
          .where((eb) => eb.or([eb('accessGrants.endsAt', 'is', null), eb('accessGrants.endsAt', '>', now)])),
      ).as('mayLearn'),
    ])
    .where('play.playId', '=', playId)

export type WatchingRow = NonNullable<Awaited<ReturnType<typeof findWatching>>>

interface Reported extends Watched {
  playId: string
  attendSeq: AttendSeq
  /** The revision of the clock when it was read. */
  revision: number
  countedUntil: Date
  lastBeatAt: Date
  ticksSince: Date | null
  isOver: boolean
}
/**
 * Writes all changes of a report in one statement; writes nothing and returns false where the clock has moved or the player was
 * ended since it was read. Used-up viewing time ends every player of the lesson.
 */
export async function writeReport(db: ChannelDb, report: Reported) {
  const { now, isOver } = report
  const { rows } = await sql<{ isWritten: boolean }>`
    with clock as (
      update watch_clocks set revision = revision + 1, counted_until = ${report.countedUntil}
      where attend_seq = ${report.attendSeq} and revision = ${report.revision}
      returning attend_seq
    ), play as (
      update play_sessions
      set last_beat_at = ${report.lastBeatAt}, ticks_since = ${report.ticksSince},
        ended_at = case when ${isOver}::boolean then ${now}::timestamptz end,
        ended_why = case when ${isOver}::boolean then 'TIME_OVER' end
      where play_id = ${report.playId} and ended_at is null and attend_seq in (select attend_seq from clock)
      returning attend_seq
    ), others as (
      update play_sessions set ended_at = ${now}, ended_why = 'TIME_OVER', ticks_since = null
      where ${isOver}::boolean and attend_seq in (select attend_seq from play)
        and curriculum_seq = ${report.curriculumSeq} and play_id <> ${report.playId} and ended_at is null
    ), progress as (
      ${upsertWatched(report)}
    )
    select exists (select from progress) as "isWritten"`.execute(tables(db))
  return rows[0]?.isWritten === true
}

/** Records these seconds of the video as served to a player; false when it was ended. */
export async function recordServed(db: ChannelDb, playId: string, [from, to]: Range) {
  const { numAffectedRows } = await sql`
    update play_sessions set handed = handed + int4multirange(int4range(${from}, ${to}))
    where play_id = ${playId} and ended_at is null`.execute(tables(db))
  return numAffectedRows === 1n
}
/** Records the key as served to a player; false when it was ended. */
export async function recordKeyServed(db: ChannelDb, playId: string, now: Date) {
  const { numAffectedRows } = await sql`
    update play_sessions set key_handed_at = coalesce(key_handed_at, ${now})
    where play_id = ${playId} and ended_at is null`.execute(tables(db))
  return numAffectedRows === 1n
}

/** Every recent player of this enrolment, locked until this transaction ends. */
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
export function updatePlay(tx: ChannelDb, playId: string, change: PlayChange) {
  return tables(tx).updateTable('playSessions').set(change).where('playId', '=', playId).execute()
}
export function removeOldPlays(db: ChannelDb, before: Date) {
  return tables(db).deleteFrom('playSessions').where('lastBeatAt', '<', before).execute()
}
