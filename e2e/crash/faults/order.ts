/** Returns `count` names, each equally often, in an order determined by the seed. */
export function orderOf(names: readonly string[], { count, seed }: { count: number; seed: number }) {
  const all = Array.from({ length: count }, (_, at) => names[at % names.length] ?? '')
  const next = random(seed)
  return all.map((name) => ({ name, at: next() })).toSorted((one, other) => one.at - other.at)
}

/** Random numbers from 0 to below 1, the same for the same seed (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
