import { expect, test } from 'vitest'
import { changeOf, countDays, isCountable, searchTypeOf } from './statistics.rules.ts'

test('one day is counted by the hour and more by the day, unless the other is chosen', () => {
  expect(searchTypeOf('2026-11-21', '2026-11-21')).toBe('HOURLY')
  expect(searchTypeOf('2026-11-21', '2026-11-22')).toBe('DAILY')
  expect(searchTypeOf('2026-11-21', '2026-11-22', 'HOURLY')).toBe('HOURLY')
  expect(searchTypeOf('2026-11-21', '2026-11-21', 'DAILY')).toBe('DAILY')
})

test('both ends of a range are counted', () => {
  expect(countDays('2026-11-21', '2026-11-21')).toBe(1)
  expect(countDays('2026-02-27', '2026-03-01')).toBe(3)
})

test('a range is ordered, and a week at most by the hour', () => {
  expect(isCountable('2026-11-21', '2026-11-20', 'DAILY')).toBe(false)
  expect(isCountable('2026-11-01', '2026-11-21', 'DAILY')).toBe(true)
  expect(isCountable('2020-01-01', '2026-01-01', 'DAILY')).toBe(false)
  expect(isCountable('2026-11-15', '2026-11-21', 'HOURLY')).toBe(true)
  expect(isCountable('2026-11-14', '2026-11-21', 'HOURLY')).toBe(false)
})

test('a change is in tenths of a percent, and unknown where there was nothing before', () => {
  expect(changeOf(326_000, 250_000)).toBe(304)
  expect(changeOf(0, 250_000)).toBe(-1000)
  expect(changeOf(100, 0)).toBeNull()
  expect(changeOf(100, -50)).toBeNull()
})
