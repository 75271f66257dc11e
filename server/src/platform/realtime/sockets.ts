import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { ClientMessage, type ServerMessage } from 'contract/messaging/realtime/schemas'
import { PING_SECONDS } from 'contract/messaging/realtime/realtime.rules'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import { z } from 'zod'
import { refuseUpgrade } from '../http/upgrades.ts'
import type { Bus } from './bus.ts'

/** The user of a socket. */
export interface Seat {
  /** Null on the platform's own pages. */
  channelSeq: ChannelSeq | null
  userSeq: UserSeq
  family: string
  /** Whether they are a member of the site: only members receive messages to everybody. */
  isMember: boolean
}
export interface SocketOptions {
  bus: Bus
  /** Uses up a ticket; nothing when it is used, another site's or expired. */
  seatOf: (ticket: string) => Promise<Seat | null>
  /** The accepted origins of sockets. */
  isOurs: (origin: string | undefined, host: string | undefined) => Promise<boolean>
  onBug: (error: unknown, where: string) => void
}

const ToPerson = z.object({
  channelSeq: z.int(),
  userSeq: z.int(),
  message: z.unknown(),
  /** The sending socket does not receive it. */
  from: z.string().optional(),
})
const ToSite = z.object({ channelSeq: z.int(), message: z.unknown() })
const ToLine = z.object({ channelSeq: z.int(), line: z.string(), message: z.unknown() })
const OnLine = z.object({ channelSeq: z.int(), userSeq: z.int(), line: z.string() })
/** The most topics of one socket; the oldest is dropped. */
const MAX_LINES = 20
const ToFamily = z.object({ family: z.string(), message: z.unknown() })
const MAX_BYTES = 4096
/** The interval in milliseconds in which a browser may report that playback started or stopped. */
const SAYS_EVERY_MS = 500

/** Sends messages to connected users, in whichever process. */
export const publisherOf = (bus: Bus) => ({
  person: (channelSeq: ChannelSeq, userSeq: UserSeq, message: ServerMessage) =>
    bus.say('person', { channelSeq, userSeq, message }),
  /** To everybody connected to this site. */
  site: (channelSeq: ChannelSeq, message: ServerMessage) => bus.say('site', { channelSeq, message }),
  family: (family: string, message: ServerMessage) => bus.say('family', { family, message }),
  /** Subscribes all sockets of this person to a topic … */
  join: (channelSeq: ChannelSeq, userSeq: UserSeq, line: string) =>
    bus.say('join', { channelSeq, userSeq, line }),
  /** … or unsubscribes them. */
  leave: (channelSeq: ChannelSeq, userSeq: UserSeq, line: string) =>
    bus.say('leave', { channelSeq, userSeq, line }),
  /** To every subscriber of a topic. Some may have lost access: numbers only, never the content. */
  line: (channelSeq: ChannelSeq, line: string, message: ServerMessage) =>
    bus.say('line', { channelSeq, line, message }),
})

interface Seated extends Seat {
  id: string
  lines: Set<string>
}

/** The open sockets of this process. */
export function openSockets({ bus, seatOf, isOurs, onBug }: SocketOptions) {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MAX_BYTES })
  const seats = new Map<WebSocket, Seated>()

  const send = (matches: (of: Seated) => boolean, message: unknown) => {
    const text = JSON.stringify(message)
    for (const [socket, of] of seats) if (matches(of)) socket.send(text)
  }
  bus.subscribe('person', (said) => {
    const { channelSeq, userSeq, message, from } = ToPerson.parse(said)
    send((of) => of.channelSeq === channelSeq && of.userSeq === userSeq && of.id !== from, message)
  })
  bus.subscribe('site', (said) => {
    const { channelSeq, message } = ToSite.parse(said)
    send((of) => of.channelSeq === channelSeq && of.isMember, message)
  })
  subscribeLines(bus, { seats, send })
  bus.subscribe('family', (said) => {
    const { family, message } = ToFamily.parse(said)
    send((of) => of.family === family, message)
  })

  function seat(socket: WebSocket, of: Seat) {
    const id = randomUUID()
    seats.set(socket, { ...of, id, lines: new Set() })
    const life = watchLife(socket)
    const answer = answering(socket, { bus, of, id })
    socket.on('message', (data) => {
      life.heard()
      answer(Buffer.isBuffer(data) ? data.toString('utf8') : '')
    })
    socket.on('close', () => {
      life.end()
      seats.delete(socket)
    })
    socket.on('error', () => socket.terminate())
  }

  return {
    count: () => seats.size,
    /** Handles the server's `upgrade` event. */
    async upgrade(request: IncomingMessage, duplex: Duplex, head: Buffer) {
      const url = new URL(request.url ?? '/', 'http://socket')
      const { origin, host } = request.headers
      const isWelcome = await isOurs(origin, host).catch((error: unknown) => {
        onBug(error, 'realtime origin')
        return false
      })
      if (url.pathname !== '/realtime' || !isWelcome) return refuseUpgrade(duplex, 403)
      const of = await seatOf(url.searchParams.get('ticket') ?? '').catch((error: unknown) => {
        onBug(error, 'realtime ticket')
        return null
      })
      if (!of) return refuseUpgrade(duplex, 401)
      return server.handleUpgrade(request, duplex, head, (socket) => seat(socket, of))
    },
    close() {
      for (const socket of seats.keys()) socket.close(1001)
      server.close()
    },
  }
}

/** Subscribing, unsubscribing and publishing of topics. */
function subscribeLines(
  bus: Bus,
  {
    seats,
    send,
  }: { seats: Map<WebSocket, Seated>; send: (matches: (of: Seated) => boolean, message: unknown) => void },
) {
  const seatsOf = (said: unknown) => {
    const { channelSeq, userSeq, line } = OnLine.parse(said)
    const own = [...seats.values()].filter((of) => of.channelSeq === channelSeq && of.userSeq === userSeq)
    return { own, line }
  }
  bus.subscribe('join', (said) => {
    const { own, line } = seatsOf(said)
    for (const { lines } of own) listenTo(lines, line)
  })
  bus.subscribe('leave', (said) => {
    const { own, line } = seatsOf(said)
    for (const { lines } of own) lines.delete(line)
  })
  bus.subscribe('line', (said) => {
    const { channelSeq, line, message } = ToLine.parse(said)
    send((of) => of.channelSeq === channelSeq && of.lines.has(line), message)
  })
}

function listenTo(lines: Set<string>, line: string) {
  lines.delete(line)
  lines.add(line)
  const [oldest] = lines
  if (lines.size > MAX_LINES && oldest !== undefined) lines.delete(oldest)
}

/** Forwards a user's playback messages to their other windows. */
function answering(socket: WebSocket, { bus, of, id }: { bus: Bus; of: Seat; id: string }) {
  const { channelSeq, userSeq } = of
  let lastMessageAt = 0
  return (text: string) => {
    const message = ClientMessage.safeParse(json(text))
    if (!message.success) return
    if (message.data.cmd === 'ping') return socket.send('{"cmd":"pong"}')
    const at = performance.now()
    if (at - lastMessageAt < SAYS_EVERY_MS || channelSeq === null) return
    lastMessageAt = at
    bus.say('person', { channelSeq, userSeq, message: message.data, from: id })
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Closes a socket that missed three pings, whatever the network claims. */
function watchLife(socket: WebSocket) {
  const silence = PING_SECONDS * 3 * 1000
  const timer = setTimeout(() => socket.terminate(), silence)
  return { heard: () => void timer.refresh(), end: () => clearTimeout(timer) }
}
