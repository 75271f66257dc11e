import type { Pool, PoolClient } from 'pg'

/** Any number, as long as no other lock of ours has it as its first half. */
const LIVING = 5_330_022
const AGAIN_MS = 500

// What is locked by somebody who holds no lock is nobody's work any more.
const freeing = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by))
    from (select distinct locked_by from graphile_worker.jobs where locked_by is not null offset 0) as pools
   where pg_try_advisory_xact_lock(${LIVING}, hashtext(locked_by))`

export interface LivingPools {
  /** Says that this pool of workers lives. Comes back once everybody can know it. */
  mark: (pool: string) => Promise<void>
  /** Gives the jobs of pools that died back to the queue; by itself it would hold them for four hours. */
  freeJobsOfTheDead: () => Promise<void>
  close: () => void
}

/**
 * Which pools of workers live. Each holds a lock on a connection of its own: however its process dies, the database
 * notices and lets go of the lock.
 */
export function livingPools(owner: Pool, onLost: (error: unknown) => void): LivingPools {
  let marking: Promise<void> | null = null
  let held: PoolClient | null = null
  let isClosed = false

  async function hold(pool: string) {
    const client = await owner.connect()
    if (isClosed) return client.release(true)
    held = client
    client.once('error', (error) => {
      held = null
      // A broken connection still takes a place in the pool until it is given back.
      client.release(true)
      holdAgain(pool)
      onLost(error)
    })
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LIVING, pool])
  }
  /** Until it succeeds: the database may need a while to come back. */
  function holdAgain(pool: string) {
    setTimeout(() => {
      if (!isClosed) void hold(pool).catch(() => holdAgain(pool))
    }, AGAIN_MS).unref()
  }
  return {
    mark: (pool) => (marking ??= hold(pool)),
    freeJobsOfTheDead: async () => void (await owner.query(freeing)),
    close() {
      isClosed = true
      held?.release(true)
      held = null
    },
  }
}
