import { aSeq } from './things.ts'
import type { MediaRoom, Participant, RoomView } from '../features/learning/live-rooms/inside/participant.ts'

/** A learner in a video room, with camera and microphone off. */
export const aParticipant = (identity: string, overrides: Partial<Participant> = {}): Participant => ({
  identity,
  userSeq: aSeq('user'),
  name: identity,
  imageUrl: null,
  userType: 'user',
  isLocal: false,
  isTalking: false,
  isMicrophoneOn: false,
  isCameraOn: false,
  isSharing: false,
  camera: null,
  screen: null,
  joinedAt: 0,
  lastTalkedAt: 0,
  ...overrides,
})

/** A connection whose participants a test changes. */
export function fakeMediaRoom(participants: Participant[]) {
  let view: RoomView = {
    connection: 'connected',
    endReason: null,
    broadcast: null,
    participants,
    isAudioBlocked: false,
    problem: null,
    deviceProblem: null,
  }
  let isDisconnected = false
  let shown: ReadonlySet<string> = new Set()
  const watchers = new Set<() => void>()
  const calls: string[] = []
  const record = (call: string) => Promise.resolve(void calls.push(call))
  const room: MediaRoom = {
    get: () => view,
    watch(notify) {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
    setCamera: (isOn) => record(`camera ${isOn}`),
    setMicrophone: (isOn) => record(`microphone ${isOn}`),
    setScreen: (isOn) => record(`screen ${isOn}`),
    chooseDevice: (kind, deviceId) => record(`${kind} ${deviceId}`),
    show: (keys) => {
      shown = keys
    },
    startAudio: () => record('audio'),
    disconnect() {
      isDisconnected = true
      return Promise.resolve()
    },
  }
  return {
    room,
    calls,
    shown: () => [...shown],
    isDisconnected: () => isDisconnected,
    change(part: Partial<RoomView>) {
      view = { ...view, ...part }
      for (const notify of watchers) notify()
    },
  }
}
