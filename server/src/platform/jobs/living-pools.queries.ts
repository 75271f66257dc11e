import type { Pool, PoolClient } from 'pg'

/** Any number, as long as no other lock of ours has it as its first half. */
const LIVING = 5_330_022
const AGAIN_MS = 1000

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
      if (!isClosed) setTimeout(() => void hold(pool).catch(onLost), AGAIN_MS).unref()
      onLost(error)
    })
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LIVING, pool])
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
