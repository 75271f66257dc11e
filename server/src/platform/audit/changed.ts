import type { Facts } from './audit.queries.ts'

/** Of these facts the ones that differ, as they were and as they are. */
export function changed<Known extends Facts>(before: Known, after: Known): { before: Facts; after: Facts } {
  const names = Object.keys(before).filter((name) => before[name] !== after[name])
  const pick = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
