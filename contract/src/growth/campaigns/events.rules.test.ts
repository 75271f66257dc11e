import { expect, test } from 'vitest'
import { dueAt, isMeant, minDelayDays } from './events.rules.ts'

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
  expect((['NOT_BEGUN', 'UNPAID', 'ENROLLED'] as const).map(minDelayDays)).toEqual([1, 1, 0])
})
