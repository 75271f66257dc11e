import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Any number that no other lock of the product uses as its first half. */
const PROCESS_LOCK = 5_330_022
const AGAIN_MS = 500
/** After an outage every active pool holds its lock again within this time. */
const GRACE_MS = 2500

const lockless = `
  select distinct locked_by as pool from graphile_worker.jobs
   where locked_by is not null and ($1::text[] is null or locked_by = any($1)) offset 0`
const finding = `
  select pool from (${lockless}) as pools where pg_try_advisory_xact_lock(${PROCESS_LOCK}, hashtext(pool))`

// An interruption uses up one attempt, so that a job which kills its process is not retried for ever, but does not lengthen the
// next delay: the queue derives the delay from the number of attempts.
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
  /** Marks this worker pool as active. Resolves once other processes can see it, or once nobody waits for it any more. */
  mark: (pool: string) => Promise<void>
  /** Makes waiting callers of `mark` continue. */
  stopWaiting: () => void
  /** Returns the jobs of dead pools to the queue, which would otherwise keep them locked for four hours. */
  freeJobsOfTheDead: () => Promise<void>
  close: () => void
}

/**
 * The active worker pools. Each holds a lock on a connection of its own: however its process dies, the database notices and
 * releases the lock.
 */
export function activePools(owner: Pool, onLost: (error: unknown) => void): ActivePools {
  const closing = new AbortController()
  const waiting = new AbortController()
  const { signal } = closing
  let marking: Promise<void> | null = null
  let current: Promise<void> | null = null

  /** Holds the lock until its connection breaks, which throws, or until it is closed. */
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
      // A broken connection occupies a slot of the pool until it is released.
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
