import Player, { ErrorTypes, Events, type ErrorData } from 'hls.js'
import { REPORT_SECONDS } from 'contract/learning/live-rooms/audience.rules'
import type { Broadcast } from 'contract/learning/live-rooms/audience.schemas'
import { isLost, isRefusal } from '../../../../platform/call.ts'
import { watchLosses } from '../inside/losses.ts'
import type { EndReason, MediaRoom, RoomView, VideoSource } from '../inside/participant.ts'
import { BROADCAST_KEY } from '../inside/stage.ts'

/** What the page says to the server while somebody watches. */
interface WatchingCalls {
  report: () => Promise<unknown>
  leave: () => Promise<unknown>
}
export type OpenBroadcast = (broadcast: Broadcast, calls: WatchingCalls) => Promise<MediaRoom>

const LOOK_EVERY_MS = 500
/** A picture that stands still for so long is a lost connection. */
const STILL_MS = 4000
/** Then the stream is opened anew. */
const REOPEN_MS = 9000
const AGAIN_MS = 1500

const nothing = () => Promise.resolve()

/** The stream of a room, in place of a connection to it: there is nothing to send. */
export function openBroadcastRoom({ url, soundUrl }: Broadcast, calls: WatchingCalls): MediaRoom {
  const watchers = new Set<() => void>()
  const losses = watchLosses()
  const player = playerOf({
    onState: (connection) => change({ connection, ...problemOf(connection) }),
    onBlocked: (isAudioBlocked) => change({ isAudioBlocked }),
    onRefused: () => report(),
  })
  let view: RoomView = {
    connection: 'connecting',
    problem: null,
    deviceProblem: null,
    endReason: null,
    broadcast: player.source,
    participants: [],
    isAudioBlocked: false,
  }
  function problemOf(connection: RoomView['connection']): Partial<RoomView> {
    if (connection === view.connection) return {}
    if (connection === 'reconnecting') losses.note()
    return connection === 'connected' ? { problem: losses.isOften() ? 'WEAK' : null } : {}
  }
  function change(part: Partial<RoomView>) {
    if (view.connection === 'ended') return
    view = { ...view, ...part }
    for (const notify of watchers) notify()
  }
  function end(endReason: EndReason) {
    clearInterval(timer)
    player.close()
    change({ connection: 'ended', endReason })
  }
  /** Without an answer it is tried again. A refusal says that the user belongs somewhere else, or nowhere any more. */
  const report = () =>
    void calls.report().catch((error: unknown) => {
      const isUnanswered = isLost(error) || isRefusal(error, 'SOMETHING_BROKE')
      if (isRefusal(error) && !isUnanswered) end('REMOVED')
    })
  const timer = setInterval(report, REPORT_SECONDS * 1000)
  return {
    get: () => view,
    watch(notify) {
      watchers.add(notify)
      return () => void watchers.delete(notify)
    },
    show: (keys) => player.show(keys.has(BROADCAST_KEY) ? url : soundUrl),
    setCamera: nothing,
    setMicrophone: nothing,
    setScreen: nothing,
    chooseDevice: nothing,
    startAudio: () => player.unmute(),
    async disconnect() {
      if (view.connection === 'ended') return
      end('LEFT')
      await calls.leave().catch(() => null)
    },
  }
}

interface Listener {
  onState: (state: 'connecting' | 'connected' | 'reconnecting') => void
  onBlocked: (isBlocked: boolean) => void
  /** The server gives no playlist any more. */
  onRefused: () => void
}

/** Plays in whichever element shows it, and begins anew where it stands still. */
function playerOf({ onState, onBlocked, onRefused }: Listener) {
  /** Null before the page says what it shows: nothing is fetched in vain. */
  let url: string | null = null
  let element: HTMLVideoElement | null = null
  let stream: Stream | null = null
  let last = { second: -1, at: performance.now() }
  let hasPlayed = false
  const open = () => {
    stream?.close()
    last = { second: -1, at: performance.now() }
    stream = null
    if (!element || !url) return
    stream = openStream(element, url, onRefused)
    void play(element, onBlocked)
  }
  function look() {
    if (!element) return
    const now = performance.now()
    if (element.currentTime !== last.second && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      const isMoving = last.second >= 0
      last = { second: element.currentTime, at: now }
      hasPlayed ||= isMoving
      if (isMoving) onState('connected')
      return
    }
    if (hasPlayed && now - last.at > STILL_MS) onState('reconnecting')
    if (now - last.at > REOPEN_MS) open()
    else if (element.paused) void play(element, onBlocked)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  const source: VideoSource = {
    attach(target) {
      if (!(target instanceof HTMLVideoElement)) return
      element = target
      open()
    },
    detach(target) {
      if (element !== target) return
      stream?.close()
      stream = null
      element = null
    },
  }
  return {
    source,
    show(next: string) {
      if (url === next) return
      url = next
      open()
    },
    unmute: () => unmute(element, onBlocked),
    close() {
      clearInterval(timer)
      stream?.close()
      stream = null
      element = null
    },
  }
}

/** Browsers that play no sound before a press play the picture alone until then. */
async function play(target: HTMLVideoElement, onBlocked: (isBlocked: boolean) => void) {
  const element = target
  try {
    await element.play()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || element.muted) return
    element.muted = true
    onBlocked(true)
    await element.play().catch(() => null)
  }
}

async function unmute(target: HTMLVideoElement | null, onBlocked: (isBlocked: boolean) => void) {
  const element = target
  if (!element) return
  element.muted = false
  await element.play()
  onBlocked(false)
}

interface Stream {
  close: () => void
}
function openStream(target: HTMLVideoElement, url: string, onRefused: () => void): Stream {
  if (!Player.isSupported()) return openNatively(target, url)
  const engine = new Player({
    // Three segments: what a phone that changes its cell has in hand.
    liveSyncDurationCount: 3,
    liveMaxLatencyDurationCount: 6,
    maxLiveSyncPlaybackRate: 1.1,
    backBufferLength: 20,
  })
  let again: ReturnType<typeof setTimeout> | undefined
  const heal = ({ fatal, type, response }: ErrorData) => {
    if (!fatal) return
    if (response?.code === 403) onRefused()
    if (type === ErrorTypes.MEDIA_ERROR) return engine.recoverMediaError()
    // The encoder has just started, or starts again.
    clearTimeout(again)
    again = setTimeout(() => engine.loadSource(url), AGAIN_MS)
    return undefined
  }
  engine.on(Events.ERROR, (_, data) => heal(data))
  engine.loadSource(url)
  engine.attachMedia(target)
  return {
    close() {
      clearTimeout(again)
      engine.destroy()
    },
  }
}

/** Older iPhones play it by themselves. */
function openNatively(target: HTMLVideoElement, url: string): Stream {
  const element = target
  let again: ReturnType<typeof setTimeout> | undefined
  const load = () => {
    element.src = url
    void element.play().catch(() => null)
  }
  const retry = () => {
    again = setTimeout(load, AGAIN_MS)
  }
  element.addEventListener('error', retry)
  load()
  return {
    close() {
      clearTimeout(again)
      element.removeEventListener('error', retry)
      element.removeAttribute('src')
      element.load()
    },
  }
}
