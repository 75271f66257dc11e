import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyTitle, laterBy, weeksAhead } from './copy.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const hours = (by: number) => new Date(now.getTime() + by * 3_600_000)

test('the title of a copy is marked as one and still fits', () => {
  expect(copyTitle('아침 요가', 'ko')).toBe('아침 요가 (복사)')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 100 }), (title) => {
      expect(copyTitle(title, 'ko').length).toBeLessThanOrEqual(100)
    }),
  )
})

test('the dates of a copy move by the fewest whole weeks that put every start in the future', () => {
  expect(weeksAhead([], now)).toBe(0)
  expect(weeksAhead([null, hours(1)], now)).toBe(0)
  expect(weeksAhead([now], now)).toBe(1)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9000, max: 9000 }).map(hours), { minLength: 1 }), (all) => {
      const weeks = weeksAhead(all, now)
      const moved = all.map((at) => laterBy(weeks, at) ?? at)
      expect(moved.every((at) => at > now)).toBe(true)
      if (weeks > 0) expect(all.some((at) => (laterBy(weeks - 1, at) ?? at) <= now)).toBe(true)
    }),
  )
})
