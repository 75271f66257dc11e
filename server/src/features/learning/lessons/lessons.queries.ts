import type { AttendSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { sql } from 'kysely'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

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
      'addedMinutes',
      'openedAt',
      'completedAt',
      'updatedAt',
    ])
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()
}

/** The live lessons of a class that were recorded, by the lesson that each recording became. */
export async function findRecordedFrom(db: ChannelDb, courseSeq: CourseSeq) {
  const { rows } = await sql<{ lessonSeq: CurriculumSeq; curriculumSeq: CurriculumSeq }>`
    select recording.lesson_seq as "lessonSeq", recording.curriculum_seq as "curriculumSeq"
      from curriculums live
      join live_recordings recording on recording.channel_seq = live.channel_seq
       and recording.curriculum_seq = live.curriculum_seq
     where live.course_seq = ${courseSeq} and recording.lesson_seq is not null`.execute(tables(db))
  return new Map(rows.map(({ lessonSeq, curriculumSeq }) => [lessonSeq, curriculumSeq]))
}

interface Done {
  attendSeqs: AttendSeq[]
  curriculumSeq: CurriculumSeq
  now: Date
}
/** Completes the item in these enrolments; returns those where it was not complete. The first completion's time stays. */
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

/** Reopens the item; returns the enrolments where it was complete. */
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

/** Everybody who completed this item. */
export async function findWhoDid(db: ChannelDb, curriculumSeq: CurriculumSeq) {
  const rows = await tables(db)
    .selectFrom('curriculumProgress')
    .select('attendSeq')
    .where('curriculumSeq', '=', curriculumSeq)
    .where('state', '=', 'DONE')
    .execute()
  return rows.map(({ attendSeq }) => attendSeq)
}

/** Records the first opening; existing progress stays. */
export function insertStarted(
  tx: ChannelTx,
  { now, ...lessonRef }: { attendSeq: AttendSeq; curriculumSeq: CurriculumSeq; now: Date },
) {
  return tables(tx)
    .insertInto('curriculumProgress')
    .values({ ...lessonRef, state: 'STARTED', openedAt: now, updatedAt: now })
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'attendSeq', 'curriculumSeq'])
        .doUpdateSet({ state: 'STARTED', openedAt: now, updatedAt: now })
        .where('curriculumProgress.state', '=', 'NONE'),
    )
    .execute()
}
