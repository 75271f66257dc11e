import { expect, test } from 'vitest'
import { formatSeoulMoment } from './moments.ts'

test('a moment for readers anywhere has its year, and its time zone where that is not understood', () => {
  const moment = '2026-11-24T15:05:00Z'
  expect(formatSeoulMoment(moment, 'ko')).toBe('2026년 11월 25일(수) 00:05')
  expect(formatSeoulMoment(moment, 'en')).toBe('Wed, Nov 25, 2026, 00:05 (Seoul)')
  expect(formatSeoulMoment(moment, 'jp')).toBe('2026年11月25日(水) 00:05（ソウル時間）')
})
