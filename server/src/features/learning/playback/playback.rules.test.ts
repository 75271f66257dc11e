import { expect, test } from 'vitest'
import { isPlayOver } from './playback.rules.ts'
import { nextLesson, checkOpen } from '../lessons/lessons.rules.ts'

const lesson = { curriculumSeq: 2, curriculumTypeCd: '05', isPublic: false, lockStatusYn: 'N' } as const
const learner = { isManager: false, isAttending: true }
const visitor = { isManager: false, isAttending: false }
const staff = { isManager: true, isAttending: false }
const free = { isInOrder: false, isDone: false, before: [] }
const inOrder = { isInOrder: true, isDone: false, before: [{ isDone: true }, { isDone: false }] }

test.each([
  ['a learner opens a lesson', lesson, learner, free, null],
  ['nobody else does', lesson, visitor, free, 'NOT_ATTENDING'],
  ['a free lesson is open to everybody', { ...lesson, isPublic: true }, visitor, free, null],
  ['in order, the one before comes first', lesson, learner, inOrder, 'LESSON_LOCKED'],
  ['in order, what was done stays open', lesson, learner, { ...inOrder, isDone: true }, null],
  ['in order, a free lesson needs nothing', { ...lesson, isPublic: true }, learner, inOrder, null],
  ['locked by hand', { ...lesson, lockStatusYn: 'Y' as const }, learner, free, 'LESSON_LOCKED'],
  ['staff open everything', { ...lesson, lockStatusYn: 'Y' as const }, staff, inOrder, null],
] as const)('%s', (_, facts, viewer, order, expected) => {
  expect(checkOpen(facts, viewer, order)).toBe(expected)
})

test('a session ends after an hour of silence or half a day', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  expect(isPlayOver({ startedAt: ago(90), lastBeatAt: ago(1) }, now)).toBe(false)
  expect(isPlayOver({ startedAt: ago(90), lastBeatAt: ago(61) }, now)).toBe(true)
  expect(isPlayOver({ startedAt: ago(721), lastBeatAt: ago(1) }, now)).toBe(true)
})

test('a learner continues with the first incomplete lesson', () => {
  const lessons = [{ curriculumSeq: 1 }, { curriculumSeq: 2 }]
  expect(nextLesson(lessons, ({ curriculumSeq }) => curriculumSeq === 1)).toEqual({ curriculumSeq: 2 })
  expect(nextLesson(lessons, () => true)).toEqual({ curriculumSeq: 1 })
  expect(nextLesson([], () => true)).toBeNull()
})
