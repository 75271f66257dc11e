import { expect, test } from 'vitest'
import { fairDay, checkValidFrom } from './terms.rules.ts'

test("a change is announced 7 days ahead, one to members' disadvantage 30", () => {
  expect(fairDay('2026-11-21', false)).toBe('2026-11-28')
  expect(fairDay('2026-11-21', true)).toBe('2026-12-21')
})

test.each([
  ['2026-11-20', null, 'PAST'],
  ['2026-11-21', null, null],
  ['2026-11-30', '2026-12-01', 'BEFORE_LATEST'],
  ['2026-12-01', '2026-12-01', null],
])('from %s, after one from %s: %s', (day, latest, expected) => {
  expect(checkValidFrom(day, { today: '2026-11-21', latest })).toBe(expected)
})
