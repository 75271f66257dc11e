import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { challengeProgress, challengeWindow, neededCount, type Challenge } from './challenges.rules.ts'

const challenge = (known: Partial<Challenge> = {}): Challenge => ({
  maxChallengeCount: 10,
  dailyChallengeCount: 1,
  dailyChallengeStartTime: null,
  dailyChallengeEndTime: null,
  missionChallengeEndAt: null,
  completionRateCondition: 80,
  ...known,
})
const seoul = (text: string) => new Date(`${text}:00+09:00`)
const night = { dailyChallengeStartTime: '22:00', dailyChallengeEndTime: '02:00' }
const morning = { dailyChallengeStartTime: '06:00', dailyChallengeEndTime: '09:00' }

test.each([
  [10, 80, 8],
  [3, 50, 2],
  [7, 100, 7],
  [5, 1, 1],
])('of %i posts %i percent are %i', (maxChallengeCount, completionRateCondition, expected) => {
  expect(neededCount(challenge({ maxChallengeCount, completionRateCondition }))).toBe(expected)
})

test.each([
  ['the whole day', {}, '2026-11-21T23:59', '2026-11-21', true],
  ['before the window', morning, '2026-11-21T05:59', '2026-11-21', false],
  ['as it opens', morning, '2026-11-21T06:00', '2026-11-21', true],
  ['as it closes', morning, '2026-11-21T09:00', '2026-11-22', false],
  ['before midnight', night, '2026-11-21T23:00', '2026-11-21', true],
  ['after midnight it is still the day before', night, '2026-11-22T01:59', '2026-11-21', true],
  ['when the night is over', night, '2026-11-22T02:00', '2026-11-22', false],
] as const)('%s', (_, known, now, day, isOpen) => {
  expect(challengeWindow(challenge(known), seoul(now))).toMatchObject({ day, isOpen })
})

test.each([
  ['one may write', {}, [], '2026-11-21T12:00', 'OPEN'],
  ['today is done', {}, ['2026-11-21'], '2026-11-21T12:00', 'DAY_FULL'],
  ['a new day', {}, ['2026-11-20'], '2026-11-21T12:00', 'OPEN'],
  ['all are written', { maxChallengeCount: 1 }, ['2026-11-20'], '2026-11-21T12:00', 'FULL'],
  ['it is over', { missionChallengeEndAt: seoul('2026-11-21T12:00') }, [], '2026-11-21T12:00', 'ENDED'],
  [
    'it does not open again',
    { ...morning, missionChallengeEndAt: seoul('2026-11-22T00:00') },
    [],
    '2026-11-21T12:00',
    'ENDED',
  ],
  ['it opens tomorrow', morning, [], '2026-11-21T12:00', 'EARLY'],
] as const)('where a learner stands: %s', (_, known, days, now, state) => {
  expect(challengeProgress(challenge(known), days, seoul(now)).state).toBe(state)
})

describe('for every post mission', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const problem = fc.record({
    maxChallengeCount: fc.integer({ min: 1, max: 30 }),
    dailyChallengeCount: fc.integer({ min: 1, max: 5 }),
    dailyChallengeStartTime: time,
    dailyChallengeEndTime: time,
    missionChallengeEndAt: fc.constant(null),
    completionRateCondition: fc.integer({ min: 1, max: 100 }),
  })
  const begin = seoul('2026-11-21T00:00').getTime()
  const moments = fc.array(fc.integer({ min: 0, max: 20 * 24 * 60 }), { maxLength: 60 })

  test('no day exceeds its limit of posts, and all days together not the total', () => {
    fc.assert(
      fc.property(problem, moments, (rules, minutes) => {
        const days: string[] = []
        for (const minute of minutes.toSorted((left, right) => left - right)) {
          const progress = challengeProgress(rules, days, new Date(begin + minute * 60_000))
          if (progress.state === 'OPEN') days.push(progress.day)
        }
        const most = Math.max(0, ...days.map((day) => days.filter((one) => one === day).length))
        return days.length <= rules.maxChallengeCount && most <= rules.dailyChallengeCount
      }),
    )
  })
  test('a window lasts at most a day, is open or in the future, and never in the past', () => {
    fc.assert(
      fc.property(problem, fc.integer({ min: 0, max: 20 * 24 * 60 }), (rules, minute) => {
        const now = new Date(begin + minute * 60_000)
        const { opensAt, closesAt, isOpen } = challengeWindow(rules, now)
        const length = closesAt.getTime() - opensAt.getTime()
        return length > 0 && length <= 86_400_000 && closesAt > now && isOpen === opensAt <= now
      }),
    )
  })
  test('the required number of posts can be reached', () => {
    fc.assert(
      fc.property(
        problem,
        (rules) => neededCount(rules) >= 1 && neededCount(rules) <= rules.maxChallengeCount,
      ),
    )
  })
})
