import { LRUCache } from 'lru-cache'
import type { Bus } from './realtime/bus.ts'

/** A cache per process that the bus invalidates. Every test has a bus and so a cache of its own. */
export function perBus<Memory extends object>(make: (bus: Bus) => Memory) {
  const memories = new WeakMap<Bus, Memory>()
  return (bus: Bus) => {
    const kept = memories.get(bus) ?? make(bus)
    memories.set(bus, kept)
    return kept
  }
}

const MAX_KEPT = 2000
/** Values by key, loaded or loading; the least recently used is evicted. */
export type Remembered<Key extends NonNullable<unknown>, Value> = LRUCache<Key, Promise<Value>>
export const remembered = <Key extends NonNullable<unknown>, Value>(): Remembered<Key, Value> =>
  new LRUCache({ max: MAX_KEPT })

/** Cached while loading, so that a change meanwhile invalidates it. "Not found" is not cached. */
export async function remember<Key extends NonNullable<unknown>, Value>(
  map: Remembered<Key, Value>,
  key: Key,
  read: () => Promise<Value>,
) {
  const kept = map.get(key)
  if (kept) return kept
  const reading = read()
  map.set(key, reading)
  const forget = () => map.peek(key) === reading && map.delete(key)
  try {
    const found = await reading
    if (found === undefined || found === null) forget()
    return found
  } catch (error) {
    forget()
    throw error
  }
}
