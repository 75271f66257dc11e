import { expect, test } from 'vitest'
import { missionToday, rateOf, recordOf, totalOf } from './missions.rules.ts'

const term = { firstDay: '2026-12-07', lastDay: '2026-12-16', dayCount: 10 }
const at = (text: string) => new Date(`${text}+09:00`)
const run = { challengeMissionSeq: 1, fromDay: 1, untilDay: null, dailyStartTime: null, dailyEndTime: null }
const night = { ...run, dailyStartTime: '22:00', dailyEndTime: '02:00' }

test.each([
  ['the whole day', run, '2026-12-07T00:00', [], '2026-12-07 OPEN'],
  ['done', run, '2026-12-07T23:59', ['2026-12-07'], '2026-12-07 DONE'],
  ['before its window', night, '2026-12-07T21:59', [], '2026-12-07 EARLY'],
  ['within it', night, '2026-12-07T22:00', [], '2026-12-07 OPEN'],
  ['after midnight it counts for the day before', night, '2026-12-08T01:59', [], '2026-12-07 OPEN'],
  ['the last night goes on after the last day', night, '2026-12-17T01:00', [], '2026-12-16 OPEN'],
  [
    'when it closed',
    { ...run, dailyStartTime: '05:00', dailyEndTime: '07:00' },
    '2026-12-08T08:00',
    [],
    '2026-12-08 MISSED',
  ],
] as const)('%s', (_, mission, now, doneDays, found) => {
  const { day, state } = missionToday(mission, { term, doneDays, now: at(now) }) ?? {}
  expect(`${day} ${state}`).toBe(found)
})

test.each([
  ['before the term', run, '2026-12-06T12:00'],
  ['after it', run, '2026-12-17T12:00'],
  ['before its first day', { ...run, fromDay: 3 }, '2026-12-08T12:00'],
  ['after its last day', { ...run, untilDay: 2 }, '2026-12-09T12:00'],
] as const)('there is no mission %s', (_, mission, now) => {
  expect(missionToday(mission, { term, doneDays: [], now: at(now) })).toBeNull()
})

test('the rate counts every day of every mission, rounded down', () => {
  expect(totalOf([run, { fromDay: 3, untilDay: 4 }, { fromDay: 12, untilDay: null }], 10)).toBe(12)
  expect([rateOf(2, 3), rateOf(3, 3), rateOf(4, 3), rateOf(0, 0)]).toEqual([66, 100, 100, 0])
})

const did = (challengeMissionSeq: number, ...days: number[]) =>
  days.map((number) => ({ challengeMissionSeq, day: `2026-12-${String(number).padStart(2, '0')}` }))
test('the record of a learner: days in a row up to today, days without a mission count neither way', () => {
  const missions = [run, { challengeMissionSeq: 2, fromDay: 3, untilDay: 3 }]
  const record = recordOf(missions, { term, checkIns: did(1, 7, 8, 9, 10), now: at('2026-12-11T09:00') })
  expect(record).toMatchObject({ done: 4, total: 11, rate: 36, streak: 1 })
  expect(record.days.map(({ state }) => state).slice(0, 6)).toEqual([
    'DONE',
    'DONE',
    'PART',
    'DONE',
    'LATER',
    'LATER',
  ])
  const all = recordOf([{ ...run, untilDay: 2 }], {
    term,
    checkIns: did(1, 7, 8),
    now: at('2026-12-12T09:00'),
  })
  expect(all).toMatchObject({ streak: 2, rate: 100 })
  expect(recordOf([run], { term, checkIns: did(1, 7), now: at('2026-12-09T09:00') })).toMatchObject({
    streak: 0,
    days: expect.arrayContaining([{ day: '2026-12-08', state: 'MISSED' }]),
  })
})
