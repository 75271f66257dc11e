import { expect, test } from 'vitest'
import { entryStateOf, identityOf, minutesInside, presenceMarks, userSeqOf } from './live-rooms.rules.ts'

const open = { userType: 'user', stored: null, hasWaitingRoom: false, isLocked: false } as const
test.each([
  ['a learner enters', {}, 'ADMITTED'],
  ['a learner waits', { hasWaitingRoom: true }, 'WAITING'],
  ['a learner who was admitted returns', { hasWaitingRoom: true, stored: 'ADMITTED' }, 'ADMITTED'],
  ['a locked room', { isLocked: true }, 'LOCKED'],
  ['a locked room, for a learner who waits', { isLocked: true, stored: 'WAITING' }, 'LOCKED'],
  ['a locked room, for a learner who was inside', { isLocked: true, stored: 'ADMITTED' }, 'ADMITTED'],
  ['a removed learner', { stored: 'REMOVED' }, 'REMOVED'],
  ['a declined learner', { stored: 'DECLINED', hasWaitingRoom: true }, 'DECLINED'],
  ['one who waits while the waiting room is switched off', { stored: 'WAITING' }, 'ADMITTED'],
  ['a host of a locked room', { userType: 'facilitator', isLocked: true, hasWaitingRoom: true }, 'ADMITTED'],
] as const)('%s', (_, overrides, expected) => {
  expect(entryStateOf({ ...open, ...overrides })).toBe(expected)
})

test.each([
  ['7-abc', 7],
  ['7-', null],
  ['-abc', null],
  ['7-ABC', null],
  ['EG_egress', null],
])('%s is a participant of user %s', (identity, userSeq) => expect(userSeqOf(identity)).toBe(userSeq))
test('an identity leads back to its user', () => expect(userSeqOf(identityOf(12, 'x1'))).toBe(12))

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 3, minutes))
const interval = (from: number, to: number | null) => ({
  joinedAt: at(from),
  leftAt: to === null ? null : at(to),
})
test.each([
  ['nobody', [], 0],
  ['one after the other', [interval(0, 10), interval(20, 25)], 15],
  ['two devices at once', [interval(5, 20), interval(0, 10)], 20],
  ['one within the other', [interval(0, 30), interval(10, 20)], 30],
  ['still inside', [interval(50, null)], 10],
])('%s', (_, intervals, minutes) => expect(minutesInside(intervals, at(60))).toBe(minutes))

const lesson = { startsAt: at(0), endsAt: at(60) }
test.each([
  [interval(10, 50), { isLate: false, leftEarly: false }],
  [interval(11, 60), { isLate: true, leftEarly: false }],
  [interval(-5, 49), { isLate: false, leftEarly: true }],
  [interval(0, null), { isLate: false, leftEarly: false }],
])('%j: %j', (presence, marks) => expect(presenceMarks(presence, lesson)).toEqual(marks))
