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

const MOST_KEPT = 2000

/** Kept while it is still being read, so that a change meanwhile throws it out. "Nothing there" is not kept. */
export async function remember<Key, Value>(
  map: Map<Key, Promise<Value>>,
  key: Key,
  read: () => Promise<Value>,
) {
  const kept = map.get(key)
  if (kept) {
    // The end of the map is what was asked for last.
    map.delete(key)
    map.set(key, kept)
    return kept
  }
  const reading = read()
  for (const oldest of map.keys()) {
    if (map.size < MOST_KEPT) break
    map.delete(oldest)
  }
  map.set(key, reading)
  const forget = () => map.get(key) === reading && map.delete(key)
  try {
    const found = await reading
    if (found === undefined || found === null) forget()
    return found
  } catch (error) {
    forget()
    throw error
  }
}
