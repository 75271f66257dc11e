import type { BroadcastOrder } from '../platform/live-media/live-media.ts'
import type {
  JoinGrant,
  LiveMedia,
  MediaUnavailable,
  PresenceEvent,
  RecordingEnd,
  RecordingOrder,
  TrackSource,
} from '../platform/live-media/live-media.ts'

type Call =
  | { call: 'issueToken'; grant: JoinGrant; origin: string }
  | { call: 'setSources'; room: string; identity: string; sources: readonly TrackSource[] }
  | { call: 'mute'; room: string; identity: string; source: TrackSource }
  | { call: 'remove'; room: string; identity: string }
  | { call: 'close'; room: string }
  | { call: 'record'; order: RecordingOrder }
  | { call: 'stopRecord'; room: string; name: string }
  | { call: 'broadcast'; order: BroadcastOrder }
  | { call: 'stopBroadcast'; room: string }

/** Records calls; a test lets people join and leave by `emit`. */
export function fakeLiveMedia() {
  const calls: Call[] = []
  const listeners = new Set<(event: PresenceEvent) => void>()
  const recordingListeners = new Set<(end: RecordingEnd) => void>()
  const control: { unavailable: MediaUnavailable | null } = { unavailable: null }
  const record = (call: Call) => Promise.resolve(void calls.push(call))
  const port: LiveMedia = {
    kind: 'embedded',
    unavailable: () => control.unavailable,
    status: () => ({
      problem: control.unavailable,
      port: 0,
      crashes: 0,
      rooms: 0,
      participants: 0,
      broadcasts: 0,
    }),
    issueToken(grant, origin) {
      calls.push({ call: 'issueToken', grant, origin })
      const token = `token of ${grant.identity} for ${grant.room}`
      return { url: origin.replace(/^http/, 'ws'), token, iceServers: [] }
    },
    setSources: (room, identity, sources) => record({ call: 'setSources', room, identity, sources }),
    mute: (room, identity, source) => record({ call: 'mute', room, identity, source }),
    remove: (room, identity) => record({ call: 'remove', room, identity }),
    close: (room) => record({ call: 'close', room }),
    canRecord: true,
    record: (order) => record({ call: 'record', order }),
    stopRecord: (room, name) => record({ call: 'stopRecord', room, name }),
    canBroadcast: true,
    broadcast: (order) => record({ call: 'broadcast', order }),
    stopBroadcast: (room) => record({ call: 'stopBroadcast', room }),
    subscribeToRecordings(listener) {
      recordingListeners.add(listener)
      return () => void recordingListeners.delete(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const emit = (event: PresenceEvent) => {
    for (const listener of listeners) listener(event)
  }
  const endRecording = (end: RecordingEnd) => {
    for (const listener of recordingListeners) listener(end)
  }
  return { port, calls, control, emit, endRecording }
}
