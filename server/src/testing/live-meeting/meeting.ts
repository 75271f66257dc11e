import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import {
  AddTrackRequest,
  Ping,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  TrackSource,
  TrackType,
} from '@livekit/protocol'
import Fastify from 'fastify'
import { WebSocket } from 'ws'
import { systemClock } from '../../platform/clock.ts'
import { embeddedLiveMedia } from '../../platform/live-media/embedded.ts'
import { mountLiveMedia } from '../../platform/live-media/mount-live-media.ts'
import type { FromCrowd, ToCrowd } from './crowd.child.ts'

const ORIGIN = 'http://haru.localhost:3000'
const ROOM = 'bench'
/** A browser pings at this interval. */
const PING_MS = 5000
type Ask = (message: ToCrowd) => Promise<FromCrowd>
type Response = SignalResponse['message']
type Named = Extract<Response, { case: string }>
type ValueOf = { [Message in Named as Message['case']]: Message['value'] }

/** The media process behind a server of its own, which also serves an empty page. */
export async function aServer() {
  const media = embeddedLiveMedia({
    secret: 'secret-of-the-bench-and-of-nothing-else',
    bus: { say: () => {}, subscribe: () => {}, close: () => Promise.resolve() },
    now: systemClock,
    port: 0,
    bindAddress: '127.0.0.1',
    publicAddresses: [],
    ice: { stunUrls: [], turn: null },
    recordingsFolder: '',
    broadcastsFolder: '',
    ffmpeg: null,
    onError: (error) => console.error(error),
  })
  const http = Fastify()
  await mountLiveMedia(http, media, {
    isOurs: (from, host) => Promise.resolve(from === ORIGIN || from === `http://${host}`),
    trustedProxies: ['loopback'],
    onBug: (error) => console.error(error),
  })
  http.get('/', (_request, reply) =>
    reply.type('text/html').send('<!doctype html><title>bench</title><body>'),
  )
  await http.listen({ port: 0, host: '127.0.0.1' })
  while (media.unavailable() !== null) await pause(50)
  return { media, http, port: (http.server.address() as AddressInfo).port }
}

/** The signalling of one browser. */
function signalling(url: string) {
  const socket = new WebSocket(url, { origin: ORIGIN })
  const waiting = new Map<string, (message: Response) => void>()
  const early: Response[] = []
  const send = (message: SignalRequest['message']) => socket.send(new SignalRequest({ message }).toBinary())
  socket.on('message', (data: Buffer) => {
    const { message } = SignalResponse.fromBinary(new Uint8Array(data))
    const take = waiting.get(message.case ?? '')
    waiting.delete(message.case ?? '')
    if (take) take(message)
    else early.push(message)
  })
  socket.on('open', () => {
    setInterval(() => send({ case: 'pingReq', value: new Ping() }), PING_MS).unref()
  })
  const next = <Name extends keyof ValueOf>(name: Name) =>
    new Promise<ValueOf[Name]>((resolve) => {
      const take = ({ value }: Response) => resolve(value as ValueOf[Name])
      const at = early.findIndex((message) => message.case === name)
      const [message] = at < 0 ? [] : early.splice(at, 1)
      if (message) take(message)
      else waiting.set(name, take)
    })
  return { send, next }
}

/** A sender whose picture flows, and so many viewers. `ask` reaches the process with their connections. */
export async function aMeeting(ask: Ask, viewers: number) {
  const { media, http, port } = await aServer()
  const join = async (identity: string) => {
    const grant = { room: ROOM, identity, name: identity, sources: ['camera'] as const }
    const { token } = media.issueToken(grant, ORIGIN)
    const browser = signalling(`ws://127.0.0.1:${port}/rtc?access_token=${token}`)
    await browser.next('join')
    return browser
  }
  const described = async (message: ToCrowd) => {
    const given = await ask(message)
    if (given.kind !== 'described') throw new Error(`unexpected ${given.kind}`)
    return given.sdp
  }

  async function receive(browser: Awaited<ReturnType<typeof join>>, viewer: number) {
    const offer = await browser.next('offer')
    const sdp = await described({ kind: 'answer', viewer, sdp: offer.sdp })
    browser.send({ case: 'answer', value: new SessionDescription({ type: 'answer', sdp, id: offer.id }) })
    const { candidateInit } = await browser.next('trickle')
    const { candidate, sdpMid } = JSON.parse(candidateInit) as { candidate: string; sdpMid: string }
    await ask({ kind: 'candidate', viewer, candidate, mid: sdpMid })
  }

  const sender = await join('sender')
  sender.send({
    case: 'addTrack',
    value: new AddTrackRequest({ cid: 'picture', source: TrackSource.CAMERA, type: TrackType.VIDEO }),
  })
  await sender.next('trackPublished')
  const offered = await described({ kind: 'offer' })
  sender.send({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp: offered, id: 1 }) })
  await ask({ kind: 'accept', sdp: (await sender.next('answer')).sdp })

  // Also the sender has a connection to receive by, and is sent away without it.
  await receive(sender, viewers)
  for (let viewer = 0; viewer < viewers; viewer += 1) await receive(await join(`viewer-${viewer}`), viewer)
  await ask({ kind: 'flow' })
  return {
    pid: media.pid() ?? 0,
    /** A token for the room of the meeting. */
    tokenOf: (identity: string) =>
      media.issueToken({ room: ROOM, identity, name: identity, sources: [] }, ORIGIN).token,
    /** Somebody who joins from an address of the internet. */
    connect: (token: string, address: string) =>
      new WebSocket(`ws://127.0.0.1:${port}/rtc?access_token=${token}`, {
        origin: ORIGIN,
        headers: { 'x-forwarded-for': address },
      }),
    async stop() {
      await media.stop()
      await http.close()
    },
  }
}
