const MOST_KEPT = 2000

/** Kept while it is still being read, so that a change meanwhile throws it out. "Nothing there" is not kept. */
export async function remember<Key, Value>(
  map: Map<Key, Promise<Value>>,
  key: Key,
  read: () => Promise<Value>,
) {
  const kept = map.get(key)
  if (kept) return kept
  if (map.size >= MOST_KEPT) map.clear()
  const reading = read()
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
