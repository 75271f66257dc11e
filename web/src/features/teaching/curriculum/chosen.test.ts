import { expect, test } from 'vitest'
import type { CurriculumSeq } from 'contract/values/ids'
import { movedInto, toggled } from './selection.ts'

const seq = (number: number) => number as CurriculumSeq
const item = (number: number, curriculumTypeCd: '01' | '05' = '05') => ({
  curriculumSeq: seq(number),
  curriculumTypeCd,
})
/** 1 · §2 3 4 · §5 6 (§ marks a section) */
const items = [item(1), item(2, '01'), item(3), item(4), item(5, '01'), item(6)]
const some = (...numbers: number[]) => new Set(numbers.map(seq))
const seqs = (rows: { curriculumSeq: CurriculumSeq }[]) => rows.map(({ curriculumSeq }) => curriculumSeq)

test.each([
  ['a lesson', some(), 3, [3]],
  ['a section with its lessons', some(6), 2, [6, 2, 3, 4]],
  ['a section that is let go', some(2, 3, 4, 6), 2, [6]],
  ['a lesson of a chosen section', some(2, 3, 4), 3, [2, 4]],
])('pressing %s', (_, chosen, pressed, expected) => {
  expect([...toggled(items, chosen, seq(pressed))]).toEqual(expected)
})

test.each([
  ['another section', some(1, 3), 5, [2, 4, 5, 6, 1, 3]],
  ['their own section', some(3), 2, [1, 2, 4, 3, 5, 6]],
  ['the top', some(6, 4), null, [1, 4, 6, 2, 3, 5]],
  ['a section that is chosen itself', some(2, 6), 2, [1, 2, 3, 4, 6, 5]],
])('lessons move to %s', (_, chosen, section, expected) => {
  expect(seqs(movedInto(items, chosen, section === null ? null : seq(section)))).toEqual(expected)
})

test('the top is a target even if no lesson is above the first section', () => {
  expect(seqs(movedInto(items.slice(1), some(6), null))).toEqual([6, 2, 3, 4, 5])
})
