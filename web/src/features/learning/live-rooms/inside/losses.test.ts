import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pauseAfter, watchLosses } from './losses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// docs/rules.md R-994
test('the user is alarmed after several attempts, not before a server could have started anew', () => {
  expect([pauseAfter(1, 20_000), pauseAfter(5, 8000)]).toEqual([1500, 1500])
  expect(pauseAfter(2, 15_000)).toBe(null)
})

test('three losses within three minutes are many', () => {
  const losses = watchLosses()
  losses.note()
  losses.note()
  expect(losses.isOften()).toBe(false)
  vi.advanceTimersByTime(200_000)
  losses.note()
  expect(losses.isOften()).toBe(false)
  losses.note()
  losses.note()
  expect(losses.isOften()).toBe(true)
})
