import type { AttendSeq, CurriculumSeq } from 'contract/values/ids'
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
      'updatedAt',
    ])
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
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
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'attendSeq', 'curriculumSeq'])
        .doUpdateSet({ state: 'STARTED', openedAt: now, updatedAt: now })
        .where('curriculumProgress.state', '=', 'NONE'),
    )
    .execute()
}
