import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  moveDay,
  nextHalfHour,
  parseSeoul,
  seoulDateTime,
  seoulDay,
  seoulInput,
  seoulParts,
  startOfSeoulDay,
} from './korea-time.ts'

const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
})

test('the day in Seoul begins nine hours before the one in Greenwich', () => {
  expect(seoulDay(new Date('2026-11-20T14:59:59Z'))).toBe('2026-11-20')
  expect(seoulDay(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21')
  expect(startOfSeoulDay(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-20T15:00:00Z'))
})

test('moments are shown in Seoul time', () => {
  const newYear = new Date('2026-12-31T15:05:09Z')
  expect(seoulDateTime(newYear)).toBe('2027-01-01 00:05:09')
  expect(seoulParts(newYear)).toEqual({ year: 2027, month: 1, day: 1, weekday: 5, hour: 0, minute: 5 })
})

test('a moment typed in a form comes back as it was typed', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const typed = seoulInput(moment)
      const read = parseSeoul(typed)
      expect(read && seoulInput(read)).toBe(typed)
    }),
  )
})

test.each([
  '',
  '2026-11-21',
  '2026-11-21 20:00',
  '2026-13-01T00:00',
  '2026-02-30T10:00',
  '2026-11-21T24:00',
  'now',
])('“%s” is not a moment', (text) => expect(parseSeoul(text)).toBeNull())

test('the first moment of a Seoul day is never later than any moment of it', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const gone = moment.getTime() - startOfSeoulDay(moment).getTime()
      expect(gone).toBeGreaterThanOrEqual(0)
      expect(gone).toBeLessThan(86_400_000)
    }),
  )
})

test.each([
  ['2026-11-30', 2, '2026-12-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
])('%s moved by %i days is %s', (day, by, expected) => expect(moveDay(day, by)).toBe(expected))

test.each([
  ['10:00', '2026-11-21 10:30:00'],
  ['10:30', '2026-11-21 10:30:00'],
  ['10:31', '2026-11-21 11:00:00'],
  ['23:30', '2026-11-21 23:30:00'],
  ['23:31', '2026-11-22 00:00:00'],
])('a lesson planned at %s is offered %s', (time, expected) => {
  expect(seoulDateTime(nextHalfHour(new Date(`2026-11-21T${time}:00+09:00`)))).toBe(expected)
})
