import { expect, test } from 'vitest'
import {
  entryStateOf,
  identityOf,
  otherDevices,
  percentOf,
  seesVotes,
  userSeqOf,
} from './live-rooms.rules.ts'

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
// docs/rules.md R-963
test('a tab that joins again replaces no other device', () => {
  const [a, b] = [{ identity: '7-a' }, { identity: '7-b' }]
  expect(otherDevices([a, b], '7-a')).toEqual([b])
  expect(otherDevices([a], '7-a')).toEqual([])
})
test('an identity leads back to its user', () => expect(userSeqOf(identityOf(12, 'x1'))).toBe(12))

test.each([
  ['a learner before the vote', { isHost: false, hasVoted: false, isClosed: false }, false],
  ['a learner after it', { isHost: false, hasVoted: true, isClosed: false }, true],
  ['a learner who did not vote, at the end', { isHost: false, hasVoted: false, isClosed: true }, true],
  ['a host', { isHost: true, hasVoted: false, isClosed: false }, true],
])('%s sees the votes: %o %s', (_, viewer, expected) => expect(seesVotes(viewer)).toBe(expected))
test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
])('%i of %i are %i percent', (count, total, percent) => expect(percentOf(count, total)).toBe(percent))
