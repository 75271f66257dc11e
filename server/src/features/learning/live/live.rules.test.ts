import type { ClassStaffType } from 'contract/people/class-roles/class-roles.rules'
import { joinWindowState } from 'contract/teaching/curriculum/live-items.rules'
import type { UserSeq } from 'contract/values/ids'
import { expect, test } from 'vitest'
import { intervalSeconds, liveUserType, checkJoinable } from './live.rules.ts'

const minute = 60_000
// 00:10 in Seoul: the join window opens on the day before.
const start = new Date('2026-11-23T15:10:00Z')
const live = {
  startsAt: start,
  endsAt: new Date(start.getTime() + 60 * minute),
  attendeeJoinTimeLive: 20,
  tchJoinTimeLive: 30,
}
const at = (minutes: number) => new Date(start.getTime() + minutes * minute)

test.each([
  ['a week before', -7 * 1440, 'LIVE_NOT_TODAY'],
  ['before midnight', -21, 'LIVE_NOT_TODAY'],
  ['once the door is open, also on the day before', -15, null],
  ['while it runs', 30, null],
  ['after it, on its day', 61, 'LIVE_OVER'],
  ['a day after', 1441, 'LIVE_NOT_TODAY'],
] as const)('a learner %s', (_, minutes, expected) => {
  expect(checkJoinable(live, 'user', at(minutes))?.refusal ?? null).toBe(expected)
})

test("early on its day, the refusal names the caller's minutes", () => {
  const noon = { ...live, startsAt: at(720), endsAt: at(780) }
  expect(checkJoinable(noon, 'user', at(60))).toEqual({ refusal: 'LIVE_NOT_OPEN', minutes: 20 })
  expect(checkJoinable(noon, 'facilitator', at(60))).toEqual({ refusal: 'LIVE_NOT_OPEN', minutes: 30 })
})

test('the button agrees with the server, minute by minute', () => {
  for (let minutes = -3000; minutes < 3000; minutes += 1) {
    for (const userType of ['user', 'facilitator', 'classManager'] as const) {
      const isOffered = joinWindowState(live, userType, at(minutes)) === 'OPEN'
      expect(checkJoinable(live, userType, at(minutes)) === null).toBe(isOffered)
    }
  }
})

const somebody = 7 as UserSeq
const other = 8 as UserSeq
const plain = { writerUserSeq: other, post: null }
const named = (userTypeCd: ClassStaffType, isInvited = false) => ({
  ...plain,
  post: { userTypeCd, isInvited },
})
const nobody = { role: null, reachesAll: false }
const teacher = { role: 'TCH', reachesAll: false } as const
test.each([
  ['a learner', nobody, plain, 'user'],
  ['a former teacher', nobody, named('TCH'), 'user'],
  ['a teacher of it', teacher, named('TCH'), 'facilitator'],
  ['who was asked to teach it', nobody, named('TCH', true), 'facilitator'],
  ['who was asked to lead its lessons', nobody, named('FAC', true), 'facilitator'],
  ['who was asked to run it', nobody, named('MNG', true), 'classManager'],
  ['who was asked to help', nobody, named('CMG', true), 'classManager'],
  ['its writer', teacher, { ...plain, writerUserSeq: somebody }, 'classManager'],
  ['its writer after leaving', nobody, { ...plain, writerUserSeq: somebody }, 'user'],
  ['a manager of the site', { role: 'MNG', reachesAll: true } as const, plain, 'classManager'],
  ['a teacher of another class', teacher, plain, 'user'],
] as const)('%s', (_, enrolment, found, expected) => {
  expect(liveUserType({ userSeq: somebody, ...enrolment }, found)).toBe(expected)
})

test('a user without upcoming lessons polls less often', () => {
  expect([intervalSeconds(2), intervalSeconds(0)]).toEqual([30, 60])
})
