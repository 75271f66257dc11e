import { expect, test } from 'vitest'
import { DEFAULT_TOLERANCE, minutesInside, presenceMarks } from './presence.rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 3, minutes))
const interval = (from: number, to: number | null) => ({
  joinedAt: at(from),
  leftAt: to === null ? null : at(to),
})
test.each([
  ['nobody', [], 0],
  ['one after the other', [interval(0, 10), interval(20, 25)], 15],
  ['two devices at once', [interval(5, 20), interval(0, 10)], 20],
  ['one within the other', [interval(0, 30), interval(10, 20)], 30],
  ['still inside', [interval(50, null)], 10],
])('%s', (_, intervals, minutes) => expect(minutesInside(intervals, at(60))).toBe(minutes))

const lesson = { startsAt: at(0), endsAt: at(60), tolerance: DEFAULT_TOLERANCE }
test.each([
  ['nobody', [], 60, false, false],
  ['within the tolerance', [interval(10, 50)], 60, false, false],
  ['late', [interval(11, 60)], 60, true, false],
  ['gone early', [interval(-5, 49)], 60, false, true],
  ['gone early, while the lesson runs', [interval(-5, 20)], 30, false, false],
  ['back after a break', [interval(0, 20), interval(40, 60)], 60, false, false],
  ['still inside', [interval(0, null)], 60, false, false],
])('%s', (_, intervals, minute, isLate, leftEarly) =>
  expect(presenceMarks(intervals, lesson, at(minute))).toEqual({ isLate, leftEarly }),
)

// docs/rules.md R-1001
test.each([
  [0, 1, true],
  [5, 5, false],
  [5, 6, true],
  [15, 12, false],
])('with %i minutes, %i minutes late and early: %s', (minutes, by, isMarked) => {
  const tolerance = { lateMinutes: minutes, earlyMinutes: minutes }
  const marks = presenceMarks([interval(by, 60 - by)], { ...lesson, tolerance }, at(60))
  expect(marks).toEqual({ isLate: isMarked, leftEarly: isMarked })
})
