import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignalRequest, SignalResponse, type ParticipantInfo } from '@livekit/protocol'
import Fastify from 'fastify'
import { vi } from 'vitest'
import { WebSocket } from 'ws'
import { systemClock } from '../platform/clock.ts'
import { embeddedLiveMedia, type EmbeddedOptions } from '../platform/live-media/embedded.ts'
import type { JoinGrant, PresenceEvent } from '../platform/live-media/live-media.ts'
import { mountLiveMedia } from '../platform/live-media/mount-live-media.ts'
import { localBus } from './ports.ts'

const START_MS = 20_000
const origin = 'http://haru.localhost:3000'

/** The media process behind an HTTP server of its own. */
export async function aMediaServer(options: Partial<EmbeddedOptions> = {}) {
  const errors: unknown[] = []
  const bus = options.bus ?? localBus([])
  const media = embeddedLiveMedia({
    secret: 'secret-of-this-test-and-of-no-other',
    now: systemClock,
    port: 0,
    bindAddress: '127.0.0.1',
    publicAddresses: [],
    ice: { stunUrls: [], turn: null },
    recordingsFolder: mkdtempSync(join(tmpdir(), 'recordings-')),
    broadcastsFolder: mkdtempSync(join(tmpdir(), 'broadcasts-')),
    ffmpeg: null,
    onError: (error) => void errors.push(error),
    ...options,
    bus,
  })
  const events: PresenceEvent[] = []
  media.subscribe((event) => void events.push(event))
  const http = Fastify()
  await mountLiveMedia(http, media, {
    isOurs: (from) => Promise.resolve(from === origin),
    trustedProxies: ['loopback'],
    onBug: (error) => void errors.push(error),
  })
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const isReady = () => vi.waitUntil(() => media.unavailable() === null, { timeout: START_MS })
  const stop = async () => {
    await media.stop()
    await http.close()
  }
  const eventsOf = (room: string) =>
    events.filter((event) => event.room === room).map(({ kind, identity }) => `${identity} ${kind}`)
  const tokenOf = (grant: Partial<JoinGrant>) => media.issueToken({ ...everyone, ...grant }, origin).token
  return {
    media,
    bus,
    http,
    errors,
    eventsOf,
    isReady,
    stop,
    tokenOf,
    /** A browser that is about to open its socket. */
    connect: (token: string, { from = origin, path = '/rtc', headers = {} } = {}) =>
      new WebSocket(`ws://127.0.0.1:${port}${path}?access_token=${token}`, { origin: from, headers }),
    join: (grant: Partial<JoinGrant>) =>
      joined(new WebSocket(`ws://127.0.0.1:${port}/rtc?access_token=${tokenOf(grant)}`, { origin })),
  }
}

const everyone = {
  room: '1:1',
  identity: 'mina',
  name: 'Mina',
  sources: ['camera', 'microphone'],
} satisfies JoinGrant

type Response = SignalResponse['message']
type Named = Extract<Response, { case: string }>
type ValueOf = { [Message in Named as Message['case']]: Message['value'] }

/** A browser that speaks LiveKit's signalling, after its greeting. */
export async function joined(socket: WebSocket) {
  const received: Response[] = []
  socket.on('message', (data: Buffer) =>
    received.push(SignalResponse.fromBinary(new Uint8Array(data)).message),
  )
  const closed = once(socket, 'close')
  /** The next message of this kind, which is taken. */
  async function next<Name extends keyof ValueOf>(name: Name): Promise<ValueOf[Name]> {
    const at = await vi.waitUntil(
      () => {
        const index = received.findIndex((message) => message.case === name)
        return index < 0 ? null : { index }
      },
      { timeout: 10_000, interval: 10 },
    )
    const [message] = received.splice(at.index, 1)
    return message?.value as ValueOf[Name]
  }
  /** How a participant is shown by the next message about them. */
  async function shown(identity: string): Promise<ParticipantInfo> {
    const { participants } = await next('update')
    return participants.find((one) => one.identity === identity) ?? shown(identity)
  }
  const greeting = await next('join')
  return {
    socket,
    closed,
    greeting,
    received,
    next,
    shown,
    send: (message: SignalRequest['message']) => socket.send(new SignalRequest({ message }).toBinary()),
    async leave() {
      socket.close()
      await closed
    },
  }
}

/** The status an upgrade was refused with. */
export async function refusalOf(socket: WebSocket): Promise<number> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  return response.statusCode
}
