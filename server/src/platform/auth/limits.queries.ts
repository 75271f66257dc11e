import { sql } from 'kysely'
import type { PlatformDb } from '../db/channel-db.ts'
import { platformTables } from '../db/tables.ts'
import type { Limit } from './limits.ts'

interface Counted {
  wasTaken: boolean
  /** For a refused attempt: until the next one is allowed. */
  seconds: number
}
/**
 * Counts an attempt under several keys in one statement. A key stores one moment, when its limit is full again; each attempt moves
 * it by the interval, unless it would be too far ahead. Sorted by key to avoid deadlocks.
 */
export async function countAttempts(
  db: PlatformDb,
  attempts: readonly (Limit & { keyHash: string })[],
  now: Date,
) {
  const sorted = attempts.toSorted((left, right) => (left.keyHash < right.keyHash ? -1 : 1))
  const moved = sql`greatest(known.full_at, ${now}::timestamptz) + (excluded.full_at - ${now}::timestamptz)`
  const isAllowed = sql`${moved} <= ${now}::timestamptz + excluded.room`
  const { rows } = await sql<Counted>`
    with tried as (select * from unnest(
      ${sorted.map(({ keyHash }) => keyHash)}::text[],
      ${sorted.map(({ most }) => most)}::float8[],
      ${sorted.map(({ everySeconds }) => everySeconds)}::float8[]) as tried (key_hash, most, every)),
    counted as (insert into attempts as known (key_hash, full_at, room, was_taken)
    select key_hash, ${now}::timestamptz + make_interval(secs => every), make_interval(secs => most * every), true
    from tried
    on conflict (key_hash) do update set
      was_taken = ${isAllowed},
      full_at = case when ${isAllowed} then ${moved} else known.full_at end,
      room = excluded.room
    returning key_hash, full_at, room, was_taken)
    select was_taken as "wasTaken",
      extract(epoch from full_at - room - ${now}::timestamptz)::float8 + every as seconds
    from counted join tried using (key_hash)`.execute(platformTables(db))
  return rows
}

/** Moves each key's moment back by one attempt, sorted by key. */
export async function uncountAttempts(
  db: PlatformDb,
  attempts: readonly (Limit & { keyHash: string })[],
  now: Date,
) {
  const sorted = attempts.toSorted((left, right) => (left.keyHash < right.keyHash ? -1 : 1))
  for (const { keyHash, everySeconds } of sorted) {
    await platformTables(db)
      .updateTable('attempts')
      .set({
        fullAt: sql`greatest(${now}::timestamptz, full_at - make_interval(secs => ${everySeconds}::float8))`,
      })
      .where('keyHash', '=', keyHash)
      .execute()
  }
}

/** Deletes rows of attempts that no longer count. */
export async function sweepAttempts(db: PlatformDb, now: Date) {
  await platformTables(db).deleteFrom('attempts').where('fullAt', '<=', now).execute()
}
