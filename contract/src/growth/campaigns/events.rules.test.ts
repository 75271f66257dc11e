import { expect, test } from 'vitest'
import { delayDaysOf, dueAt, isAdvertising, isMeant, isOfClass, isWatched } from './events.rules.ts'

const anything = { courseSeqs: [], formSeqs: [] }

test.each([
  ['JOINED', { kind: 'JOINED' }, true],
  ['JOINED', { kind: 'ENROLLED', courseSeq: 7 }, false],
  ['ENROLLED', { kind: 'ENROLLED', courseSeq: 7 }, true],
  ['NOT_BEGUN', { kind: 'ENROLLED', courseSeq: 7 }, true],
  ['FORM_SENT', { kind: 'FORM_SENT', formSeq: 7 }, true],
  ['FORM_SENT', { kind: 'JOINED' }, false],
  ['UNPAID', { kind: 'UNPAID' }, true],
  ['JOINED', { kind: 'UNPAID' }, false],
  ['MEMBERSHIP_ENDED', { kind: 'MEMBERSHIP_ENDED' }, true],
  ['UNPAID', { kind: 'MEMBERSHIP_ENDED' }, false],
] as const)('a campaign of %s and what happened: %o', (kind, happening, expected) => {
  expect(isMeant({ ...anything, kind }, happening)).toBe(expected)
})

test('chosen classes and forms leave out all others', () => {
  const ofClass = { ...anything, kind: 'ENROLLED', courseSeqs: [7] } as const
  expect(isMeant(ofClass, { kind: 'ENROLLED', courseSeq: 7 })).toBe(true)
  expect(isMeant(ofClass, { kind: 'ENROLLED', courseSeq: 8 })).toBe(false)
  const ofForm = { ...anything, kind: 'FORM_SENT', formSeqs: [2] } as const
  expect(isMeant(ofForm, { kind: 'FORM_SENT', formSeq: 3 })).toBe(false)
})

test('a message is due at once or so many days later, and nobody is late on the day they came', () => {
  const at = new Date('2026-11-26T14:30:00Z')
  expect(dueAt(at, 0)).toBeNull()
  expect(dueAt(at, 3)).toEqual(new Date('2026-11-29T14:30:00Z'))
  const kinds = ['NOT_BEGUN', 'UNPAID', 'ENROLLED', 'ACCESS_ENDS'] as const
  expect(kinds.map((kind) => delayDaysOf(kind).least)).toEqual([1, 1, 0, 1])
})

test('a lesson that opens is announced at once, and an end a week before it unless staff choose otherwise', () => {
  expect(delayDaysOf('LESSON_OPENS')).toEqual({ least: 0, most: 0, usual: 0 })
  expect(delayDaysOf('ACCESS_ENDS').usual).toBe(7)
  expect((['LESSON_OPENS', 'ACCESS_ENDS', 'ENROLLED', 'JOINED'] as const).map(isOfClass)).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect((['LESSON_OPENS', 'ACCESS_ENDS', 'ENROLLED'] as const).map(isWatched)).toEqual([true, true, false])
})

test('who ended a membership is advertised to, two weeks later unless staff choose otherwise', () => {
  expect(delayDaysOf('MEMBERSHIP_ENDED')).toEqual({ least: 1, most: 90, usual: 14 })
  expect((['MEMBERSHIP_ENDED', 'UNPAID', 'JOINED'] as const).map(isAdvertising)).toEqual([true, false, false])
})
