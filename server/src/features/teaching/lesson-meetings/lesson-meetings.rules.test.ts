import { expect, test } from 'vitest'
import { meetingNeed, meetingStep, retryDelay } from './lesson-meetings.rules.ts'

const startsAt = new Date('2026-11-24T11:00:00Z')
const endsAt = new Date('2026-11-24T12:00:00Z')
const lesson = { liveTypeCd: '00', title: '어깨 열기', startsAt, endsAt }
const live = { ...lesson, isGone: false, isAtService: true, hasOwnLinks: false }
const made = {
  liveTypeCd: '00',
  accountId: 'haru',
  isBegun: true,
  meetingKey: '859',
  madeTitle: lesson.title,
  madeStartsAt: startsAt,
  madeEndsAt: endsAt,
}
const begun = { ...made, meetingKey: null, madeTitle: null, madeStartsAt: null, madeEndsAt: null }

test.each([
  ['a lesson without links', {}, startsAt, 'MEETING'],
  ['one with links of its own', { hasOwnLinks: true }, startsAt, 'NONE'],
  ['one at another service', { isAtService: false }, startsAt, 'NONE'],
  ['a removed one', { isGone: true }, startsAt, 'NONE'],
  ['one that is over', {}, endsAt, 'OVER'],
  ['a removed one that is over', { isGone: true }, endsAt, 'NONE'],
] as const)('what a lesson needs: %s', (_, change, now, expected) => {
  expect(meetingNeed({ ...live, ...change }, now)).toBe(expected)
})

test.each([
  ['nothing is made yet', 'MEETING', null, 'haru', 'CREATE'],
  ['its answer was lost', 'MEETING', begun, 'haru', 'CREATE'],
  ['it is as the lesson says', 'MEETING', made, 'haru', 'NOTHING'],
  ['the title changed', 'MEETING', { ...made, madeTitle: '아침' }, 'haru', 'CHANGE'],
  ['the end moved', 'MEETING', { ...made, madeEndsAt: startsAt }, 'haru', 'CHANGE'],
  ['it is in another account', 'MEETING', made, 'sodam', 'ANEW'],
  ['no account is connected', 'MEETING', made, null, 'NOTHING'],
  ['no account is connected and nothing made', 'MEETING', null, null, 'NOTHING'],
  ['it is no longer needed', 'NONE', made, 'haru', 'DELETE'],
  ['it is no longer needed, and may exist', 'NONE', begun, 'haru', 'CLEAR'],
  ['it is no longer needed, and was refused', 'NONE', { ...begun, isBegun: false }, 'haru', 'FORGET'],
  ['it is no longer needed, in another account', 'NONE', made, 'sodam', 'FORGET'],
  ['it was never needed', 'NONE', null, 'haru', 'NOTHING'],
  ['the lesson is over', 'OVER', made, 'haru', 'NOTHING'],
  ['the lesson was over first', 'OVER', null, 'haru', 'NOTHING'],
] as const)('the next step where %s', (_, need, stored, accountId, expected) => {
  const accounts = accountId === null ? [] : [{ liveTypeCd: '00', accountId }]
  expect(meetingStep({ need, lesson, stored, accounts })).toBe(expected)
})

const zoom = { liveTypeCd: '00', accountId: 'haru' }
const google = { liveTypeCd: '01', accountId: 'haru-at-google' }
test.each([
  ['from Zoom to Google', 'MEETING', '01', made, [zoom, google], 'DELETE'],
  ['from Zoom to Google before an answer', 'MEETING', '01', begun, [zoom, google], 'CLEAR'],
  ['from a Zoom that is no longer connected', 'MEETING', '01', made, [google], 'FORGET'],
  ['to Google, once Zoom is done', 'MEETING', '01', null, [zoom, google], 'CREATE'],
  ['to the video room', 'NONE', '02', made, [zoom, google], 'DELETE'],
  ['but is over', 'OVER', '01', made, [zoom, google], 'NOTHING'],
] as const)('the next step where the lesson moves %s', (_, need, liveTypeCd, stored, accounts, expected) => {
  expect(meetingStep({ need, lesson: { ...lesson, liveTypeCd }, stored, accounts })).toBe(expected)
})

test('a service is tried again ever later, an hour at most, and never before it allows that', () => {
  expect([0, 1, 2, 7, 40].map((tries) => retryDelay(tries, null))).toEqual([30, 60, 120, 3600, 3600])
  expect(retryDelay(0, 7200)).toBe(7200)
  expect(retryDelay(3, 1)).toBe(240)
})
