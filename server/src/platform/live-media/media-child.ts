import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import { FromMedia, type MediaSettings, type ToMedia } from './media-messages.ts'

type ChildState = 'STARTING' | 'READY' | 'NO_PORT' | 'NO_BINARY' | 'STOPPED'

export interface ChildOptions {
  settings: () => MediaSettings
  onMessage: (message: FromMedia) => void
  onState: (state: ChildState) => void
  pingEveryMs?: number
}

export interface MediaChild {
  state: () => ChildState
  port: () => number | null
  /** How often it ended by itself. */
  crashes: () => number
  pid: () => number | null
  send: (message: ToMedia, socket?: Socket) => void
  stop: () => Promise<void>
}

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 30_000
/** A process that served so long did not fail by starting. */
const STABLE_MS = 60_000
const STOP_PATIENCE_MS = 2000
const PING_EVERY_MS = 5000
/** Pings without an answer, after which the process hangs. */
const MAX_UNANSWERED = 6

const isSource = import.meta.filename.endsWith('.ts')
const entry = isSource
  ? join(import.meta.dirname, '../../live-media/main.ts')
  : join(import.meta.dirname, 'live-media.mjs')

const forkMedia = () =>
  fork(entry, {
    env: { NODE_ENV: 'production' },
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })

/**
 * Starts the media process, and starts it again whenever it ends: soon at first, later after longer pauses. One that hangs is
 * ended: a lock inside its native library holds up everything.
 */
export function superviseMedia({
  settings,
  onMessage,
  onState,
  pingEveryMs = PING_EVERY_MS,
}: ChildOptions): MediaChild {
  let child: ChildProcess | null = null
  let state: ChildState = 'STARTING'
  let port: number | null = null
  let crashes = 0
  const restarts = restartsOf(start)
  const pings = pingsOf(() => (state === 'READY' ? child : null), pingEveryMs)

  function setState(next: ChildState) {
    if (state === next) return
    state = next
    onState(next)
  }
  function receive(raw: unknown) {
    const message = FromMedia.parse(raw)
    pings.answered()
    if (message.kind === 'ready') {
      ;({ port } = message)
      setState('READY')
    }
    if (message.kind === 'failed') setState(message.reason)
    onMessage(message)
  }
  function start() {
    restarts.started()
    const started = forkMedia()
    child = started
    started.on('message', receive)
    started.on('error', () => {})
    started.once('exit', ended)
    started.send({ kind: 'start', ...settings() } satisfies ToMedia, () => {})
  }
  function ended() {
    child = null
    port = null
    if (state === 'STOPPED' || state === 'NO_BINARY') return
    // The process that has the port may end, so it is tried for again.
    if (state !== 'NO_PORT') crashes += 1
    if (state === 'READY') setState('STARTING')
    restarts.schedule(state === 'NO_PORT' ? LONGEST_PAUSE_MS : null)
  }
  start()
  return {
    state: () => state,
    port: () => port,
    crashes: () => crashes,
    pid: () => child?.pid ?? null,
    send: (message, socket) => sendTo(child, message, socket),
    async stop() {
      setState('STOPPED')
      pings.stop()
      restarts.cancel()
      if (child) await endInOrder(child)
    },
  }
}

/** Ends a process that answers no more. */
function pingsOf(serving: () => ChildProcess | null, everyMs: number) {
  let unanswered = 0
  function ping() {
    const child = serving()
    if (!child) return
    // Counted and not timed: this process may have slept itself.
    unanswered += 1
    if (unanswered > MAX_UNANSWERED) child.kill('SIGKILL')
    else child.send({ kind: 'ping' } satisfies ToMedia, () => {})
  }
  const timer = setInterval(ping, everyMs)
  timer.unref()
  return { answered: () => void (unanswered = 0), stop: () => clearInterval(timer) }
}

function restartsOf(start: () => void) {
  let pause = FIRST_PAUSE_MS
  let startedAt = 0
  let timer: NodeJS.Timeout | undefined
  const growing = () => {
    const current = performance.now() - startedAt > STABLE_MS ? FIRST_PAUSE_MS : pause
    pause = Math.min(current * 2, LONGEST_PAUSE_MS)
    return current
  }
  return {
    started: () => void (startedAt = performance.now()),
    schedule(fixedMs: number | null) {
      timer = setTimeout(start, fixedMs ?? growing())
      timer.unref()
    },
    cancel: () => clearTimeout(timer),
  }
}

function sendTo(child: ChildProcess | null, message: ToMedia, socket?: Socket) {
  if (!child?.connected) socket?.destroy()
  else if (socket) sendSocket(child, message, socket)
  else child.send(message, () => {})
}

/** Sockets that wait until Node sends them to a process. */
const underway = new WeakMap<ChildProcess, Set<Socket>>()
const Closable = z.custom<{ close: () => void }>(
  (one) => typeof Reflect.get(Object(one), 'close') === 'function',
)
const Sent = z.object({ handle: Closable })

/**
 * Of sockets that a process did not take before it ended, Node closes none and calls none back: browsers would wait for an answer, and
 * this process for the sockets when it ends. The one that was sent last is Node's own until it is taken.
 */
function closeUnderway(child: ChildProcess) {
  for (const socket of underway.get(child) ?? []) socket.destroy()
  Sent.safeParse(Reflect.get(child, '_pendingMessage')).data?.handle.close()
}

/**
 * Node lets a server wait, when it closes, for the processes that it sent sockets to, and forever when they have ended. Without its
 * server the socket is simply gone from here.
 */
function sendSocket(child: ChildProcess, message: ToMedia, socket: Socket) {
  Reflect.set(socket, 'server', null)
  const waiting = underway.get(child) ?? new Set()
  if (!underway.has(child)) child.once('exit', () => closeUnderway(child))
  underway.set(child, waiting.add(socket))
  child.send(message, socket, () => {
    waiting.delete(socket)
    socket.destroy()
  })
}

/** The process says goodbye to the browsers and ends; it is ended if it does not. */
function endInOrder(child: ChildProcess) {
  return new Promise<void>((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    if (child.connected) child.send({ kind: 'stop' } satisfies ToMedia, () => {})
    else child.kill('SIGKILL')
  })
}
