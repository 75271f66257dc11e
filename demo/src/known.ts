/** What the demo refers to by name has to exist. */
export function known<Key, Value>(all: ReadonlyMap<Key, Value>, name: Key): Value {
  const found = all.get(name)
  if (found === undefined) throw new Error(`The demo knows no “${String(name)}”`)
  return found
}
