import { expect, test } from 'vitest'
import { isReasonable, momentsOf, pointsOf, rowsOf } from './statistics.rules.ts'

test('one day is shown by the hour, more by the day', () => {
  expect(pointsOf('2026-11-21', '2026-11-21')).toMatchObject({ unit: 'hour', labels: { length: 24 } })
  expect(pointsOf('2026-11-30', '2026-12-02')).toEqual({
    unit: 'day',
    labels: ['2026-11-30', '2026-12-01', '2026-12-02'],
  })
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

test('a day begins at midnight in Seoul', () => {
  expect(momentsOf('2026-11-21', '2026-11-21').from.toISOString()).toBe('2026-11-20T15:00:00.000Z')
  expect(momentsOf('2026-11-21', '2026-11-21').to.toISOString()).toBe('2026-11-21T15:00:00.000Z')
})

test('a range is ordered and limited', () => {
  expect(isReasonable('2026-11-21', '2026-11-20')).toBe(false)
  expect(isReasonable('2020-01-01', '2026-01-01')).toBe(false)
  expect(isReasonable('2026-11-01', '2026-11-21')).toBe(true)
})
