import { expect, test } from 'vitest'
import { isSameSet, lessonFacts, placedAfter } from './curriculum.rules.ts'

test('a new lesson stands behind the one it was added after', () => {
  expect(placedAfter([1, 2, 3], 9, 2)).toEqual([1, 2, 9, 3])
  expect(placedAfter([1, 2, 3], 9, null)).toEqual([1, 2, 3, 9])
  expect(placedAfter([1, 2, 3], 9, 7)).toEqual([1, 2, 3, 9])
})

test.each([
  ['the same in another order', [1, 2, 3], [3, 2, 1], true],
  ['one was added', [1, 2], [1, 2, 3], false],
  ['one was replaced', [1, 2], [1, 3], false],
  ['one was named twice', [1, 1], [1, 2], false],
] as const)('an order fits only its own lessons: %s', (_, left, right, expected) => {
  expect(isSameSet(left, right)).toBe(expected)
})

test('sections are not counted, and a video without a file is missed', () => {
  const items = [
    { curriculumTypeCd: '01', uploadVodSeq: null },
    { curriculumTypeCd: '02', uploadVodSeq: 5 },
    { curriculumTypeCd: '02', uploadVodSeq: null },
    { curriculumTypeCd: '05', uploadVodSeq: null },
  ]
  expect(lessonFacts(items, () => 60)).toEqual({
    lessonKinds: ['02', '05'],
    lessonCount: 3,
    videosMissing: 1,
    totalSeconds: 60,
  })
})
