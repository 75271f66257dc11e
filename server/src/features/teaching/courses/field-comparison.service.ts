import { readClock } from 'contract/teaching/courses/kinds.rules'
import { isDeepStrictEqual } from 'node:util'
import type { Violation } from '../../../platform/words/rule-sentences.ts'

type Fields = Readonly<Record<string, unknown>>

/** The most fields listed in one refusal. */
const MAX_NAMED = 20
const broken = (names: readonly string[], ruleOf: (name: string) => Violation['rule']) =>
  names.slice(0, MAX_NAMED).map((name) => ({ path: `body.${name}`, rule: ruleOf(name) }))

/** Read-only fields in an update: unknown names, and known ones with another value than the stored one. docs/rules.md R-620. */
export function checkFixed(extra: Fields, stored: Fields): Violation[] {
  const names = Object.keys(extra).filter((name) => !isDeepStrictEqual(extra[name], stored[name]))
  return broken(names, (name) => (Object.hasOwn(stored, name) ? 'NOT_KEPT' : 'UNKNOWN_FIELD'))
}

/** Submitted fields whose stored value differs after saving. Omitted fields are not checked. */
export function checkKept(sent: Fields, stored: Fields, names: readonly string[]): Violation[] {
  const lost = names.filter((name) => !isNothing(sent[name]) && !isSame(name, sent[name], stored[name]))
  return broken(lost, () => 'NOT_KEPT')
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0)

/** Equal values in any notation: weekdays in any order, `9:30`, a moment as a Date or its text. */
function isSame(name: string, sent: unknown, stored: unknown) {
  if (sent instanceof Date && stored instanceof Date) return sent.getTime() === stored.getTime()
  if (Array.isArray(sent) && Array.isArray(stored))
    return isDeepStrictEqual(new Set<unknown>(sent), new Set<unknown>(stored))
  const isClock = name === 'classStartTime' || name === 'classEndTime'
  if (isClock && typeof sent === 'string' && typeof stored === 'string')
    return readClock(sent) === readClock(stored)
  return isDeepStrictEqual(sent, stored)
}
