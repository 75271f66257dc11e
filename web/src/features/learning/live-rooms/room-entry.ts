import type { RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import { now } from '../../../platform/clock.ts'
import type { DeviceChoices } from './check/device-choices.ts'
import type { EndReason, MediaRoom } from './inside/participant.ts'

export type Entry =
  | { phase: 'check'; problem: unknown }
  | { phase: 'entering' | 'waiting' }
  | { phase: 'refused'; state: 'DECLINED' | 'REMOVED' | 'LOCKED' }
  /** A host lets them in again, after they were removed. */
  | { phase: 'readmitted' }
  /** They are inside on another device, and may continue here. */
  | { phase: 'otherDevice' }
  | { phase: 'inside'; media: MediaRoom; signature: RoomSignature }
  | { phase: 'ended'; reason: Exclude<EndReason, 'REMOVED'> }

export type OpenMedia = (signature: RoomSignature, choices: DeviceChoices) => Promise<MediaRoom>
interface EntryCalls {
  /** Comes to the room, and receives its messages from then on. */
  enter: () => Promise<RoomState>
  read: () => Promise<RoomState>
  /** `takesOver` ends the connection of another device. */
  sign: (takesOver: boolean) => Promise<RoomSignature>
  openMedia: OpenMedia
}
interface EntryView {
  entry: Entry
  /** What the server last said about the room; null before the user entered. */
  state: RoomState | null
  /** By how many milliseconds the server's clock is ahead of this one. */
  ahead: number
}

/** What the user sees, and its subscribers. */
function keepView() {
  let view: EntryView = { entry: { phase: 'check', problem: null }, state: null, ahead: 0 }
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

type Go = (entry: Entry) => void
type OnEnd = (reason: EndReason) => void
/** One connection at a time; when it ends by itself, the user sees why. */
function connecting({ sign, openMedia }: Pick<EntryCalls, 'sign' | 'openMedia'>, onEnd: OnEnd, go: Go) {
  let media: MediaRoom | null = null
  let isOpening = false
  return {
    async connect(choices: DeviceChoices, { takesOver = false } = {}) {
      if (isOpening || media) return
      isOpening = true
      try {
        const signature = await sign(takesOver)
        const opened = await openMedia(signature, choices)
        media = opened
        opened.watch(() => {
          const { connection, endReason } = opened.get()
          if (connection !== 'ended' || media !== opened) return
          media = null
          onEnd(endReason ?? 'LOST')
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
  const { connect, drop } = connecting(calls, onEnd, go)
  let choices: DeviceChoices | null = null

  /** A host removed the user, or they continued on another device: the server says which. */
  async function onRemoved() {
    const state = await read().catch(() => null)
    if (state?.state === 'ADMITTED') go({ phase: 'ended', reason: 'REPLACED' })
    else go({ phase: 'refused', state: 'REMOVED' })
  }
  function onEnd(reason: EndReason) {
    if (reason === 'REMOVED') void onRemoved()
    else go({ phase: 'ended', reason })
  }
  async function follow(state: RoomState, chosen: DeviceChoices, takesOver: boolean) {
    const wasInside = get().entry.phase === 'inside'
    change({ state, ahead: new Date(state.now).getTime() - now().getTime() })
    if (state.state === 'ADMITTED' && (takesOver || !state.isOnOtherDevice))
      return connect(chosen, { takesOver })
    drop()
    return go(outside(state.state, wasInside))
  }
  async function come(chosen: DeviceChoices, { takesOver = false } = {}) {
    choices = chosen
    go({ phase: 'entering' })
    try {
      await follow(await enter(), chosen, takesOver)
    } catch (problem) {
      go({ phase: 'check', problem })
    }
  }
  /** The state again, while it matters. Who was admitted meanwhile, or lost the messages of the room, comes to it anew. */
  async function refresh({ isLineNew = false } = {}) {
    const { phase } = get().entry
    if (!choices || !following.includes(phase)) return
    try {
      // Coming to the room again is a request, which only the user makes after they were declined.
      const known = isLineNew && phase !== 'refused' ? await enter() : await read()
      // Camera and microphone start when they press, not when the host does.
      if (wasRemoved(get().entry) && known.state === 'ADMITTED') return go({ phase: 'readmitted' })
      const state = known.state === 'ADMITTED' && phase !== 'inside' ? await enter() : known
      if (get().entry.phase === phase) await follow(state, choices, false)
    } catch {
      // It is tried again with the next message.
    }
  }
  return {
    get,
    watch,
    enter: (chosen: DeviceChoices) => come(chosen),
    /** Continues here, and ends the connection of the other device. docs/rules.md R-963. */
    takeOver: (chosen: DeviceChoices) => come(chosen, { takesOver: true }),
    refresh,
    leave() {
      drop()
      go({ phase: 'ended', reason: 'LEFT' })
    },
    returnToCheck: () => go({ phase: 'check', problem: null }),
    drop,
  }
}

/** What a user sees who is not connected here. */
function outside(state: RoomState['state'], wasInside: boolean): Entry {
  if (state === 'WAITING') return { phase: 'waiting' }
  if (state !== 'ADMITTED') return { phase: 'refused', state }
  return wasInside ? { phase: 'ended', reason: 'REPLACED' } : { phase: 'otherDevice' }
}
const wasRemoved = (entry: Entry) => entry.phase === 'refused' && entry.state === 'REMOVED'
const following: Entry['phase'][] = ['waiting', 'inside', 'refused']
