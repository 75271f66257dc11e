import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Bus } from '../realtime/bus.ts'
import type { BroadcastOrder } from './live-media.ts'
import { iceServersFor, type IceSettings } from './ice-servers.ts'
import { readJoinToken, signJoinToken } from './join-tokens.ts'
import type { LiveMedia, LiveMediaStatus, RecordingEnd, RecordingOrder } from './live-media.ts'
import { superviseMedia, type MediaChild } from './media-child.ts'
import { MediaCommand } from './media-messages.ts'
import { presenceOf } from './presence.ts'
import { restrict, restrictedClaims, type Restriction } from './restrictions.ts'

export interface EmbeddedOptions {
  secret: string
  bus: Bus
  now: Clock
  /** Null where this process has none: another one may serve. 0 for any free port. */
  port: number | null
  bindAddress: string
  publicAddresses: readonly string[]
  ice: IceSettings
  recordingsFolder: string
  broadcastsFolder: string
  /** The transcoder; null where there is none. */
  ffmpeg: string | null
  onError: (error: unknown) => void
}

/** The media process of the product, and the sockets that it takes over. */
export interface EmbeddedLiveMedia extends LiveMedia {
  kind: 'embedded'
  /** Passes a browser on, which waits for the upgrade. False when the media process is not here. */
  accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Who joins a room with a token, as one word; null when it lets nobody join now. */
  holderOf: (token: string) => Promise<string | null>
  /** Of the media process; null when there is none here. */
  pid: () => number | null
  stop: () => Promise<void>
}

const KEY = 'seodang'
const COMMAND = 'live-media'
const SERVING = 'live-media-serving'
const Serving = z.object({ from: z.string(), isServing: z.boolean() })
const SERVING_EVERY_MS = 10_000

/** Decisions go to all processes of the installation: the one whose media process serves carries them out. */
export function embeddedLiveMedia(options: EmbeddedOptions): EmbeddedLiveMedia {
  const { secret, bus, now, onError } = options
  const apiKey = { key: KEY, secret }
  const presence = presenceOf(onError)
  let restrictions: Restriction[] = []
  const recordings = recordingsOf(bus, onError)
  const broadcasts = broadcastsOf(now)
  let child: MediaChild | null = null
  const others = otherProcess(bus, { now, isServingHere: () => child?.state() === 'READY' })

  bus.subscribe(COMMAND, (said) => {
    const { data: command } = MediaCommand.safeParse(said)
    if (!command) return
    if (command.kind === 'restrict') restrictions = restrict(restrictions, command)
    recordings.note(command)
    broadcasts.note(command)
    child?.send(command)
  })
  if (options.port !== null)
    child = startChild({ ...options, port: options.port }, apiKey, {
      restrictions: () => restrictions,
      recordings,
      broadcasts,
      presence,
      onState: others.announce,
    })

  // The encoder reads from pipes that Windows does not have.
  const canBroadcast = options.ffmpeg !== null && process.platform !== 'win32'

  return {
    ...roomCommands(bus, now),
    kind: 'embedded',
    unavailable: () => (others.isServing() ? null : unavailableOf(child)),
    status: () =>
      statusOf(child, {
        ...presence.count(),
        broadcasts: canBroadcast ? broadcasts.orders().length : null,
        isServedByOther: others.isServing(),
      }),
    issueToken: (grant, origin) => ({
      url: origin.replace(/^http/, 'ws'),
      token: signJoinToken(apiKey, grant, now()),
      iceServers: iceServersFor(options.ice, grant.identity, now()),
    }),
    subscribe: presence.subscribe,
    canRecord: true,
    subscribeToRecordings: recordings.subscribe,
    canBroadcast,
    accept: (request, socket, head) => handOver(child, { request, socket, head }),
    async holderOf(token) {
      const claims = await readJoinToken(apiKey, token, now())
      const allowed = claims && restrictedClaims(claims, restrictions)
      return allowed && `${allowed.room} ${allowed.identity}`
    },
    pid: () => child?.pid() ?? null,
    async stop() {
      others.stop()
      await child?.stop()
      presence.emptyAll(now())
    },
  }
}

type RoomCommands = Pick<
  LiveMedia,
  'setSources' | 'mute' | 'remove' | 'close' | 'record' | 'stopRecord' | 'broadcast' | 'stopBroadcast'
>
function roomCommands(bus: Bus, now: Clock): RoomCommands {
  const command = (given: MediaCommand) => Promise.resolve(bus.say(COMMAND, given))
  const at = () => now().getTime()
  return {
    setSources: (room, identity, sources) =>
      command({ kind: 'restrict', room, identity, sources: [...sources], at: at() }),
    mute: (room, identity, source) => command({ kind: 'mute', room, identity, source }),
    remove: (room, identity) => command({ kind: 'restrict', room, identity, sources: null, at: at() }),
    close: (room) => command({ kind: 'restrict', room, identity: null, sources: null, at: at() }),
    record: (order) => command({ kind: 'record', ...order }),
    stopRecord: (room, name) => command({ kind: 'stopRecord', room, name }),
    broadcast: (order) => command({ kind: 'broadcast', ...order }),
    stopBroadcast: (room) => command({ kind: 'stopBroadcast', room }),
  }
}

interface ChildParts {
  restrictions: () => Restriction[]
  recordings: ReturnType<typeof recordingsOf>
  broadcasts: ReturnType<typeof broadcastsOf>
  presence: ReturnType<typeof presenceOf>
  onState: () => void
}

function startChild(
  {
    port,
    bindAddress,
    publicAddresses,
    ice,
    recordingsFolder,
    broadcastsFolder,
    ffmpeg,
    now,
    onError,
  }: EmbeddedOptions & {
    port: number
  },
  apiKey: { key: string; secret: string },
  { restrictions, recordings, broadcasts, presence, onState }: ChildParts,
) {
  return superviseMedia({
    settings: () => ({
      apiKey,
      port,
      bindAddress,
      publicAddresses: [...publicAddresses],
      ice: { stunUrls: [...ice.stunUrls], turn: ice.turn && { ...ice.turn, urls: [...ice.turn.urls] } },
      recordingsFolder,
      recordings: recordings.orders(),
      ffmpeg,
      broadcastsFolder,
      broadcasts: broadcasts.orders(),
      restrictions: restrictions().map((one) => ({ ...one, sources: one.sources && [...one.sources] })),
    }),
    onState(state) {
      if (state !== 'READY') presence.emptyAll(now())
      onState()
    },
    onMessage(message) {
      if (message.kind === 'joined' || message.kind === 'left')
        presence.emit({ ...message, at: new Date(message.at) })
      if (message.kind === 'recordingEnded') recordings.end({ ...message, at: new Date(message.at) })
      if (message.kind === 'error') onError(new Error(message.detail))
      if (message.kind === 'failed') onError(new Error(`${message.reason}: ${message.detail}`))
    },
  })
}

/** What is recorded now: a media process that starts continues it. */
function recordingsOf(bus: Bus, onError: (error: unknown) => void) {
  const orders = new Map<string, RecordingOrder>()
  const listeners = new Set<(end: RecordingEnd) => void>()
  return {
    orders: () => [...orders.values()],
    note(command: MediaCommand) {
      if (command.kind === 'record') {
        const { room, name, maxBytes } = command
        orders.set(room, { room, name, maxBytes })
      }
      if (command.kind === 'stopRecord' && orders.get(command.room)?.name === command.name)
        orders.delete(command.room)
    },
    end(end: RecordingEnd) {
      const { room, name } = end
      // Every process forgets it.
      bus.say(COMMAND, { kind: 'stopRecord', room, name } satisfies MediaCommand)
      for (const listener of listeners) {
        try {
          listener(end)
        } catch (error) {
          onError(error)
        }
      }
    },
    subscribe(listener: (end: RecordingEnd) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** What is broadcast now: a media process that starts goes on with it, so that the audience is back at once. */
function broadcastsOf(now: Clock) {
  const orders = new Map<string, BroadcastOrder>()
  const dropOld = () => {
    for (const [room, { until }] of orders) if (until <= now().getTime()) orders.delete(room)
  }
  return {
    orders() {
      dropOld()
      return [...orders.values()]
    },
    note(command: MediaCommand) {
      dropOld()
      if (command.kind === 'stopBroadcast') orders.delete(command.room)
      if (command.kind !== 'broadcast') return
      const { room, name, until } = command
      orders.set(room, { room, name, until })
    },
  }
}

/** Which process has the media process, the others know by what it says. */
function otherProcess(bus: Bus, { now, isServingHere }: { now: Clock; isServingHere: () => boolean }) {
  const from = randomUUID()
  let servedAt = -Infinity
  const announce = () => {
    if (isServingHere()) bus.say(SERVING, { from, isServing: true })
  }
  bus.subscribe(SERVING, (said) => {
    const { data } = Serving.safeParse(said)
    if (!data || data.from === from) return
    if (data.isServing) servedAt = now().getTime()
    // A process that just started asks.
    else announce()
  })
  const timer = setInterval(announce, SERVING_EVERY_MS)
  timer.unref()
  bus.say(SERVING, { from, isServing: false })
  return {
    announce,
    isServing: () => isServingHere() || now().getTime() - servedAt < SERVING_EVERY_MS * 3,
    stop: () => clearInterval(timer),
  }
}

const unavailableOf = (child: MediaChild | null) => {
  const state = child?.state() ?? 'STOPPED'
  if (state === 'NO_PORT') return 'NO_PORT'
  return state === 'STOPPED' || state === 'NO_BINARY' ? 'OFF' : 'STARTING'
}

interface Facts extends Pick<LiveMediaStatus, 'rooms' | 'participants' | 'broadcasts'> {
  isServedByOther: boolean
}

function statusOf(child: MediaChild | null, { isServedByOther, ...facts }: Facts): LiveMediaStatus {
  const state = child?.state() ?? 'STOPPED'
  const problem = state === 'READY' || isServedByOther ? null : state === 'STOPPED' ? 'OFF' : state
  return { problem, port: child?.port() ?? null, crashes: child?.crashes() ?? 0, ...facts }
}

interface Upgrade {
  request: IncomingMessage
  socket: Duplex
  head: Buffer
}

function handOver(child: MediaChild | null, { request, socket, head }: Upgrade) {
  if (child?.state() !== 'READY' || !(socket instanceof Socket)) return false
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      (entry): entry is [string, string] => entry[0].startsWith('sec-websocket') || entry[0] === 'upgrade',
    ),
  )
  const url = request.url ?? '/'
  child.send({ kind: 'socket', url, headers, head: head.toString('base64') }, socket)
  return true
}
