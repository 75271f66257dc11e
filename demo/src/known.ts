/** What the demo tells by name has to be there. */
export function known<Key, Value>(all: ReadonlyMap<Key, Value>, name: Key): Value {
  const found = all.get(name)
  if (found === undefined) throw new Error(`The demo knows no “${String(name)}”`)
  return found
}
