import type { Facts } from './audit.queries.ts'

/** The facts that differ, before and after. */
export function changed<Known extends Facts>(before: Known, after: Known): { before: Facts; after: Facts } {
  const names = Object.keys(before).filter((name) => before[name] !== after[name])
  const pick = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}
