import { describe, expect, test } from 'vitest'
import * as rules from './live-items.rules.ts'

const minute = 60_000
const start = new Date('2026-11-24T11:00:00Z')
const joinWindow = {
  startsAt: start,
  endsAt: new Date(start.getTime() + 70 * minute),
  attendeeJoinTimeLive: 30,
  tchJoinTimeLive: 60,
}
const at = (minutes: number) => new Date(start.getTime() + minutes * minute)

test.each([
  ['a learner half an hour before', 'user', -30.01, 'EARLY'],
  ['a learner from then on', 'user', -30, 'OPEN'],
  ['a learner in the last second', 'user', 69.99, 'OPEN'],
  ['a learner at its end', 'user', 70, 'OVER'],
  ['a teacher an hour before', 'facilitator', -60, 'OPEN'],
  ['a teacher after its end', 'facilitator', 129, 'OPEN'],
  ['a manager an hour after its end', 'classManager', 130, 'OVER'],
] as const)('who may join when: %s', (_, userType, minutes, expected) => {
  expect(rules.joinWindowState(joinWindow, userType, at(minutes))).toBe(expected)
})

describe('at every time', () => {
  const order = ['EARLY', 'OPEN', 'OVER']
  const everyMinute = Array.from({ length: 400 }, (_, step) => at(step - 150))

  test.each(rules.liveUserTypes)('the join window never reopens, and opens at its minute: %s', (userType) => {
    for (const own of [0, 1, 30, 1440]) {
      const strict = { ...joinWindow, attendeeJoinTimeLive: own, tchJoinTimeLive: own }
      const states = everyMinute.map((now) => order.indexOf(rules.joinWindowState(strict, userType, now)))
      expect(states).toEqual(states.toSorted((left, right) => left - right))
      expect(rules.joinWindowState(strict, userType, rules.opensAt(strict, userType))).toBe('OPEN')
    }
  })

  test.each(rules.liveUserTypes)('the label of the time agrees with the join window: %s', (userType) => {
    for (const now of everyMinute) {
      const label = rules.timeLabel(joinWindow, userType, now)
      expect(label === 'BEFORE').toBe(rules.joinWindowState(joinWindow, userType, now) === 'EARLY')
      expect(label === 'STARTED' || label === 'LONG_AGO').toBe(rules.isStarted(joinWindow, now))
    }
  })

  test('a host can always join when learners can', () => {
    const same = { ...joinWindow, tchJoinTimeLive: 30 }
    for (const now of everyMinute.filter((one) => rules.joinWindowState(same, 'user', one) === 'OPEN'))
      expect(rules.joinWindowState(same, 'facilitator', now)).toBe('OPEN')
  })
})

test.each([
  ['the evening before', '2026-11-23T14:59:59Z', 'pending'],
  ['midnight in Seoul', '2026-11-23T15:00:00Z', 'today'],
  ['while it runs', '2026-11-24T12:00:00Z', 'today'],
  ['at its end', '2026-11-24T12:10:00Z', 'end'],
])('the day of a lesson: %s', (_, now, expected) => {
  expect(rules.liveStatus(joinWindow, new Date(now))).toBe(expected)
})

test('weekly lessons keep their hour and are numbered', () => {
  const weeks = rules.everyWeek(joinWindow, 3)
  expect(weeks.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-11-24T11:00:00.000Z',
    '2026-12-01T11:00:00.000Z',
    '2026-12-08T11:00:00.000Z',
  ])
  expect(weeks.every((one) => rules.classTime(one) === 70)).toBe(true)
  expect(rules.weekTitle('빈야사', 1, 3)).toBe('빈야사 (2/3)')
  expect(rules.weekTitle('빈야사', 0, 1)).toBe('빈야사')
  expect(rules.weekTitle('가'.repeat(100), 51, 52)).toHaveLength(98)
})

test.each([
  ['00', 'https://us02web.zoom.us/j/85912345678?pwd=abc', true],
  ['00', 'https://zoom.us.evil.example/j/1', false],
  ['00', 'https://meet.google.com/abc-defg-hij', false],
  ['00', 'http://zoom.us/j/85912345678', false],
  ['01', 'https://meet.google.com/abc-defg-hij', true],
  ['01', 'https://google.com/abc', false],
  ['99', 'https://teams.example/room?x=1#y', true],
  ['99', 'https://name@teams.example/', false],
  ['99', 'https://teams.example\\@evil.example/', false],
  ['99', 'javascript:alert(1)', false],
  ['99', 'https://localhost/room', false],
  ['99', 'https://teams.example/a b', false],
])('service %s accepts %s: %s', (liveTypeCd, url, expected) => {
  expect(rules.isMeetingUrl(liveTypeCd, url)).toBe(expected)
})

test('a Zoom link contains the number of its meeting', () => {
  expect(rules.zoomMeetingId('https://us02web.zoom.us/j/85912345678?pwd=abc')).toBe('85912345678')
  expect(rules.zoomMeetingId('https://zoom.us/my/room')).toBeNull()
})
