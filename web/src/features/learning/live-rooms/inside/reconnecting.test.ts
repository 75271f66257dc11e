import { expect, test } from 'vitest'
import { pauseBefore } from './reconnecting.ts'

test('a lost connection is tried again at once, then often for two minutes', () => {
  const attempts: number[] = []
  let elapsed = 0
  for (let pause = pauseBefore(0, 0, 1); pause !== null; pause = pauseBefore(attempts.length, elapsed, 1)) {
    elapsed += pause
    attempts.push(elapsed)
  }
  expect(attempts[0]).toBe(0)
  expect(attempts.filter((at) => at <= 15_000).length).toBeGreaterThanOrEqual(8)
  expect(attempts.at(-1)).toBeGreaterThan(115_000)
  expect(attempts.at(-1)).toBeLessThan(125_000)
})

test('people who lost a room together come back one after the other', () => {
  expect(pauseBefore(0, 0, 0.9)).toBe(0)
  expect(pauseBefore(1, 0, 0)).not.toBe(pauseBefore(1, 0, 0.9))
})
