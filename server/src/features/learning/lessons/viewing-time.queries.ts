import type { AttendSeq, CurriculumSeq } from 'contract/values/ids'
import { sql } from 'kysely'
import type { Range } from 'contract/learning/playback/progress.rules'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** A learner's used and additional viewing time of a lesson, locked until this transaction ends. */
export function lockSpent(tx: ChannelTx, lessonRef: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq }) {
  return tables(tx)
    .selectFrom('curriculumProgress')
    .select(['spentMs', 'addedMinutes'])
    .where('attendSeq', '=', lessonRef.attendSeq)
    .where('curriculumSeq', '=', lessonRef.curriculumSeq)
    .forUpdate()
    .executeTakeFirst()
}
interface Spent {
  attendSeq: AttendSeq
  curriculumSeq: CurriculumSeq
  spentMs: number
  now: Date
}
/** Stores the used viewing time and changes nothing else of the lesson. */
export function upsertSpent(tx: ChannelTx, { now, ...spent }: Spent) {
  return tables(tx)
    .insertInto('curriculumProgress')
    .values({ ...spent, state: 'STARTED', openedAt: now, updatedAt: now })
    .onConflict((same) =>
      same.columns(['channelSeq', 'attendSeq', 'curriculumSeq']).doUpdateSet({
        spentMs: spent.spentMs,
        updatedAt: now,
        state: sql`case curriculum_progress.state when 'NONE' then 'STARTED' else curriculum_progress.state end`,
        openedAt: sql`case curriculum_progress.state when 'NONE' then ${now} else curriculum_progress.opened_at end`,
      }),
    )
    .execute()
}

/** Adds viewing time for one learner; does not mark the lesson as opened. */
export function addMinutes(
  tx: ChannelTx,
  {
    minutes,
    now,
    ...lessonRef
  }: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq; minutes: number; now: Date },
) {
  return tables(tx)
    .insertInto('curriculumProgress')
    .values({ ...lessonRef, addedMinutes: minutes, state: 'NONE', openedAt: now, updatedAt: now })
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'attendSeq', 'curriculumSeq'])
        .doUpdateSet({ addedMinutes: sql`curriculum_progress.added_minutes + ${minutes}` }),
    )
    .returning('addedMinutes')
    .executeTakeFirstOrThrow()
}

interface Segment {
  attendSeq: AttendSeq
  curriculumSeq: CurriculumSeq
  /** The number in the video, the same in every rendition. */
  segment: number
}
interface Giving {
  /** Segments allowed beyond the paid ones. */
  lent: number
  /** The most segments altogether. */
  most: number
  /** The viewing time that pays for one segment. */
  everyMs: number
}
/**
 * Grants one segment to a learner; false when they hold `lent` more than their viewing time paid for, or `most` altogether.
 * Granting an unpaid one again counts once. docs/rules.md.
 */
export async function giveSegment(
  db: ChannelDb,
  { attendSeq, curriculumSeq, segment }: Segment,
  { lent, most, everyMs }: Giving,
) {
  const paid = sql`spent_ms / ${everyMs}::int`
  const isOwed = sql<boolean>`${segment}::int = any (given_last[1:greatest(0, given - ${paid})::int])`
  const given = await tables(db)
    .updateTable('curriculumProgress')
    .set({
      given: sql<number>`given + case when ${isOwed} then 0 else 1 end`,
      givenLast: sql<number[]>`case when ${isOwed} then given_last
        else (array_prepend(${segment}::int, given_last))[1:${lent}::int] end`,
    })
    .where('attendSeq', '=', attendSeq)
    .where('curriculumSeq', '=', curriculumSeq)
    .where(sql<boolean>`(${isOwed} or given < least(${most}::int, ${lent}::int + ${paid}))`)
    .returning('given')
    .executeTakeFirst()
  return given !== undefined
}

export interface Watched {
  curriculumSeq: CurriculumSeq
  watched: readonly Range[]
  watchedPercent: number
  playSecond: number
  spentMs: number
  now: Date
}
/** The part of a statement that writes what was watched, for each enrolment of its subquery `play`; returns these enrolments. */
export const upsertWatched = ({ now, ...lesson }: Watched) => sql`
  insert into curriculum_progress
    (attend_seq, curriculum_seq, state, watched, watched_percent, play_second, spent_ms, opened_at, updated_at)
  select attend_seq, ${lesson.curriculumSeq}::bigint, 'STARTED', ${JSON.stringify(lesson.watched)}::jsonb,
    ${lesson.watchedPercent}::int, ${lesson.playSecond}::int, ${lesson.spentMs}::bigint, ${now}::timestamptz, ${now}::timestamptz
  from play
  on conflict (channel_seq, attend_seq, curriculum_seq) do update
    set watched = excluded.watched, watched_percent = excluded.watched_percent, play_second = excluded.play_second,
      spent_ms = excluded.spent_ms, updated_at = excluded.updated_at,
      state = case curriculum_progress.state when 'NONE' then 'STARTED' else curriculum_progress.state end
  returning attend_seq`
