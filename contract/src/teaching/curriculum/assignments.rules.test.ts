import { expect, test } from 'vitest'
import { isTarget, letsPass, type MissionFacts } from './assignments.rules.ts'

const lesson = (curriculumSeq: number) => ({
  curriculumSeq,
  curriculumTypeCd: '05',
  missionType: null,
  missionResourceId: null,
})
const mission = (curriculumSeq: number, missionResourceId: number | null) => ({
  curriculumSeq,
  curriculumTypeCd: '08',
  missionType: 'LESSON_COMPLETE' as const,
  missionResourceId,
})
const nobody = () => false

test.each([
  ['what it waits for stands before it', mission(3, 1), nobody, false],
  ['what it waits for stands behind it', mission(1, 3), nobody, true],
  ['what it waits for is gone', mission(3, 9), nobody, false],
  ['a lesson is no mission', lesson(3), nobody, false],
  [
    'what it waits for can be done no more',
    mission(3, 1),
    (one: MissionFacts) => one.curriculumSeq === 1,
    true,
  ],
] as const)('whether a mission lets the others pass: %s', (_, own, isMissed, expected) => {
  const lessons = [1, 2, 3].map((seq) => (seq === own.curriculumSeq ? own : lesson(seq)))
  expect(letsPass<MissionFacts>(own, lessons, isMissed)).toBe(expected)
})

test('a mission that waits for another mission opens what that one opens', () => {
  const chain = [mission(1, 4), mission(2, 1), lesson(3), lesson(4)]
  expect(chain.slice(0, 2).map((one) => letsPass<MissionFacts>(one, chain, nobody))).toEqual([true, true])
})

test('a mission can wait for another item of its course, but not for itself, a section or an item that waits for it', () => {
  const section = { ...lesson(9), curriculumTypeCd: '01' }
  const lessons = [lesson(1), mission(2, 1), mission(3, 2), section]
  const fits = (target: number, own: number | null) => isTarget(lessons, { target, own })
  expect([fits(1, null), fits(1, 2), fits(3, null)]).toEqual([true, true, true])
  expect([fits(2, 2), fits(3, 2), fits(9, null), fits(7, null)]).toEqual([false, false, false, false])
})
