import { LRUCache } from 'lru-cache'
import { fullBucket, takeOne, type Bucket, type BucketRate } from './token-bucket.ts'

/** A class behind one address joins at once, and again after a loss of the connection. docs/rules.md R-954. */
export const ADDRESS_RATE: BucketRate = { burst: 400, perSecond: 10 }
/** Who loses the connection comes back every two seconds at most; a token in many hands does so more often. */
export const PERSON_RATE: BucketRate = { burst: 30, perSecond: 0.5 }
const MAX_KEYS = 10_000

/** How many sockets one address, or one person, may open. */
export function joinLimits(rate: BucketRate) {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS })
  return {
    allow(key: string, nowMs: number): boolean {
      const taken = takeOne(buckets.get(key) ?? fullBucket(rate, nowMs), rate, nowMs)
      if (taken) buckets.set(key, taken)
      return taken !== null
    },
  }
}
