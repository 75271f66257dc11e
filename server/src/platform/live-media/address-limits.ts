import { LRUCache } from 'lru-cache'
import { fullBucket, takeOne, type Bucket } from './token-bucket.ts'

/** A class behind one address joins at once, and again after a loss of the connection. docs/rules.md R-954. */
const RATE = { burst: 400, perSecond: 10 }
const MAX_ADDRESSES = 10_000

/** How many sockets one address may open. */
export function addressLimits() {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_ADDRESSES })
  return {
    allow(address: string, nowMs: number): boolean {
      const taken = takeOne(buckets.get(address) ?? fullBucket(RATE, nowMs), RATE, nowMs)
      if (taken) buckets.set(address, taken)
      return taken !== null
    },
  }
}
