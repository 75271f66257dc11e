import { expect, test } from 'vitest'
import type { CurriculumTypeCd } from 'contract/values/type-codes'
import { CurriculumDraft } from 'contract/teaching/curriculum/schemas'
import {
  canChange,
  isSameSet,
  lessonFacts,
  placedAfter,
  checkVideo,
  checkWritable,
} from './curriculum.rules.ts'

test('a new lesson is inserted behind the chosen one', () => {
  expect(placedAfter([1, 2, 3], [9], 2)).toEqual([1, 2, 9, 3])
  expect(placedAfter([1, 2, 3], [8, 9], 1)).toEqual([1, 8, 9, 2, 3])
  expect(placedAfter([1, 2, 3], [9], null)).toEqual([1, 2, 3, 9])
  expect(placedAfter([1, 2, 3], [9], 7)).toEqual([1, 2, 3, 9])
})

test.each([
  ['the same in another order', [1, 2, 3], [3, 2, 1], true],
  ['one was added', [1, 2], [1, 2, 3], false],
  ['one was replaced', [1, 2], [1, 3], false],
  ['one was named twice', [1, 1], [1, 2], false],
] as const)('an order fits only its own lessons: %s', (_, left, right, expected) => {
  expect(isSameSet(left, right)).toBe(expected)
})

test('sections are not counted, and a video is missing until it can be played', () => {
  const items = [
    { curriculumTypeCd: '01', uploadVodSeq: null },
    { curriculumTypeCd: '02', uploadVodSeq: 5 },
    { curriculumTypeCd: '02', uploadVodSeq: 6 },
    { curriculumTypeCd: '02', uploadVodSeq: null },
    { curriculumTypeCd: '05', uploadVodSeq: null },
    { curriculumTypeCd: '02', uploadVodSeq: null, vodTypeCd: '00', linkSeconds: 30 },
    { curriculumTypeCd: '05', uploadVodSeq: null, isAvailable: false },
  ].map((item) => ({ vodTypeCd: '02', linkSeconds: 0, isAvailable: item.uploadVodSeq !== 6, ...item }))
  const videos = [
    { uploadVodSeq: 5, state: 'READY', durationSeconds: 60 },
    { uploadVodSeq: 6, state: 'PROCESSING', durationSeconds: 0 },
  ]
  expect(lessonFacts(items, videos)).toEqual({
    lessonKinds: ['02', '05'],
    lessonCount: 4,
    videosMissing: 2,
    totalSeconds: 90,
  })
})

test.each([
  ['a lesson is locked', '05', { lockStatusYn: 'Y' }, false, true],
  ['a mission is no preview', '03', { isPublic: true }, false, false],
  ['a section has nothing to lock', '01', { lockStatusYn: 'Y' }, false, false],
  ['a live lesson is no preview', '00', { isPublic: true }, false, false],
  ['a live lesson is locked before it begins', '00', { lockStatusYn: 'Y' }, false, true],
  ['and not after', '00', { lockStatusYn: 'Y' }, true, false],
] as const)('%s', (_, curriculumTypeCd, change, isOver, can) => {
  expect(canChange({ curriculumTypeCd, limitDupPlay: 0 }, change, isOver)).toBe(can)
})

test('a video with a device limit is no preview, and cannot become one', () => {
  const video = { curriculumTypeCd: '02' as const, limitDupPlay: 1 }
  expect(canChange(video, { isPublic: true }, false)).toBe(false)
  expect(canChange(video, { isPublic: false }, false)).toBe(true)
})

const now = new Date('2026-11-21T03:00:00Z')
const broken = (curriculumTypeCd: CurriculumTypeCd, part: object) =>
  checkWritable(CurriculumDraft.parse({ curriculumTypeCd, title: '어깨 열기', ...part }), now).map(
    ({ path, rule }) => `${path} ${rule}`,
  )

test('a link that is not a YouTube video gets that error, not the one for URLs', () => {
  expect(broken('02', { vodTypeCd: '01', linkUrl: 'short' })).toEqual(['body.linkUrl NOT_A_YOUTUBE_LINK'])
  expect(broken('02', { vodTypeCd: '00', linkUrl: 'short' })).toEqual(['body.linkUrl NOT_A_VIDEO_LINK'])
})

test('a mission cannot require more posts a day than in total', () => {
  expect(broken('09', { maxChallengeCount: 3, dailyChallengeCount: 4 })).toEqual([
    'body.dailyChallengeCount DAILY_ABOVE_TOTAL',
  ])
  expect(broken('09', { maxChallengeCount: 3, dailyChallengeCount: 3 })).toEqual([])
})

test('a failed video cannot be added to a lesson, but a lesson that has it can be saved', () => {
  const failed = { uploadVodSeq: 5, state: 'FAILED' }
  expect(checkVideo(failed, null)).toEqual([{ path: 'body.uploadVodSeq', rule: 'VIDEO_FAILED' }])
  expect(checkVideo(failed, { uploadVodSeq: 5 })).toEqual([])
  expect(checkVideo({ ...failed, state: 'PROCESSING' }, null)).toEqual([])
})
