import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Any number, as long as no other lock of ours has it as its first half. */
const PROCESS_LOCK = 5_330_022
const AGAIN_MS = 500
/** After an outage every living pool holds its lock again within this time. */
const GRACE_MS = 2500

const lockless = `
  select distinct locked_by as pool from graphile_worker.jobs
   where locked_by is not null and ($1::text[] is null or locked_by = any($1)) offset 0`
const finding = `
  select pool from (${lockless}) as pools where pg_try_advisory_xact_lock(${PROCESS_LOCK}, hashtext(pool))`

// Being interrupted takes one of the tries, so that a job which ends its process is not begun for ever, and does not make
// the next failure wait longer: the queue waits by the number of attempts.
const freeing = `
  with dead as materialized (${finding}),
       queues as (
         update graphile_worker._private_job_queues set locked_at = null, locked_by = null
          where locked_by in (select pool from dead))
  update graphile_worker._private_jobs as job
     set locked_at = null, locked_by = null,
         attempts = attempts - case when max_attempts > 1 then least(attempts, 1) else 0 end,
         max_attempts = greatest(max_attempts - 1, 1)
   where locked_by in (select pool from dead)`

export interface ActivePools {
  /** Says that this pool of workers lives. Comes back once everybody can know it, or once nobody waits for it any more. */
  mark: (pool: string) => Promise<void>
  /** Who waits for `mark` goes on without. */
  stopWaiting: () => void
  /** Gives the jobs of pools that died back to the queue; by itself it would hold them for four hours. */
  freeJobsOfTheDead: () => Promise<void>
  close: () => void
}

/**
 * Which pools of workers live. Each holds a lock on a connection of its own: however its process dies, the database
 * notices and lets go of the lock.
 */
export function activePools(owner: Pool, onLost: (error: unknown) => void): ActivePools {
  const closing = new AbortController()
  const waiting = new AbortController()
  const { signal } = closing
  let marking: Promise<void> | null = null
  let current: Promise<void> | null = null

  /** Holds the lock until its connection breaks, which it throws, or until it is closed. */
  async function hold(pool: string, onHeld: () => void) {
    const client = await owner.connect()
    const broken = once(client, 'error', { signal })
    broken.catch(() => {})
    try {
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [PROCESS_LOCK, pool])
      onHeld()
      await broken
      throw new Error('The connection that says that workers live broke')
    } finally {
      // A broken connection still takes a place in the pool until it is given back.
      client.release(true)
    }
  }
  async function keepHolding(pool: string, onHeld: () => void) {
    while (!signal.aborted) {
      await hold(pool, onHeld).catch((error: unknown) => signal.aborted || onLost(error))
      await pause(AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const held = (pool: string) =>
    new Promise<void>((resolve) => {
      waiting.signal.addEventListener('abort', () => resolve())
      void keepHolding(pool, resolve).then(resolve)
    })
  async function free() {
    const { rows } = await owner.query<{ pool: string }>(finding, [null])
    if (rows.length === 0) return
    await pause(GRACE_MS, undefined, { signal, ref: false })
    await owner.query(freeing, [rows.map(({ pool }) => pool)])
  }
  return {
    mark: (pool) => (marking ??= held(pool)),
    stopWaiting: () => waiting.abort(),
    freeJobsOfTheDead: () =>
      (current ??= free()
        .catch((error: unknown) => {
          if (!signal.aborted) throw error
        })
        .finally(() => (current = null))),
    close() {
      waiting.abort()
      closing.abort()
    },
  }
}
