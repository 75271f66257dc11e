import { expect, test } from 'vitest'
import { nextReportCheck } from './reports.rules.ts'

const sentAt = new Date('2026-11-27T03:00:00Z')
const after = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000)

test.each([
  [0, 1],
  [1, 2],
  [5, 10],
  [6 * 60, 12 * 60],
  [24 * 60, 30 * 60],
  [71 * 60, 77 * 60],
])('%i minutes after sending the next question is due %i minutes after it', (now, next) => {
  expect(nextReportCheck(sentAt, after(now))).toEqual(after(next))
})
test('after three days nobody asks any more', () => {
  expect(nextReportCheck(sentAt, after(72 * 60))).toBeNull()
})
