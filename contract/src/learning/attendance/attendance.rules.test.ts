import { expect, test } from 'vitest'
import { isBookOpen } from './attendance.rules.ts'

test.each([
  ['2026-11-20T14:59:59Z', false],
  ['2026-11-20T15:00:00Z', true],
  ['2026-11-21T03:00:00Z', true],
  ['2027-01-01T00:00:00Z', true],
])('a learner who attends at noon in Seoul can be marked at %s: %s', (now, isOpen) => {
  expect(isBookOpen(new Date('2026-11-21T03:00:00Z'), new Date(now))).toBe(isOpen)
})
