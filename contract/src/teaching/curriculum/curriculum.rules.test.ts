import { expect, test } from 'vitest'
import type { CurriculumTypeCd } from '../../values/type-codes.ts'
import { CurriculumDraft } from './schemas.ts'
import { itemTroubles, missionTypeOf } from './curriculum.rules.ts'

const drafted = (curriculumTypeCd: CurriculumTypeCd, part: object = {}) =>
  itemTroubles(CurriculumDraft.parse({ curriculumTypeCd, title: '어깨 열기', ...part }))
const live = { liveStartAt: '2026-11-21T20:00', liveEndAt: '2026-11-21T21:00' }
const meeting = { offlineStartAt: '2026-11-21T03:00:00Z', addrRoad1: '서울 성동구 성수이로 1' }

test.each([
  ['00', live],
  ['02', {}],
  ['04', meeting],
  ['05', { isPublic: true, limitDupPlay: 1 }],
  ['09', { dailyChallengeStartTime: '22:00', dailyChallengeEndTime: '02:00' }],
] as const)('%s %o contradicts nothing', (kind, part) => {
  expect(drafted(kind, part)).toEqual([])
})

test.each([
  ['00', {}, 'liveStartAt REQUIRED, liveEndAt REQUIRED'],
  ['00', { ...live, liveEndAt: live.liveStartAt }, 'liveEndAt END_BEFORE_START'],
  ['00', { ...live, liveEndAt: '2026-11-23T21:00' }, 'liveEndAt LIVE_TOO_LONG'],
  ['00', { ...live, startUrl: 'https://meet.google.com/a' }, 'startUrl NOT_A_MEETING'],
  ['02', { isPublic: true, limitDupPlay: 1 }, 'limitDupPlay FREE_AND_LIMITED'],
  ['02', { vodTypeCd: '00', linkUrl: 'example' }, 'linkUrl NOT_A_VIDEO_LINK'],
  ['04', {}, 'offlineStartAt REQUIRED, addrRoad1 REQUIRED'],
  ['04', { ...meeting, offlineEndAt: meeting.offlineStartAt }, 'offlineEndAt END_BEFORE_START'],
  ['09', { dailyChallengeStartTime: '22:00' }, 'dailyChallengeEndTime REQUIRED'],
  ['09', { dailyChallengeEndTime: '22:00' }, 'dailyChallengeStartTime REQUIRED'],
] as const)('%s %o: %s', (kind, part, expected) => {
  const troubles = drafted(kind, part)
  expect(troubles.map(({ field, trouble }) => `${field} ${trouble}`).join(', ')).toBe(expected)
})

test('the kind of an item determines its completion event; homework may set one', () => {
  expect(missionTypeOf({ curriculumTypeCd: '08', missionType: null })).toBe('LESSON_COMPLETE')
  expect(missionTypeOf({ curriculumTypeCd: '03', missionType: 'NEW_POST' })).toBe('NEW_POST')
  expect(missionTypeOf({ curriculumTypeCd: '03' })).toBe(null)
  expect(missionTypeOf({ curriculumTypeCd: '05', missionType: 'NEW_POST' })).toBe(null)
})
