import type { Clock } from '../clock.ts'
import type { PlatformDb } from '../db/channel-db.ts'
import { countAttempts, uncountAttempts } from './limits.queries.ts'
import { hashOf } from './tokens.ts'

export interface Limit {
  /** How many at once … */
  most: number
  /** … and how many seconds until one more is allowed. */
  everySeconds: number
}
export interface Limits {
  /** Counts one attempt under each key. False when one of them has reached its limit. */
  allow: (tries: Readonly<Record<string, Limit>>) => Promise<boolean>
  /** The same; 0 when it is allowed, otherwise the whole seconds to wait. */
  secondsToWait: (tries: Readonly<Record<string, Limit>>) => Promise<number>
  /** Uncounts one attempt under each key, after a success. */
  uncount: (tries: Readonly<Record<string, Limit>>) => Promise<void>
}

/** Counted in the database, so that all processes of an installation share the limits. Keys are stored as hashes. */
export function sharedLimits(db: PlatformDb, now: Clock): Limits {
  async function secondsToWait(tries: Readonly<Record<string, Limit>>) {
    const counted = await countAttempts(db, attemptsOf(tries), now())
    return Math.max(
      0,
      ...counted.map(({ wasTaken, seconds }) => (wasTaken ? 0 : Math.max(1, Math.ceil(seconds)))),
    )
  }
  return {
    secondsToWait,
    allow: async (tries) => (await secondsToWait(tries)) === 0,
    uncount: (tries) => uncountAttempts(db, attemptsOf(tries), now()),
  }
}

const attemptsOf = (tries: Readonly<Record<string, Limit>>) =>
  Object.entries(tries).map(([key, limit]) => ({ ...limit, keyHash: hashOf(key) }))
