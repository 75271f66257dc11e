import { expect, test } from 'vitest'
import { badgeKinds, isCounted, isEarned, longestRun, type BadgeFacts } from './badges.rules.ts'

const facts = (known: Partial<BadgeFacts>): BadgeFacts => ({
  finished: 0,
  streak: 0,
  reviews: 0,
  posts: 0,
  ...known,
})

// docs/rules.md R-1251
test('a badge is earned from its number on, and one of staff never by itself', () => {
  const all = facts({ finished: 99, streak: 99, reviews: 99, posts: 99 })
  expect(badgeKinds.filter((kind) => isEarned(all, { kind, threshold: isCounted(kind) ? 3 : null }))).toEqual(
    ['FIRST_FINISH', 'FINISHES', 'STREAK', 'REVIEWS', 'FIRST_POST'],
  )
  expect(badgeKinds.filter((kind) => isEarned(facts({}), { kind, threshold: null }))).toEqual([])
  expect(isEarned(facts({ finished: 2 }), { kind: 'FINISHES', threshold: 3 })).toBe(false)
  expect(isEarned(facts({ finished: 3 }), { kind: 'FINISHES', threshold: 3 })).toBe(true)
})

// docs/rules.md R-1251
test('days in a row are counted across months, each once and in any order', () => {
  expect(longestRun([])).toBe(0)
  expect(longestRun(['2026-11-20'])).toBe(1)
  expect(longestRun(['2026-12-01', '2026-11-29', '2026-11-30', '2026-11-30', '2026-12-03'])).toBe(3)
  expect(longestRun(['2026-11-01', '2026-11-03', '2026-11-05'])).toBe(1)
})
