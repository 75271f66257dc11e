import type { RoomSignature, RoomState } from 'contract/learning/live-rooms/schemas'
import type { LiveGroupSeq } from 'contract/values/ids'
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

/** Where the user belongs: a group, the room itself (null), or the audience. docs/rules.md R-991, R-1296. */
type Whereabouts = LiveGroupSeq | 'audience' | null
const whereIn = ({ audience, groups }: RoomState): Whereabouts =>
  audience && !audience.isOnStage ? 'audience' : (groups?.mine?.liveGroupSeq ?? null)
const whereOf = ({ broadcast, liveGroupSeq }: RoomSignature): Whereabouts =>
  broadcast ? 'audience' : liveGroupSeq

type Go = (entry: Entry) => void
interface Connection {
  media: MediaRoom
  signature: RoomSignature
}
type OnEnd = (reason: EndReason, connection: Connection) => void
/** One connection at a time, in the room or in one of its groups; when it ends by itself, the user sees why. */
function connecting({ sign, openMedia }: Pick<EntryCalls, 'sign' | 'openMedia'>, onEnd: OnEnd, go: Go) {
  let open: Connection | null = null
  /** How often everything was ended: what began before is given up. */
  let drops = 0
  let opening: number | null = null
  /** Where the user belongs, as far as the page knows. */
  let target: Whereabouts = null
  const isOpenAt = (where: Whereabouts) => open !== null && whereOf(open.signature) === where
  async function replace(choices: DeviceChoices, takesOver: boolean) {
    const begun = drops
    const isLeft = () => drops !== begun
    const signature = await sign(takesOver)
    if (isLeft() || isOpenAt(whereOf(signature))) return
    const before = open?.media ?? null
    open = null
    // Who is moved with the microphone off arrives with the microphone off.
    const current = before ? { ...choices, ...devicesOf(before) } : choices
    await before?.disconnect()
    if (isLeft()) return
    const media = await openMedia(signature, current)
    if (isLeft()) return void media.disconnect()
    const connection = { media, signature }
    open = connection
    media.watch(() => {
      const { connection: state, endReason } = media.get()
      if (state !== 'ended' || open !== connection) return
      open = null
      onEnd(endReason ?? 'LOST', connection)
    })
    go({ phase: 'inside', media, signature })
  }
  return {
    /** Connects where the user belongs, or moves there. */
    async connect(choices: DeviceChoices, { where, takesOver = false }: Connecting) {
      target = where
      if (opening === drops || isOpenAt(where)) return
      const begun = drops
      opening = begun
      try {
        await replace(choices, takesOver)
        // They were moved on while the connection was made.
        if (drops === begun && target !== where) await replace(choices, false)
      } finally {
        if (opening === begun) opening = null
      }
    },
    /** Also ends what is being opened. */
    drop() {
      drops += 1
      const before = open
      open = null
      void before?.media.disconnect()
    },
  }
}
interface Connecting {
  where: Whereabouts
  takesOver?: boolean
}
function devicesOf(media: MediaRoom): Partial<DeviceChoices> {
  const me = media.get().participants.find(({ isLocal }) => isLocal)
  return me ? { isCameraOn: me.isCameraOn, isMicrophoneOn: me.isMicrophoneOn } : {}
}
/** The way of a user through a room: the check, the waiting room, inside, and out again. docs/rules.md R-962. */
export function openEntry({ enter, read, ...calls }: EntryCalls) {
  const { get, watch, change, go } = keepView()
  let choices: DeviceChoices | null = null

  /** A host removed the user, they continued on another device, or they belong somewhere else: the server says which. */
  async function onRemoved(where: Whereabouts) {
    const state = await read().catch(() => null)
    if (state?.state !== 'ADMITTED') return go({ phase: 'refused', state: 'REMOVED' })
    const isMoved = !state.isOnOtherDevice && whereIn(state) !== where
    if (!choices || !isMoved) return go({ phase: 'ended', reason: 'REPLACED' })
    return follow(state, choices, false).catch(() => go({ phase: 'ended', reason: 'LOST' }))
  }
  const onEnd: OnEnd = (reason, { signature }) =>
    reason === 'REMOVED' ? void onRemoved(whereOf(signature)) : go({ phase: 'ended', reason })
  const { connect, drop } = connecting(calls, onEnd, go)
  async function follow(state: RoomState, chosen: DeviceChoices, takesOver: boolean) {
    const wasInside = get().entry.phase === 'inside'
    change({ state, ahead: new Date(state.now).getTime() - now().getTime() })
    if (state.state === 'ADMITTED' && (takesOver || !state.isOnOtherDevice))
      return connect(chosen, { takesOver, where: whereIn(state) })
    drop()
    go(outside(state.state, wasInside))
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
      const known = await (isLineNew && phase !== 'refused' ? enter() : read())
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
    /** After all attempts failed: with a new token, as the one before may have expired. */
    reconnect(chosen: DeviceChoices) {
      choices = chosen
      drop()
      return reconnected(connect(chosen, { where: whereNow(get()) }))
    },
    leave() {
      drop()
      go({ phase: 'ended', reason: 'LEFT' })
    },
    returnToCheck: () => go({ phase: 'check', problem: null }),
    drop,
  }
}

const whereNow = ({ state }: EntryView) => state && whereIn(state)
/** Without an answer it is tried again with the next state. */
const reconnected = (attempt: Promise<unknown>) => attempt.catch(() => null)

/** What a user sees who is not connected here. */
function outside(state: RoomState['state'], wasInside: boolean): Entry {
  if (state === 'WAITING') return { phase: 'waiting' }
  if (state !== 'ADMITTED') return { phase: 'refused', state }
  return wasInside ? { phase: 'ended', reason: 'REPLACED' } : { phase: 'otherDevice' }
}
const wasRemoved = (entry: Entry) => entry.phase === 'refused' && entry.state === 'REMOVED'
const following: Entry['phase'][] = ['waiting', 'inside', 'refused']
