import { expect, test } from 'vitest'
import { someSettings } from '../../../../testing/classes.ts'
import { informationOf, kindTroubles } from './information.ts'
import { paymentOf, troublesOf } from './payment.ts'

const fortnight = { startAt: '2026-12-01T00:00:00Z', endAt: '2026-12-14T00:00:00Z' }
const troublesIn = (change: object, settings = someSettings()) =>
  Object.fromEntries(kindTroubles({ ...informationOf(settings), ...change }, settings))

test('validates type and hours before they are sent', () => {
  expect(troublesIn({})).toEqual({})
  expect(troublesIn({ scheduleTypeCd: 'R' })).toEqual({ weekdays: 'WEEKDAY_MISSING' })
  const late = { scheduleTypeCd: 'R', weekdays: [1], classStartTime: '19:00', classEndTime: '18:00' }
  expect(troublesIn(late)).toEqual({ classEndTime: 'END_BEFORE_START' })
  expect(troublesIn({ openTypeCd: '99', openTypeUrl: 'ftp://a.example' })).toEqual({
    openTypeUrl: 'URL_WRONG',
  })
})

test('a class of two weeks cannot become a club, and a club cannot become two weeks', () => {
  const short = someSettings(fortnight)
  expect(troublesIn({ courseTypeCd: '03' }, short)).toEqual({ courseTypeCd: 'PERIOD_TOO_SHORT' })
  const club = someSettings({ courseTypeCd: '03' })
  const draft = { ...paymentOf(club), ...fortnight }
  expect(Object.fromEntries(troublesOf(draft, club))).toEqual({ endAt: 'PERIOD_TOO_SHORT' })
})

test('shows an error at the field of seats if there are fewer than the minimum of people', () => {
  const settings = someSettings()
  const draft = { ...paymentOf(settings), userLimitTypeCd: '99', maxUserCount: 3, minUserCount: 4 } as const
  expect([...troublesOf(draft, settings).keys()]).toEqual(['minUserCount'])
})
