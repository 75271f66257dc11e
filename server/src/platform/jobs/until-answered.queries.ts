import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'

const AGAIN_MS = 250

/** Resolves once the database responds, or once the signal ends the wait. */
export async function untilAnswered(pool: Pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isThere = await pool.query('select 1').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(AGAIN_MS, undefined, { signal }).catch(() => {})
  }
}
