import { expect, test } from 'vitest'
import { seq } from '../../values/ids.ts'
import { divide, groupAt, mayBeInGroup, nextMove } from './groups.rules.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 3, 0, seconds))
const group = (number: number) => seq('live group').parse(number)
const first = group(1)
const second = group(2)
const open = { opensAt: at(5), closesAt: null }
const timed = { opensAt: at(5), closesAt: at(60) }
const assigned = { liveGroupSeq: first, beforeGroupSeq: null, movesAt: at(5) }
const moved = { liveGroupSeq: second, beforeGroupSeq: first, movesAt: at(30) }
const untilTooLate = { ...moved, movesAt: at(61) }

// docs/rules.md R-991
test.each([
  ['before it opens', open, assigned, 4, null, { at: at(5), liveGroupSeq: first }],
  ['once it opens', open, assigned, 5, first, null],
  ['with a time', timed, assigned, 5, first, { at: at(60), liveGroupSeq: null }],
  ['before a move', timed, moved, 29, first, { at: at(30), liveGroupSeq: second }],
  ['after a move', timed, moved, 30, second, { at: at(60), liveGroupSeq: null }],
  ['moved too late', timed, untilTooLate, 40, first, { at: at(60), liveGroupSeq: null }],
  ['at its end', timed, moved, 60, null, null],
  ['without a group', timed, null, 30, null, null],
  ['without groups', null, null, 30, null, null],
] as const)('%s', (_, division, assignment, now, where, next) => {
  expect(groupAt(division, assignment, at(now))).toBe(where)
  expect(nextMove(division, assignment, at(now))).toEqual(next)
})

// docs/rules.md R-992
test('who is late by some seconds may be where they were', () => {
  const person = { division: timed, assignment: moved }
  expect(mayBeInGroup(person, first, at(39))).toBe(true)
  expect(mayBeInGroup(person, first, at(41))).toBe(false)
  expect(mayBeInGroup(person, second, at(41))).toBe(true)
  expect(mayBeInGroup(person, null, at(41))).toBe(false)
})

// docs/rules.md R-992
test('when all return, who is late may be in their group, and everybody in the room', () => {
  const person = { division: timed, assignment: moved }
  expect(mayBeInGroup(person, null, at(60))).toBe(true)
  expect(mayBeInGroup(person, second, at(69))).toBe(true)
  expect(mayBeInGroup(person, second, at(71))).toBe(false)
})

test('chance divides all people into groups of nearly one size', () => {
  const people = Array.from({ length: 11 }, (_, number) => number)
  let last = 0
  const random = () => (last = (last + 0.37) % 1)
  const groups = divide(people, 3, random)
  expect(groups.map(({ length }) => length)).toEqual([4, 4, 3])
  expect(groups.flat().toSorted((one, other) => one - other)).toEqual(people)
  expect(groups.flat()).not.toEqual(people)
  expect(divide([1], 3, () => 0.99)).toEqual([[1], [], []])
})
