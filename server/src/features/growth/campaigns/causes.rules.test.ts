import { expect, test } from 'vitest'
import { seq } from 'contract/values/ids'
import { endCause, lessonCause, lessonIn, placeIn, spanSince } from './causes.rules.ts'

const at = (time: string) => new Date(`2026-11-26T${time}Z`)

test('a lesson is one cause all day in Seoul, and another on the next', () => {
  const curriculumSeq = seq('curriculum').parse(7)
  const causes = ['00:00', '14:59', '15:00'].map((time) =>
    lessonCause({ curriculumSeq, startsAt: at(`${time}:00`) }),
  )
  expect(causes).toEqual(['lesson-7-20261126', 'lesson-7-20261126', 'lesson-7-20261127'])
  expect(lessonIn(causes[0] ?? '')).toBe(curriculumSeq)
})

test('an end that moved is another cause', () => {
  const attendSeq = seq('enrolment').parse(8)
  const [before, after] = ['00:00:00', '00:00:01'].map((time) => endCause({ attendSeq, validAt: at(time) }))
  expect(before).not.toBe(after)
  expect(placeIn(before ?? '')).toBe(attendSeq)
})

test('after a long break only the last day is looked after', () => {
  const now = at('12:00:00')
  expect(spanSince(at('11:55:00'), now)).toEqual({ from: at('11:55:00'), to: now })
  expect(spanSince(new Date('2026-11-01T00:00:00Z'), now).from).toEqual(new Date('2026-11-25T12:00:00Z'))
})
