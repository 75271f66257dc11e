import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { jwtVerify } from 'jose'
import { expect, onTestFinished, test } from 'vitest'
import { signToken } from './join-tokens.ts'
import { liveKitMedia } from './livekit.ts'
import type { PresenceEvent } from './live-media.ts'
import { mountLiveMedia } from './mount-live-media.ts'

const apiKey = { key: 'devkey', secret: 'a secret that the server has too' }

interface Call {
  method: string
  body: unknown
  claims: unknown
}

/** A server that answers as LiveKit's API does, and records what it was called with. */
async function aLiveKitServer(answers: Record<string, unknown> = {}) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => void reply())
    async function reply() {
      const token = (request.headers.authorization ?? '').replace('Bearer ', '')
      const { payload } = await jwtVerify(token, Buffer.from(apiKey.secret), { issuer: apiKey.key })
      const method = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? '')?.[1] ?? ''
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      calls.push({ method, body, claims: payload['video'] })
      const answer = method in answers ? answers[method] : {}
      response.statusCode = answer === null ? 404 : 200
      response.end(JSON.stringify(answer))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const media = liveKitMedia({
    url: `ws://127.0.0.1:${port}`,
    apiKey,
    now: () => new Date(),
    onError: () => {},
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { media, calls, port }
}

test('decisions about a room become calls of LiveKit, signed for that room', async () => {
  const participant = {
    tracks: [
      { sid: 'TR_1', source: 'CAMERA' },
      { sid: 'TR_2', source: 'MICROPHONE' },
    ],
  }
  const { media, calls } = await aLiveKitServer({ GetParticipant: participant })

  await media.setSources('7:42', 'mina', ['microphone', 'screen_share'])
  await media.mute('7:42', 'mina', 'microphone')
  await media.remove('7:42', 'mina')
  await media.close('7:42')

  const mina = { room: '7:42', identity: 'mina' }
  const permission = { canPublish: true, canPublishSources: ['MICROPHONE', 'SCREEN_SHARE'] }
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['UpdateParticipant', { ...mina, permission: { ...permission, canSubscribe: true } }],
    ['GetParticipant', mina],
    ['MutePublishedTrack', { ...mina, trackSid: 'TR_2', muted: true }],
    ['RemoveParticipant', { ...mina, revokeTokenTs: expect.stringMatching(/^\d{10}$/) }],
    ['DeleteRoom', { room: '7:42' }],
  ])
  for (const { claims } of calls) expect(claims).toMatchObject({ roomAdmin: true, room: '7:42' })
})

test('somebody who left already is no failure, a server that is down is one', async () => {
  const { media } = await aLiveKitServer({ GetParticipant: null, RemoveParticipant: null })

  await media.mute('7:42', 'mina', 'microphone')
  await media.remove('7:42', 'mina')
  const away = liveKitMedia({ url: 'ws://127.0.0.1:9', apiKey, now: () => new Date(), onError: () => {} })
  await expect(away.close('7:42')).rejects.toThrow()
})

test('browsers get the address of the server and a token of its key', async () => {
  const { media, port } = await aLiveKitServer()
  const grant = { room: '7:42', identity: 'mina', name: 'Mina', sources: ['camera'] } as const
  const { url, token } = media.issueToken(grant, 'https://haru.example.com')

  expect(url).toBe(`ws://127.0.0.1:${port}`)
  const { payload } = await jwtVerify(token, Buffer.from(apiKey.secret), { issuer: 'devkey' })
  expect(payload['video']).toMatchObject({ room: '7:42', roomJoin: true, canPublishSources: ['camera'] })
})

const eventOf = (event: string, createdAt: string) =>
  JSON.stringify({ event, room: { name: '7:42' }, participant: { identity: 'mina' }, createdAt })
const signed = (body: string, secret = apiKey.secret) => {
  const sha256 = createHash('sha256').update(body).digest('base64')
  return signToken({ ...apiKey, secret }, { sha256 }, { now: new Date(), seconds: 60 })
}

test('joins and leaves come from the server, and from nobody else', async () => {
  const { media } = await aLiveKitServer()
  const events: PresenceEvent[] = []
  media.subscribe((event) => void events.push(event))
  const http = Fastify()
  await mountLiveMedia(http, media, {
    isOurs: () => Promise.resolve(false),
    trustedProxies: [],
    onBug: () => {},
  })
  const post = async (payload: string, authorization: string) => {
    const url = '/live/webhooks/livekit'
    const headers = { 'content-type': 'application/webhook+json', authorization }
    return (await http.inject({ method: 'POST', url, payload, headers })).statusCode
  }
  const [joined, left] = [
    eventOf('participant_joined', '1795000000'),
    eventOf('participant_left', '1795000060'),
  ]

  expect(await post(joined, signed(joined))).toBe(200)
  expect(await post(left, signed(joined))).toBe(401)
  expect(await post(left, signed(left, 'another'))).toBe(401)
  expect(await post(left, '')).toBe(401)
  expect(await post('{"broken', signed('{"broken'))).toBe(401)
  expect(await post(left, signed(left))).toBe(200)
  const other = eventOf('track_published', '1795000061')
  expect(await post(other, signed(other))).toBe(200)

  expect(events).toEqual([
    { kind: 'joined', room: '7:42', identity: 'mina', at: new Date(1_795_000_000_000) },
    { kind: 'left', room: '7:42', identity: 'mina', at: new Date(1_795_000_060_000) },
  ])
  await http.close()
})
