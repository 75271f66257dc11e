import { afterEach, expect, test } from 'vitest'
import { isKeptOpen, keepOpen, shownCount } from './shown-count.ts'

test.each([
  [1440, 943, 3],
  [1440, 942, 2],
  [1440, 684, 1],
  [1440, 427, 1],
  [1440, 426, 0],
  [769, 400, 0],
  [768, 400, 2],
  [390, 844, 2],
])('in a window of %d by %d there is room for %d', (width, height, expected) => {
  expect(shownCount({ width, height })).toBe(expected)
})

afterEach(() => keepOpen(true))
test('a list that was folded away stays so', () => {
  keepOpen(false)
  expect(isKeptOpen()).toBe(false)
  keepOpen(true)
  expect(isKeptOpen()).toBe(true)
})
