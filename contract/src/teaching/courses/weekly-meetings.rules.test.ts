import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seoulDateTime, seoulDay, seoulParts } from '../../values/korea-time.ts'
import { MAX_MEETINGS, weeklyMeetings, type WeeklyClass } from './weekly-meetings.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const weekly: WeeklyClass = {
  scheduleTypeCd: 'R',
  weekdays: [1, 4],
  classStartTime: '19:00',
  classEndTime: '20:30',
  startAt: new Date('2026-11-30T15:00:00Z'),
  endAt: new Date('2026-12-14T14:59:00Z'),
}
const dates = (course: WeeklyClass) =>
  weeklyMeetings(course, now).map(({ startAt }) => seoulDateTime(startAt))

test('a weekly course meets on its weekdays between its first and last day, in Seoul time', () => {
  expect(dates(weekly)).toEqual([
    '2026-12-03 19:00:00',
    '2026-12-07 19:00:00',
    '2026-12-10 19:00:00',
    '2026-12-14 19:00:00',
  ])
  expect(weeklyMeetings(weekly, now)[0]?.endAt).toEqual(new Date('2026-12-03T11:30:00Z'))
})

test('without an end twelve weeks are listed, counted from today or from a first day still to come', () => {
  expect(dates({ ...weekly, weekdays: [1], endAt: null }).at(-1)).toBe('2027-02-22 19:00:00')
  expect(dates({ ...weekly, weekdays: [1], startAt: null, endAt: null })).toHaveLength(12)
})

test('a course that does not repeat, or has no days or hours, has no sessions of its own', () => {
  expect(dates({ ...weekly, scheduleTypeCd: 'D' })).toEqual([])
  expect(dates({ ...weekly, weekdays: [] })).toEqual([])
  expect(dates({ ...weekly, classStartTime: null })).toEqual([])
})

test("every session is on a chosen weekday, within the course's dates and after the previous one", () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }))
  const any = fc.record({ weekdays: days, startAt: fc.option(day), endAt: fc.option(day), now: day })
  fc.assert(
    fc.property(any, ({ now: at, ...some }) => {
      const meetings = weeklyMeetings({ ...weekly, ...some }, at)
      expect(meetings.length).toBeLessThanOrEqual(MAX_MEETINGS)
      for (const [index, { startAt }] of meetings.entries()) {
        expect(some.weekdays).toContain(seoulParts(startAt).weekday)
        if (some.startAt) expect(seoulDay(startAt) >= seoulDay(some.startAt)).toBe(true)
        if (some.endAt) expect(seoulDay(startAt) <= seoulDay(some.endAt)).toBe(true)
        const before = meetings[index - 1]
        if (before) expect(startAt > before.startAt).toBe(true)
      }
    }),
  )
})
