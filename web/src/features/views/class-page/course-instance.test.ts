import { expect, test } from 'vitest'
import { courseInstance } from './course-instance.ts'

const plain = {
  totalSeconds: 0,
  startAt: null,
  endAt: null,
  scheduleTypeCd: 'S' as const,
  weekdays: [],
  classStartTime: null,
  classEndTime: null,
  classTime: null,
}

test.each([
  [['02'], 'online'],
  [['00', '02'], 'online'],
  [['04'], 'onsite'],
  [['03', '04', '05', '06'], 'onsite'],
  [['05'], 'online'],
  [['00', '04', '05'], 'blended'],
  [['00', '02', '04'], 'blended'],
])('a class of lessons %j is held %s', (curriculumStatusList, courseMode) => {
  expect(courseInstance({ ...plain, totalSeconds: 60, curriculumStatusList })).toMatchObject({ courseMode })
})

test.each([
  [20, 'PT1M'],
  [3600, 'PT1H'],
  [5400, 'PT1H30M'],
])('videos of %i seconds are described as %s', (totalSeconds, courseWorkload) => {
  const instance = courseInstance({ ...plain, totalSeconds, curriculumStatusList: ['02'] })
  expect(instance).toMatchObject({ courseWorkload })
})

test('a class with days describes them, by the week where it repeats', () => {
  const days = { startAt: '2026-11-02T01:00:00Z', endAt: '2026-11-29T14:59:00Z' }
  const weekly = { ...plain, ...days, scheduleTypeCd: 'R' as const, curriculumStatusList: ['00'] }
  const schedule = {
    repeatFrequency: 'Weekly',
    repeatCount: 4,
    startDate: '2026-11-02',
    endDate: '2026-11-29',
  }
  expect(courseInstance(weekly)).toMatchObject({ courseSchedule: schedule })
  expect(courseInstance({ ...weekly, scheduleTypeCd: 'S' })).toMatchObject({ courseSchedule: schedule })
})

test('a weekly class states its weekdays and the hours of one week', () => {
  const days = { startAt: '2026-11-02T01:00:00Z', endAt: '2026-11-29T14:59:00Z', weekdays: [1, 4] }
  const hours = { classStartTime: '19:00', classEndTime: '20:15', classTime: 75 }
  const weekly = { ...plain, ...days, ...hours, scheduleTypeCd: 'R' as const, curriculumStatusList: ['04'] }
  expect(courseInstance(weekly)).toMatchObject({
    courseSchedule: {
      byDay: ['https://schema.org/Monday', 'https://schema.org/Thursday'],
      startTime: '19:00:00',
      endTime: '20:15:00',
      scheduleTimezone: 'Asia/Seoul',
      duration: 'PT2H30M',
    },
  })
})

test('a class of one evening, and one of a few days, are described by the days of Seoul', () => {
  const once = { ...plain, startAt: '2026-11-01T15:30:00Z', endAt: '2026-11-02T12:00:00Z' }
  const day = { startDate: '2026-11-02', endDate: '2026-11-02', repeatFrequency: 'Daily', repeatCount: 1 }
  expect(courseInstance({ ...once, curriculumStatusList: ['04'] })).toMatchObject({ courseSchedule: day })
  const three = { ...once, endAt: '2026-11-04T12:00:00Z', curriculumStatusList: ['04'] }
  expect(courseInstance(three)).toMatchObject({
    courseSchedule: { repeatFrequency: 'Daily', repeatCount: 3 },
  })
})

test('without hours and days it returns nothing, rather than something wrong', () => {
  expect(courseInstance({ ...plain, curriculumStatusList: ['05'] })).toBeNull()
})
