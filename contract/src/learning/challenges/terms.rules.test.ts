import { expect, test } from 'vitest'
import { areDatesLocked, challengeTermState, datesOfCopy, dayAt, dayOfTerm, termDays } from './terms.rules.ts'

const at = (text: string) => new Date(`${text}+09:00`)
const term = {
  isDraft: false,
  isCurrent: true,
  startAt: at('2026-12-07T00:00'),
  endAt: at('2026-12-16T23:59'),
  payStartAt: at('2026-11-20T00:00'),
  payEndAt: at('2026-12-05T23:59'),
  recruitClosedAt: null,
}

test.each([
  ['2026-11-19T12:00', {}, 'PLANNED'],
  ['2026-11-20T00:00', {}, 'RECRUITING'],
  ['2026-12-01T00:00', { isDraft: true }, 'DRAFT'],
  ['2026-12-01T00:00', { isCurrent: false }, 'CLOSED'],
  ['2026-12-01T00:00', { recruitClosedAt: at('2026-11-30T00:00') }, 'CLOSED'],
  ['2026-12-06T12:00', {}, 'CLOSED'],
  ['2026-12-07T00:00', {}, 'RUNNING'],
  ['2026-12-16T23:59', {}, 'ENDED'],
  ['2026-12-01T00:00', { startAt: null, endAt: null, payEndAt: null }, 'RECRUITING'],
] as const)('at %s a term with %o is %s', (now, change, state) => {
  expect(challengeTermState({ ...term, ...change }, at(now))).toBe(state)
})

test('the dates of a term are locked from its first minute on', () => {
  expect(
    ['PLANNED', 'RECRUITING', 'CLOSED', 'RUNNING', 'ENDED'].map((one) => areDatesLocked(one as 'ENDED')),
  ).toEqual([false, false, false, true, true])
})

test('a term has the days of Seoul between its dates', () => {
  expect(termDays(term)).toEqual({ firstDay: '2026-12-07', lastDay: '2026-12-16', dayCount: 10 })
  expect(termDays({ ...term, endAt: at('2026-12-17T00:00') })).toMatchObject({ lastDay: '2026-12-16' })
  expect(termDays({ startAt: term.startAt, endAt: null })).toBeNull()
  const days = { firstDay: '2026-12-30' }
  expect([dayOfTerm(days, '2026-12-30'), dayOfTerm(days, '2027-01-01'), dayAt(days, 3)]).toEqual([
    1,
    3,
    '2027-01-01',
  ])
})

test('a copy runs as long as the original, after it and not in the past', () => {
  expect(datesOfCopy(term, at('2026-12-01T09:00'))).toEqual({
    startAt: at('2026-12-17T00:00'),
    endAt: at('2026-12-26T23:59'),
  })
  expect(datesOfCopy(term, at('2027-03-01T09:00')).startAt).toEqual(at('2027-03-02T00:00'))
  expect(datesOfCopy({ startAt: null, endAt: null }, at('2027-03-01T09:00'))).toEqual({
    startAt: null,
    endAt: null,
  })
})
