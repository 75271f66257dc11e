import { expect, test } from 'vitest'
import { fitted } from './shrink.ts'

test('a long picture keeps a readable width, a photo becomes smaller', () => {
  expect(fitted(860, 3000)).toEqual({ width: 860, height: 3000 })
  expect(fitted(860, 15_000)).toEqual({ width: 860, height: 15_000 })
  expect(fitted(4000, 3000)).toEqual({ width: 2000, height: 1500 })
  const tallest = fitted(2000, 20_000)
  expect(tallest.width * tallest.height).toBeLessThanOrEqual(16_100_000)
})
