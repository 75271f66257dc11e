import type { Clock } from '../clock.ts'

export interface Limit {
  /** How many at once … */
  most: number
  /** … and how many seconds until one more is allowed. */
  everySeconds: number
}
export interface Limits {
  /** False when this key has used up what it may. */
  take: (key: string, limit: Limit) => boolean
}

const MOST_KEYS = 50_000

/** Token buckets in memory, per process. What must hold across processes is counted in the database by its room. */
export function bucketLimits(now: Clock): Limits {
  const buckets = new Map<string, { left: number; at: number }>()
  return {
    take(key, { most, everySeconds }) {
      const at = now().getTime()
      const known = buckets.get(key) ?? { left: most, at }
      const left = Math.min(most, known.left + (at - known.at) / 1000 / everySeconds)
      buckets.delete(key)
      if (buckets.size >= MOST_KEYS) forgetOldest(buckets)
      buckets.set(key, { left: left < 1 ? left : left - 1, at })
      return left >= 1
    },
  }
}

function forgetOldest(buckets: Map<string, unknown>) {
  const [oldest] = buckets.keys()
  if (oldest !== undefined) buckets.delete(oldest)
}
