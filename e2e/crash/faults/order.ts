import { randomNumbers } from '../../../server/src/testing/random.ts'

/** Returns `count` names, each equally often, in an order determined by the seed. */
export function orderOf(names: readonly string[], { count, seed }: { count: number; seed: number }) {
  const all = Array.from({ length: count }, (_, at) => names[at % names.length] ?? '')
  const next = randomNumbers(seed)
  return all.map((name) => ({ name, at: next() })).toSorted((one, other) => one.at - other.at)
}
