import type { RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import type { DeviceChoices } from './check/device-choices.ts'
import type { EndReason, MediaRoom } from './inside/participant.ts'

export type Entry =
  | { phase: 'check'; problem: unknown }
  | { phase: 'entering' | 'waiting' }
  | { phase: 'refused'; state: 'DECLINED' | 'REMOVED' | 'LOCKED' }
  /** A host lets them in again, after they were removed. */
  | { phase: 'readmitted' }
  | { phase: 'inside'; media: MediaRoom; signature: RoomSignature }
  | { phase: 'ended'; reason: Exclude<EndReason, 'REMOVED'> }

export type OpenMedia = (signature: RoomSignature, choices: DeviceChoices) => Promise<MediaRoom>
interface EntryCalls {
  /** Comes to the room, and receives its messages from then on. */
  enter: () => Promise<RoomState>
  read: () => Promise<RoomState>
  sign: () => Promise<RoomSignature>
  openMedia: OpenMedia
}
interface EntryView {
  entry: Entry
  /** What the server last said about the room; null before the user entered. */
  state: RoomState | null
}

/** What the user sees, and its subscribers. */
function keepView() {
  let view: EntryView = { entry: { phase: 'check', problem: null }, state: null }
  const watchers = new Set<() => void>()
  const change = (part: Partial<EntryView>) => {
    view = { ...view, ...part }
    for (const notify of watchers) notify()
  }
  return {
    get: () => view,
    change,
    go: (entry: Entry) => change({ entry }),
    watch(notify: () => void) {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
  }
}

/** One connection at a time; when it ends by itself, the user sees why. */
function connecting({ sign, openMedia }: Pick<EntryCalls, 'sign' | 'openMedia'>, go: (entry: Entry) => void) {
  let media: MediaRoom | null = null
  let isOpening = false
  return {
    async connect(choices: DeviceChoices) {
      if (isOpening || media) return
      isOpening = true
      try {
        const signature = await sign()
        const opened = await openMedia(signature, choices)
        media = opened
        opened.watch(() => {
          const { connection, endReason } = opened.get()
          if (connection !== 'ended' || media !== opened) return
          media = null
          if (endReason === 'REMOVED') go({ phase: 'refused', state: 'REMOVED' })
          else go({ phase: 'ended', reason: endReason ?? 'LOST' })
        })
        go({ phase: 'inside', media: opened, signature })
      } finally {
        isOpening = false
      }
    },
    drop() {
      const open = media
      media = null
      void open?.disconnect()
    },
  }
}

/** The way of a user through a room: the check, the waiting room, inside, and out again. docs/rules.md R-962. */
export function openEntry({ enter, read, ...calls }: EntryCalls) {
  const { get, watch, change, go } = keepView()
  const { connect, drop } = connecting(calls, go)
  let choices: DeviceChoices | null = null

  function follow(state: RoomState, chosen: DeviceChoices) {
    change({ state })
    if (state.state === 'ADMITTED') return connect(chosen)
    drop()
    if (state.state === 'WAITING') go({ phase: 'waiting' })
    else go({ phase: 'refused', state: state.state })
    return Promise.resolve()
  }
  return {
    get,
    watch,
    async enter(chosen: DeviceChoices) {
      choices = chosen
      go({ phase: 'entering' })
      try {
        await follow(await enter(), chosen)
      } catch (problem) {
        go({ phase: 'check', problem })
      }
    },
    /** The state again, while it matters. Who was admitted meanwhile, or lost the messages of the room, comes to it anew. */
    async refresh({ isLineNew = false } = {}) {
      const { phase } = get().entry
      if (!choices || !following.includes(phase)) return
      try {
        // Coming to the room again is a request, which only the user makes after they were declined.
        const known = isLineNew && phase !== 'refused' ? await enter() : await read()
        // Camera and microphone start when they press, not when the host does.
        if (wasRemoved(get().entry) && known.state === 'ADMITTED') return go({ phase: 'readmitted' })
        const state = known.state === 'ADMITTED' && phase !== 'inside' ? await enter() : known
        if (get().entry.phase === phase) await follow(state, choices)
      } catch {
        // It is tried again with the next message.
      }
    },
    leave() {
      drop()
      go({ phase: 'ended', reason: 'LEFT' })
    },
    returnToCheck: () => go({ phase: 'check', problem: null }),
    drop,
  }
}
const wasRemoved = (entry: Entry) => entry.phase === 'refused' && entry.state === 'REMOVED'
const following: Entry['phase'][] = ['waiting', 'inside', 'refused']
