import fc from 'fast-check'
import { parseCronItems } from 'graphile-worker'
import { expect, test } from 'vitest'
import { seoulCron } from './tasks.ts'

const HOUR = 3_600_000
/** Some Sunday at midnight in Seoul. */
const SUNDAY = Date.parse('2026-11-22T00:00:00+09:00')

/** When a line of UTC is due within the week, in hours of Seoul's week that begins on Sunday. */
function dueHours(cron: string) {
  const [item] = parseCronItems([{ task: 'any', match: cron }])
  return Array.from({ length: 7 * 24 }, (_, at) => at).filter((at) => {
    const moment = new Date(SUNDAY + at * HOUR)
    return item?.match({
      min: moment.getUTCMinutes(),
      hour: moment.getUTCHours(),
      date: moment.getUTCDate(),
      month: moment.getUTCMonth() + 1,
      dow: moment.getUTCDay(),
    })
  })
}

test('a weekday and an hour of Seoul are that weekday and hour, before nine too', () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 23 }), (weekdays, hour) => {
      const wanted = weekdays.map((day) => day * 24 + hour).toSorted((one, other) => one - other)
      expect(dueHours(seoulCron(`0 ${hour} * * ${weekdays.join(',')}`))).toEqual(wanted)
    }),
    { numRuns: 500 },
  )
})

test('a range of weekdays moves as a whole', () => {
  expect(dueHours(seoulCron('0 3 * * 1-5'))).toEqual([1, 2, 3, 4, 5].map((day) => day * 24 + 3))
})

test('every day at an hour, and steps of minutes, are what they were', () => {
  expect(dueHours(seoulCron('0 4 * * *'))).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => day * 24 + 4))
  expect(seoulCron('*/5 * * * *')).toBe('*/5 * * * *')
})

test.each(['0 * * * 1', '0 3 1 * *', '0 3 * 2 *', '0 3 * * 5-1', '0 3 * * mon'])(
  '"%s" is refused',
  (cron) => {
    expect(() => seoulCron(cron)).toThrow(/weekdays/)
  },
)
