import type { Clock } from '../clock.ts'
import type { PlatformDb } from '../db/channel-db.ts'
import { countAttempts } from './limits.queries.ts'
import { hashOf } from './tokens.ts'

export interface Limit {
  /** How many at once … */
  most: number
  /** … and how many seconds until one more is allowed. */
  everySeconds: number
}
export interface Limits {
  /** Counts one attempt under each key. False when one of them has used up what it may. */
  allow: (tries: Readonly<Record<string, Limit>>) => Promise<boolean>
}

/** Counted in the database, so that all processes of an installation count together. Keys are kept as hashes. */
export const sharedLimits = (db: PlatformDb, now: Clock): Limits => ({
  async allow(tries) {
    const attempts = Object.entries(tries).map(([key, limit]) => ({ keyHash: hashOf(key), ...limit }))
    return (await countAttempts(db, attempts, now())).every(({ wasTaken }) => wasTaken)
  },
})
