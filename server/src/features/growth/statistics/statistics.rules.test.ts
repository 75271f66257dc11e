import { expect, test } from 'vitest'
import { labelsOf, momentsOf, rowsOf, visitRange, visitsFromOf } from './statistics.rules.ts'

test('every day or hour of a range has a label', () => {
  expect(labelsOf('2026-11-30', '2026-12-02', 'DAILY')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02'])
  const hours = labelsOf('2026-11-30', '2026-12-01', 'HOURLY')
  expect([hours.length, hours[0], hours[24], hours.at(-1)]).toEqual([
    48,
    '2026-11-30 00:00',
    '2026-12-01 00:00',
    '2026-12-01 23:00',
  ])
})

test('a day without visits is zero, and other days are not counted', () => {
  const rows = rowsOf(
    ['2026-11-20', '2026-11-21'],
    [
      { at: '2026-11-21', measure: 'paymentAmountKrw', value: 30_000 },
      { at: '2026-11-21', measure: 'paymentAmountKrw', value: 5_000 },
      { at: '2026-11-22', measure: 'paymentAmountKrw', value: 1 },
    ],
  )
  expect(rows.map((row) => row.paymentAmountKrw)).toEqual([0, 35_000])
})

test('visits count from the later of two days', () => {
  expect(visitsFromOf('2024-09-11', '2026-11-21')).toBe('2026-11-21')
  expect(visitsFromOf('2024-09-11', '2023-01-01')).toBe('2024-09-11')
  const range = { startAt: '2026-11-01', endAt: '2026-11-30' }
  expect(visitRange(range, '2026-11-21')).toEqual({ startAt: '2026-11-21', endAt: '2026-11-30' })
  expect(visitRange(range, '2024-09-11')).toEqual(range)
})

test('a day begins at midnight in Seoul', () => {
  const day = { startAt: '2026-11-21', endAt: '2026-11-21' }
  expect(momentsOf(day).from.toISOString()).toBe('2026-11-20T15:00:00.000Z')
  expect(momentsOf(day).to.toISOString()).toBe('2026-11-21T15:00:00.000Z')
})
