import { expect, test } from 'vitest'
import { groupsOf, moved, neighbourOf } from './order.ts'

const section = (curriculumSeq: number) => ({ curriculumSeq, curriculumTypeCd: '01' })
const lesson = (curriculumSeq: number) => ({ curriculumSeq, curriculumTypeCd: '02' })
const list = [section(1), lesson(11), lesson(12), section(2), lesson(21), section(3), lesson(31)]
const seqs = (items: { curriculumSeq: number }[]) => items.map(({ curriculumSeq }) => curriculumSeq)

test('lessons belong to the section before them', () => {
  expect(
    groupsOf([lesson(5), ...list]).map(({ section: head, lessons }) => [head?.curriculumSeq, seqs(lessons)]),
  ).toEqual([
    [undefined, [5]],
    [1, [11, 12]],
    [2, [21]],
    [3, [31]],
  ])
})

test('a lesson moves to the position it is dropped on, above or below', () => {
  expect(seqs(moved(list, 31, 11))).toEqual([1, 31, 11, 12, 2, 21, 3])
  expect(seqs(moved(list, 11, 21))).toEqual([1, 12, 2, 21, 11, 3, 31])
})

test('a section moves with its lessons and never splits another one', () => {
  expect(seqs(moved(list, 1, 21))).toEqual([2, 21, 1, 11, 12, 3, 31])
  expect(seqs(moved(list, 3, 12))).toEqual([3, 31, 1, 11, 12, 2, 21])
})

test('a section dropped on its own lesson stays, and lessons without a section stay on top', () => {
  expect(seqs(moved(list, 1, 12))).toEqual(seqs(list))
  expect(seqs(moved([lesson(5), ...list], 2, 5))).toEqual([5, 2, 21, 1, 11, 12, 3, 31])
})

test('moving up puts a lesson into the section above, and a section before the whole section above', () => {
  expect(neighbourOf(list, 21, -1)).toBe(2)
  expect(neighbourOf(list, 3, -1)).toBe(2)
  expect(neighbourOf(list, 31, 1)).toBeNull()
})
