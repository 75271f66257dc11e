import { expect, test } from 'vitest'
import { isDrawable, mayChange, mayDraw, MAX_POINTS, type BoardKind } from './board.rules.ts'

const points = (count: number) => Array.from({ length: count * 2 }, (_, at) => at)

// docs/rules.md R-1217
test.each<[BoardKind, number[], string, boolean]>([
  ['PEN', points(1), '', true],
  ['PEN', points(MAX_POINTS), '', true],
  ['PEN', points(MAX_POINTS + 1), '', false],
  ['MARKER', [1, 2, 3], '', false],
  ['PEN', points(3), 'words', true],
  ['LINE', points(2), '', true],
  ['ARROW', points(1), '', false],
  ['RECTANGLE', points(3), '', false],
  ['ELLIPSE', points(2), '', true],
  ['TEXT', points(1), 'words', true],
  ['TEXT', points(1), '', false],
  ['TEXT', points(2), 'words', false],
])('%s with %j and "%s" is drawable: %s', (kind, of, text, expected) =>
  expect(isDrawable({ kind, points: of, text })).toBe(expected),
)

// docs/rules.md R-1216
test('hosts draw always, learners where they are allowed to on a board that is open', () => {
  const learner = { isHost: false, isOpen: true, isForAll: false, isAllowed: false }
  expect(mayDraw(learner)).toBe(false)
  expect(mayDraw({ ...learner, isForAll: true })).toBe(true)
  expect(mayDraw({ ...learner, isAllowed: true })).toBe(true)
  expect(mayDraw({ ...learner, isOpen: false, isForAll: true, isAllowed: true })).toBe(false)
  expect(mayDraw({ ...learner, isHost: true, isOpen: false })).toBe(true)
  expect([mayChange({ isHost: false, isOwn: false }), mayChange({ isHost: true, isOwn: false })]).toEqual([
    false,
    true,
  ])
})
