import { expect, test } from 'vitest'
import { formatSpan } from './time.ts'

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
