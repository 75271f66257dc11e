import { expect, test } from 'vitest'
import { ledBy, checkChangeable } from './course-staff.rules.ts'

test.each([
  ['the last instructor stays', { from: 'TCH', to: null, tutors: [1], isMaster: true }, 'LAST_TUTOR'],
  [
    'nor do they become something else',
    { from: 'TCH', to: 'CMG', tutors: [1], isMaster: true },
    'LAST_TUTOR',
  ],
  ['one of two may go', { from: 'TCH', to: null, tutors: [1, 2], isMaster: true }, null],
  ['a manager may go', { from: 'MNG', to: null, tutors: [], isMaster: false }, null],
  ['only masters teach', { from: 'CMG', to: 'TCH', tutors: [2], isMaster: false }, 'NOT_A_MASTER'],
  ['a master may teach', { from: 'CMG', to: 'TCH', tutors: [2], isMaster: true }, null],
  ['nothing changes', { from: 'TCH', to: 'TCH', tutors: [1], isMaster: false }, null],
] as const)('%s', (_, change, expected) => {
  expect(checkChangeable({ userSeq: 1, ...change })).toBe(expected)
})

test('the lead comes first, the others keep their order', () => {
  expect(ledBy([1, 2, 3], 3)).toEqual([3, 1, 2])
})
