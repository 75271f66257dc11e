import type { Pool } from 'pg'

/** Uncounts the try that runs now. The queue waits by the number of tries, so it also does not wait for its failures. */
export async function giveTryBack(owner: Pool, jobId: string) {
  await owner.query(
    'update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where id = $1',
    [jobId],
  )
}
