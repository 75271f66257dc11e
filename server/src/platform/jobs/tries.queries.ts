import type { Pool } from 'pg'

/**
 * Uncounts the running attempt. The queue derives the delay from the number of attempts, so a failure does not lengthen it either.
 */
export async function giveTryBack(owner: Pool, jobId: string) {
  await owner.query(
    'update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where id = $1',
    [jobId],
  )
}
