import { expect, test } from 'vitest'
import {
  isReached,
  isSameRule,
  levelCriteria,
  type LevelFacts,
  levelFor,
  levelsFrom,
  nextLevel,
  noConditions,
  percentTowards,
  wholeMonths,
  type LevelConditions,
} from './levels.rules.ts'

const nothing: LevelFacts = { finished: 0, months: 0, paid: 0, points: 0 }
const rule = (levelSeq: number, conditions: Partial<LevelConditions>) => ({
  levelSeq,
  way: 'RULE' as const,
  conditions: { ...noConditions, ...conditions },
})
const base = { levelSeq: 1, way: 'EVERYBODY' as const, conditions: noConditions }
const guest = { levelSeq: 9, way: 'HAND' as const, conditions: noConditions }
const ladder = [base, rule(2, { finished: 1 }), rule(3, { finished: 3, paid: 100_000 }), guest]

test('the highest level counts all of whose conditions apply', () => {
  expect(levelFor(nothing, ladder)?.levelSeq).toBe(1)
  expect(levelFor({ ...nothing, finished: 5 }, ladder)?.levelSeq).toBe(2)
  expect(levelFor({ ...nothing, finished: 3, paid: 100_000 }, ladder)?.levelSeq).toBe(3)
  expect(levelFor({ ...nothing, finished: 3, paid: 99_999 }, ladder)?.levelSeq).toBe(2)
  expect(levelFor(nothing, ladder.slice(1))).toBeNull()
  expect(levelFor(nothing, [])).toBeNull()
})

test('members have the same levels where neither the way nor the conditions changed', () => {
  expect(isSameRule(rule(2, { paid: 10 }), rule(2, { paid: 10 }))).toBe(true)
  expect(isSameRule(rule(2, { paid: 10 }), rule(2, { paid: 11 }))).toBe(false)
  expect(isSameRule(rule(2, {}), guest)).toBe(false)
  expect(isSameRule(guest, { ...guest, conditions: { ...noConditions, paid: 1 } })).toBe(true)
})

test('a level that staff give is never reached, nor one by conditions without any', () => {
  const all = { finished: 1e6, months: 1e6, paid: 1e9, points: 1e9 }
  expect(isReached(all, guest)).toBe(false)
  expect(isReached(all, rule(5, {}))).toBe(false)
})

/** A repeatable row of numbers below a limit. */
function numbers(seed: number) {
  let at = seed
  return (limit: number) => {
    at = (at * 16_807) % 2_147_483_647
    return at % limit
  }
}

test('whatever the levels are, doing more never lowers a level', () => {
  const next = numbers(7)
  for (let round = 0; round < 500; round += 1) {
    const levels = Array.from({ length: next(8) }, (_, at) => {
      const conditions = { ...noConditions }
      for (const one of levelCriteria) if (next(2) === 1) conditions[one] = 1 + next(10)
      const way = (['EVERYBODY', 'RULE', 'HAND', 'RULE', 'RULE'] as const)[next(5)] ?? 'RULE'
      return { levelSeq: at + 1, way, conditions }
    })
    const facts = { finished: next(12), months: next(12), paid: next(12), points: next(12) }
    const more = { ...facts }
    for (const one of levelCriteria) more[one] += next(4)
    const rank = (known: LevelFacts) => levels.findIndex((level) => level === levelFor(known, levels))
    expect(rank(more)).toBeGreaterThanOrEqual(rank(facts))
    const reached = levelFor(facts, levels)
    if (reached) expect(isReached(facts, reached)).toBe(true)
    for (const higher of levels.slice(rank(facts) + 1)) expect(isReached(facts, higher)).toBe(false)
    const goal = nextLevel(facts, levels, reached?.levelSeq ?? null)
    if (goal) {
      const percent = percentTowards(facts, goal.conditions)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThan(100)
      expect(percentTowards(more, goal.conditions)).toBeGreaterThanOrEqual(percent)
    }
  }
})

test('the next level is the lowest above that conditions lead to', () => {
  expect(nextLevel(nothing, ladder, 1)?.levelSeq).toBe(2)
  expect(nextLevel(nothing, ladder, null)?.levelSeq).toBe(2)
  expect(nextLevel({ ...nothing, finished: 1 }, ladder, 2)?.levelSeq).toBe(3)
  expect(nextLevel({ ...nothing, finished: 3, paid: 1e6 }, ladder, 3)).toBeNull()
  expect(nextLevel(nothing, ladder, 9)).toBeNull()
})

const namesFrom = (levelSeq: number) => levelsFrom(ladder, levelSeq).map((level) => level.levelSeq)
// docs/rules.md R-1200
test('the levels from one on are it and those above, none where it was deleted', () => {
  expect(namesFrom(1)).toEqual([1, 2, 3, 9])
  expect(namesFrom(3)).toEqual([3, 9])
  expect(namesFrom(4)).toEqual([])
})

test('the way is the mean of the conditions, each at most full', () => {
  expect(percentTowards({ ...nothing, finished: 9 }, { ...noConditions, finished: 3, paid: 100 })).toBe(50)
  expect(percentTowards({ ...nothing, points: -5 }, { ...noConditions, points: 10 })).toBe(0)
  expect(percentTowards(nothing, noConditions)).toBe(0)
})

test.each([
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-01-31', '2026-03-30', 1],
  ['2025-11-27', '2026-11-27', 12],
  ['2026-11-27', '2026-11-26', 0],
])('from %s to %s are %i whole months', (from, to, months) => {
  expect(wholeMonths(from, to)).toBe(months)
})
