import { expect, test } from 'vitest'
import { brokenOf, liveDraft, nameFromFile, withStart } from './item.ts'

const zoom = { channelLiveTypeCd: '00' } as const
const draft = { ...liveDraft(new Date('2026-11-21T10:40:00Z'), zoom), title: '어깨 열기' }

test('a new live lesson starts at the next half hour and lasts an hour', () => {
  expect([draft.liveStartAt, draft.liveEndAt]).toEqual(['2026-11-21T20:00', '2026-11-21T21:00'])
  const late = liveDraft(new Date('2026-11-21T14:31:00Z'), { channelLiveTypeCd: '02' })
  expect(late.liveStartAt).toBe('2026-11-22T00:00')
  expect([draft.liveTypeCd, late.liveTypeCd]).toEqual(['00', '02'])
})

test('moving the start moves the end', () => {
  const moved = withStart(draft, '2026-11-24T06:40')
  expect(moved).toEqual({ liveStartAt: '2026-11-24T06:40', liveEndAt: '2026-11-24T07:40' })
  expect(withStart(draft, null)).toEqual({ liveStartAt: null })
})

test.each([
  ['no start', { liveStartAt: null }, 'liveStartAt', 'REQUIRED'],
  ['an end before it', { liveEndAt: '2026-11-21T19:00' }, 'liveEndAt', 'END_BEFORE_START'],
  ['more than a day', { liveEndAt: '2026-11-23T19:00' }, 'liveEndAt', 'LIVE_TOO_LONG'],
  ['another service', { joinUrl: 'https://meet.google.com/a' }, 'joinUrl', 'NOT_A_MEETING'],
  ['a short password', { password: 'abc' }, 'password', 'PASSWORD_WRONG'],
])('reports an error at its field: %s', (_, change, field, trouble) => {
  expect([...brokenOf({ ...draft, ...change })]).toEqual([[field, trouble]])
})

test('a live lesson may be planned without a link', () => {
  expect(brokenOf(draft).size).toBe(0)
})

test('a free video cannot limit its viewers', () => {
  const video = { ...draft, curriculumTypeCd: '02' as const, isPublic: true, limitDupPlay: 1 }
  expect([...brokenOf(video)]).toEqual([['limitDupPlay', 'FREE_AND_LIMITED']])
  expect(brokenOf({ ...video, limitDupPlay: 0 }).size).toBe(0)
})

test.each([
  ['2주차_목 풀기 (1).mp4', '2주차 목 풀기'],
  ['아침 요가.final.MOV', '아침 요가.final'],
  ['\u1112\u1161\u11ab\u1100\u1173\u11af.mp4', '한글'],
  ['1.5배속 연습.mp4', '1.5배속 연습'],
  ['IMG_2041.MOV', ''],
  ['KakaoTalk_Video_2026-11-21-10-20-30.mp4', ''],
  ['20261121_101500.mp4', ''],
  [`${'가'.repeat(130)}.mp4`, '가'.repeat(100)],
])('names a video after its file, unless a camera named it: %s', (file, name) => {
  expect(nameFromFile(file)).toBe(name)
})
