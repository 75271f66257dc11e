import { expect, test } from 'vitest'
import { noticeDueBefore } from './consent.rules.ts'

test.each([
  ['2026-11-27T03:00:00Z', '2024-11-27T03:00:00Z'],
  // There is no such day two years earlier: the notice comes no later than it must.
  ['2028-02-29T03:00:00Z', '2026-03-01T03:00:00Z'],
])('at %s the consents until %s are two years old', (now, before) => {
  expect(noticeDueBefore(new Date(now))).toEqual(new Date(before))
})
