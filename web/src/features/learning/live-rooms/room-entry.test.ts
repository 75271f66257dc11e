import { expect, test, vi } from 'vitest'
import type { RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import { seq } from 'contract/values/ids'
import { now } from '../../../platform/clock.ts'
import { aParticipant, fakeMediaRoom } from '../../../testing/participants.ts'
import type { DeviceChoices } from './check/device-choices.ts'
import { openEntry } from './room-entry.ts'

const signature: RoomSignature = {
  broadcast: null,
  signature: 'token',
  url: 'ws://demo.localhost',
  iceServers: [],
  engine: 'embedded',
  identity: '7-a',
  name: '서윤',
  userType: 'user',
  sources: ['camera', 'microphone'],
  port: null,
  liveGroupSeq: null,
}
const choices: DeviceChoices = {
  isCameraOn: true,
  isMicrophoneOn: true,
  cameraId: '',
  microphoneId: '',
  speakerId: '',
  playsSounds: true,
  readsCaptions: false,
  captionSize: 'M',
}
const stateOf = (state: RoomState['state']): RoomState => ({
  isHost: false,
  state,
  isOnOtherDevice: false,
  isLocked: false,
  hasWaitingRoom: false,
  hands: [],
  waiting: [],
  removed: [],
  timer: null,
  now: now().toISOString(),
  poll: null,
  board: null,
  hasCaptions: false,
  keepsCaptions: false,
  recording: null,
  recordingOff: null,
  recordingEnd: null,
  groups: null,
  mayDivide: false,
  audience: null,
})

type Next = RoomState['state'] | 'OTHER_DEVICE'
const nextState = (next: Next): RoomState =>
  next === 'OTHER_DEVICE' ? { ...stateOf('ADMITTED'), isOnOtherDevice: true } : stateOf(next)
function aWay(...states: Next[]) {
  const media = fakeMediaRoom([])
  const next = () => Promise.resolve(nextState(states.shift() ?? 'ADMITTED'))
  const enter = vi.fn(next)
  const sign = vi.fn((_takesOver: boolean) => Promise.resolve(signature))
  const store = openEntry({ enter, read: next, sign, openMedia: () => Promise.resolve(media.room) })
  return { store, media, sign, enter, phase: () => store.get().entry.phase }
}

test('a learner who waits gets no token before a host admits them', async () => {
  const { store, sign, enter, phase } = aWay('WAITING', 'WAITING', 'ADMITTED', 'ADMITTED')
  await store.enter(choices)
  expect([phase(), sign.mock.calls.length]).toEqual(['waiting', 0])
  await store.refresh()
  expect(phase()).toBe('waiting')
  await store.refresh()
  expect([phase(), sign.mock.calls.length, enter.mock.calls.length]).toEqual(['inside', 1, 2])
  await store.refresh()
  expect(sign).toHaveBeenCalledOnce()
})

test('a learner who is removed is disconnected, and sees why', async () => {
  const { store, media } = aWay('ADMITTED', 'REMOVED')
  await store.enter(choices)
  await store.refresh()
  expect(store.get().entry).toEqual({ phase: 'refused', state: 'REMOVED' })
  expect(media.isDisconnected()).toBe(true)
})

// docs/rules.md R-1000
test('a learner who may enter again is not connected before they press', async () => {
  const { store, media, sign, phase } = aWay('ADMITTED', 'REMOVED', 'ADMITTED')
  await store.enter(choices)
  media.change({ connection: 'ended', endReason: 'REMOVED' })
  await vi.waitFor(() => expect(phase()).toBe('refused'))
  await store.refresh()
  expect([phase(), sign.mock.calls.length]).toEqual(['readmitted', 1])
})

test('a connection that ends by itself ends the visit, whose user may enter again', async () => {
  const { store, media, phase } = aWay()
  await store.enter(choices)
  media.change({ connection: 'ended', endReason: 'REPLACED' })
  expect(store.get().entry).toEqual({ phase: 'ended', reason: 'REPLACED' })
  await store.refresh()
  expect(phase()).toBe('ended')
  await store.enter(choices)
  expect(phase()).toBe('inside')
})

// docs/rules.md R-963
test('a second device connects once its user chose to continue there', async () => {
  const { store, sign, phase } = aWay('OTHER_DEVICE', 'OTHER_DEVICE')
  await store.enter(choices)
  expect([phase(), sign.mock.calls]).toEqual(['otherDevice', []])
  await store.takeOver(choices)
  expect([phase(), sign.mock.calls]).toEqual(['inside', [[true]]])
})

test('the first device says that its user continues on another one, and takes over again', async () => {
  const { store, media, sign, phase } = aWay('ADMITTED', 'ADMITTED')
  await store.enter(choices)
  media.change({ connection: 'ended', endReason: 'REMOVED' })
  await vi.waitFor(() => expect(store.get().entry).toEqual({ phase: 'ended', reason: 'REPLACED' }))
  media.change({ connection: 'connected', endReason: null })
  await store.takeOver(choices)
  expect([phase(), sign.mock.calls]).toEqual(['inside', [[false], [true]]])
})

test('a device that the server knows to be replaced disconnects', async () => {
  const { store, media } = aWay('ADMITTED', 'OTHER_DEVICE')
  await store.enter(choices)
  await store.refresh()
  expect(store.get().entry).toEqual({ phase: 'ended', reason: 'REPLACED' })
  expect(media.isDisconnected()).toBe(true)
})

test('a failure leads back to the check with its reason', async () => {
  const { store, sign } = aWay()
  const error = new Error('no network')
  sign.mockRejectedValueOnce(error)
  await store.enter(choices)
  expect(store.get().entry).toEqual({ phase: 'check', problem: error })
})

// docs/rules.md R-991
test('who leaves while the connection is being made stays outside, with nothing open', async () => {
  const { store, media, sign, phase } = aWay()
  sign.mockImplementationOnce(() => {
    store.leave()
    return Promise.resolve(signature)
  })
  await store.enter(choices)
  expect(store.get().entry).toEqual({ phase: 'ended', reason: 'LEFT' })
  await store.enter(choices)
  expect([phase(), media.isDisconnected()]).toEqual(['inside', false])
})

const group = seq('live group').parse(5)
const inGroup = (liveGroupSeq: typeof group | null): RoomState => ({
  ...stateOf('ADMITTED'),
  groups: {
    opensAt: now().toISOString(),
    closesAt: null,
    mine: liveGroupSeq && { liveGroupSeq, number: 1 },
    isHelpRequested: false,
    next: null,
    list: [],
    unassigned: [],
  },
})

test('who is moved on while a connection is made follows once it is there', async () => {
  let current: typeof group | null = null
  const opened: (number | null)[] = []
  const answer = () => Promise.resolve(inGroup(current))
  const sign = () => Promise.resolve({ ...signature, liveGroupSeq: current })
  const store = openEntry({
    enter: answer,
    read: answer,
    sign,
    async openMedia({ liveGroupSeq }) {
      opened.push(liveGroupSeq)
      if (opened.length === 2) {
        current = null
        await store.refresh()
      }
      return fakeMediaRoom([]).room
    },
  })
  await store.enter(choices)
  current = group
  await store.refresh()
  expect(opened).toEqual([null, group, null])
  await store.refresh()
  expect(opened).toHaveLength(3)
})

test('a user is moved to their group as the microphone is now, and once', async () => {
  const me = aParticipant('me', { isLocal: true, isMicrophoneOn: false, isCameraOn: true })
  const rooms = [fakeMediaRoom([me]), fakeMediaRoom([me]), fakeMediaRoom([me])]
  const opened: [RoomSignature, typeof choices][] = []
  let current: typeof group | null = null
  const openMedia = (given: RoomSignature, chosen: typeof choices) => {
    opened.push([given, chosen])
    return Promise.resolve(rooms[opened.length - 1]?.room ?? fakeMediaRoom([]).room)
  }
  const answer = () => Promise.resolve(inGroup(current))
  const sign = () => Promise.resolve({ ...signature, liveGroupSeq: current })
  const store = openEntry({ enter: answer, read: answer, sign, openMedia })
  await store.enter(choices)
  current = group
  await store.refresh()
  await store.refresh()
  expect(opened.map(([{ liveGroupSeq }, { isMicrophoneOn }]) => [liveGroupSeq, isMicrophoneOn])).toEqual([
    [null, true],
    [group, false],
  ])
  expect(rooms.map((one) => one.isDisconnected())).toEqual([true, false, false])
  // The server ended the connection of a page that did not follow.
  current = null
  rooms[1]?.change({ connection: 'ended', endReason: 'REMOVED' })
  await vi.waitFor(() => expect(opened).toHaveLength(3))
  expect(store.get().entry.phase).toBe('inside')
})
