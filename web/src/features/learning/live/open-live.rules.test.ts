import { expect, test } from 'vitest'
import { curriculumTypes } from 'contract/values/type-codes'
import { nextLiveOf } from './open-live.rules.ts'

const aLesson = (start: string, end: string, lockStatusYn: 'Y' | 'N' = 'N') => ({
  curriculumTypeCd: curriculumTypes.live,
  liveStartAt: `2026-11-${start}`,
  liveEndAt: `2026-11-${end}`,
  lockStatusYn,
})
// 20:00 in Seoul.
const now = new Date('2026-11-24T11:00:00Z')
const running = aLesson('24 19:30', '24 21:00')
const tonight = aLesson('24 22:00', '24 23:00')

// docs/rules.md R-1247
test('the lesson that runs comes before one of the evening', () => {
  expect(nextLiveOf([tonight, running], now)).toBe(running)
})

test('what is over, locked, further away or no live lesson is not offered', () => {
  const video = { ...running, curriculumTypeCd: curriculumTypes.video }
  const others = [
    aLesson('24 18:00', '24 19:00'),
    aLesson('24 19:30', '24 21:00', 'Y'),
    aLesson('25 20:30', '25 21:00'),
    video,
  ]
  expect(nextLiveOf(others, now)).toBeUndefined()
})
