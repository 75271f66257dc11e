import { sql } from 'kysely'
import type { PlatformDb } from '../db/channel-db.ts'
import { platformTables } from '../db/tables.ts'
import type { Limit } from './limits.ts'

interface Counted {
  wasTaken: boolean
  /** Of one that was not: until another would be. */
  seconds: number
}
/**
 * One statement for an attempt under several keys. A key knows one moment, when it is full again; each attempt moves it
 * on by its pace, unless it would lie too far ahead. In the order of the keys, so that two do not wait for each other.
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

/** Moves the moment at which each key is full again back by one attempt, in the order of the keys. */
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

/** Attempts that no longer count against a limit need no row. */
export async function sweepAttempts(db: PlatformDb, now: Date) {
  await platformTables(db).deleteFrom('attempts').where('fullAt', '<=', now).execute()
}
