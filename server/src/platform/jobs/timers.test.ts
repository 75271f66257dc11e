import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matcherInSeoul } from './tasks.ts'

const HOUR = 3_600_000
/** A Sunday at midnight in Seoul. */
const SUNDAY = Date.parse('2026-11-22T00:00:00+09:00')

/** The hours of a Seoul week, starting on Sunday, in which a timer is due. */
function dueHours(cron: string) {
  const isDue = matcherInSeoul(cron)
  return Array.from({ length: 7 * 24 }, (_, at) => at).filter((at) => {
    const moment = new Date(SUNDAY + at * HOUR)
    return isDue({
      min: moment.getUTCMinutes(),
      hour: moment.getUTCHours(),
      date: moment.getUTCDate(),
      month: moment.getUTCMonth() + 1,
      dow: moment.getUTCDay(),
    })
  })
}

test('weekdays and hours are those of Seoul, also before nine', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1 })
  fc.assert(
    fc.property(days, hours, (weekdays, ofDay) => {
      const expected = weekdays
        .flatMap((day) => ofDay.map((hour) => day * 24 + hour))
        .toSorted((one, other) => one - other)
      expect(dueHours(`0 ${ofDay.join(',')} * * ${weekdays.join(',')}`)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test('a range of weekdays is that range', () => {
  expect(dueHours('0 3 * * 1-5')).toEqual([1, 2, 3, 4, 5].map((day) => day * 24 + 3))
})

test('a daily timer runs once a day, and an hourly one every hour', () => {
  expect(dueHours('0 4 * * *')).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => day * 24 + 4))
  expect(dueHours('0 * * * *')).toHaveLength(7 * 24)
  expect(dueHours('*/5 * * * *')).toHaveLength(7 * 24)
  expect(dueHours('7 * * * *')).toEqual([])
})

test.each(['0 3 1 * *', '0 3 * 2 *', '0 3 * * mon', '0 30 * * *', 'daily'])('"%s" is refused', (cron) => {
  expect(() => matcherInSeoul(cron)).toThrow()
})
