import { afterEach, expect, test } from 'vitest'
import { chosenOpen, isListShown, keepOpen, opensByItself, shownCount } from './shown-count.ts'

test.each([
  [1440, 943, 3],
  [1440, 942, 2],
  [1440, 684, 1],
  [1440, 427, 1],
  [1440, 426, 0],
  [769, 400, 0],
  [768, 400, 2],
  [390, 844, 2],
])('a window of %d by %d shows %d lessons', (width, height, expected) => {
  expect(shownCount({ width, height })).toBe(expected)
})

afterEach(() => {
  document.cookie = 'seodang-live=; Path=/; Max-Age=0'
})
test('a folded list stays folded', () => {
  expect(chosenOpen()).toBeNull()
  keepOpen(false)
  expect(chosenOpen()).toBe(false)
  keepOpen(true)
  expect(chosenOpen()).toBe(true)
})

const now = new Date('2026-11-21T03:00:00Z')
const tomorrow = new Date('2026-11-22T03:00:00Z')
const inAnHour = new Date('2026-11-21T04:00:00Z')
test.each([
  ['a desk, tomorrow', 1440, [tomorrow], true],
  ['a desk, nothing', 1440, [], false],
  ['a phone, tomorrow', 390, [tomorrow], false],
  ['a phone, within the hour', 390, [tomorrow, inAnHour], true],
  ['a phone, on already', 390, [new Date('2026-11-21T02:50:00Z')], true],
])('the widget is shown: %s', (_, width, startsAt, expected) => {
  expect(isListShown(startsAt, { width, now })).toBe(expected)
})

test.each([
  ['beside a page, within the hour', 1440, false, [tomorrow, inAnHour], true],
  ['beside a page, tomorrow', 1440, false, [tomorrow], false],
  ['beside a price', 1440, true, [inAnHour], false],
  ['on a phone', 390, false, [inAnHour], false],
])('the widget opens by itself: %s', (_, width, isPriceBeside, startsAt, expected) => {
  expect(opensByItself(startsAt, { width, isPriceBeside, now })).toBe(expected)
})
