import { LRUCache } from 'lru-cache'
import type { Bus } from './realtime/bus.ts'

/** A memory of each process: it hears over the bus what it has to forget. Every test has a bus and so a memory of its own. */
export function perBus<Memory extends object>(make: (bus: Bus) => Memory) {
  const memories = new WeakMap<Bus, Memory>()
  return (bus: Bus) => {
    const kept = memories.get(bus) ?? make(bus)
    memories.set(bus, kept)
    return kept
  }
}

const MAX_KEPT = 2000
/** What is being read or was read, by its key; what nobody asked for the longest makes room. */
export type Remembered<Key extends NonNullable<unknown>, Value> = LRUCache<Key, Promise<Value>>
export const remembered = <Key extends NonNullable<unknown>, Value>(): Remembered<Key, Value> =>
  new LRUCache({ max: MAX_KEPT })

/** Kept while it is still being read, so that a change meanwhile throws it out. "Nothing there" is not kept. */
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
