import { expect, test } from 'vitest'
import { daysOf, figuresOf, hasBoth, periodFrom } from './period.ts'

// 23:30 on 30 November in Seoul, 14:30 UTC on the same day.
const lateEvening = new Date('2026-11-30T14:30:00Z')
// 00:30 on 1 March in Seoul, still February in UTC.
const justMarch = new Date('2026-02-28T15:30:00Z')

test('the last seven days end with today in Seoul', () => {
  expect(daysOf('last7Days', lateEvening)).toEqual({ startAt: '2026-11-24', endAt: '2026-11-30' })
})

test('last month is the whole previous calendar month, also right after midnight', () => {
  expect(daysOf('lastMonth', justMarch)).toEqual({ startAt: '2026-02-01', endAt: '2026-02-28' })
})

test('yesterday is one day', () => {
  expect(daysOf('yesterday', justMarch)).toEqual({ startAt: '2026-02-28', endAt: '2026-02-28' })
})

test('an address without a valid period shows the last seven days', () => {
  expect(periodFrom(new URLSearchParams())).toBe('last7Days')
  expect(periodFrom(new URLSearchParams('period=forever'))).toBe('last7Days')
})

test('a week can be shown by the hour, a month and a single day only in one way', () => {
  expect(figuresOf('last7Days', true, lateEvening)).toMatchObject({ searchType: 'HOURLY' })
  expect(figuresOf('last7Days', false, lateEvening)).toMatchObject({ searchType: 'DAILY' })
  expect(figuresOf('last30Days', true, lateEvening)).toMatchObject({ searchType: 'DAILY' })
  expect(figuresOf('today', false, lateEvening)).toMatchObject({ searchType: 'HOURLY' })
  expect(hasBoth('last7Days', lateEvening)).toBe(true)
  expect([hasBoth('today', lateEvening), hasBoth('lastMonth', lateEvening)]).toEqual([false, false])
})
