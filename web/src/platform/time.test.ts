import { expect, test } from 'vitest'
import { formatSpan, formatStamp } from './time.ts'

test.each([
  [20, '1분', '1 min', '1分'],
  [90, '2분', '2 min', '2分'],
  [3599, '1시간', '1 h', '1時間'],
  [3600, '1시간', '1 h', '1時間'],
  [5580, '1시간 33분', '1 h 33 min', '1時間33分'],
  [7199, '2시간', '2 h', '2時間'],
])('%i seconds are a span of %s', (seconds, ko, en, jp) => {
  expect([formatSpan(seconds, 'ko'), formatSpan(seconds, 'en'), formatSpan(seconds, 'jp')]).toEqual([
    ko,
    en,
    jp,
  ])
})

test('the moment of an alarm has its date in one form and its hour by halves of the day', () => {
  const stamps = (['ko', 'en', 'jp'] as const).map((language) =>
    formatStamp('2026-11-24T11:00:00Z', language),
  )
  expect(stamps).toEqual(['2026.11.24 오후 08:00', '2026.11.24 PM 08:00', '2026.11.24 午後 08:00'])
  expect(formatStamp('2026-11-23T15:05:00Z', 'jp')).toBe('2026.11.24 午前 12:05')
})
