import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import {
  AddTrackRequest,
  DisconnectReason,
  LeaveRequest_Action,
  ParticipantInfo_State,
  Ping,
  RequestResponse_Reason,
  SessionDescription,
  TrackSource,
  TrackType,
} from '@livekit/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { aMediaServer, joined, refusalOf } from '../../testing/live-media-world.ts'
import { signJoinToken } from './join-tokens.ts'

// Starting the process takes seconds: the tests meet in rooms of their own.
let server: Awaited<ReturnType<typeof aMediaServer>>
beforeAll(async () => {
  server = await aMediaServer()
  await server.isReady()
})
afterAll(() => server.stop())

const ping = { case: 'pingReq', value: new Ping({ timestamp: 1n }) } as const

test('people with tokens meet, see each other, and are reported', async () => {
  const room = 'meet:1'
  const mina = await server.join({ room, identity: 'mina' })
  const jun = await server.join({ room, identity: 'jun', name: '준', metadata: '{"hand":true}' })

  expect(await mina.shown('jun')).toMatchObject({ identity: 'jun', name: '준', metadata: '{"hand":true}' })
  expect(jun.greeting.otherParticipants.map(({ identity }) => identity)).toEqual(['mina'])
  expect(jun.greeting.participant?.permission?.canPublishSources).toEqual([
    TrackSource.CAMERA,
    TrackSource.MICROPHONE,
  ])
  await jun.leave()
  await mina.leave()
  await vi.waitUntil(() => server.eventsOf(room).length === 4)
  expect(server.eventsOf(room)).toEqual(['mina joined', 'jun joined', 'jun left', 'mina left'])
})

test('a token is for one room: the rooms of another site stay closed', async () => {
  const ours = await server.join({ room: '1:5', identity: 'mina' })
  const theirs = await server.join({ room: '2:5', identity: 'jun' })

  expect(theirs.greeting.otherParticipants).toEqual([])
  theirs.send(ping)
  await theirs.next('pongResp')
  expect(ours.received.filter(({ case: name }) => name === 'update')).toHaveLength(1)
  await ours.leave()
  await theirs.leave()
})

test('without a valid token, or from a foreign page, nobody comes in', async () => {
  const forged = signJoinToken(
    { key: 'seodang', secret: 'guessed' },
    { room: '1:1', identity: 'eve', name: '', sources: [] },
    new Date(),
  )
  const good = server.tokenOf({})

  expect(await refusalOf(server.connect(forged))).toBe(401)
  expect(await refusalOf(server.connect(''))).toBe(401)
  expect(await refusalOf(server.connect(good, { from: 'https://evil.example.com' }))).toBe(403)
  expect(await refusalOf(server.connect(good, { path: '/rtc/v1' }))).toBe(404)
  const validate = (path: string, token: string) =>
    server.http.inject({ url: `${path}?access_token=${token}` }).then(({ statusCode }) => statusCode)
  expect(await validate('/rtc/validate', forged)).toBe(401)
  expect(await validate('/rtc/validate', good)).toBe(200)
  // livekit-client takes the older path upon this.
  expect(await validate('/rtc/v1/validate', good)).toBe(404)
})

test('a second device of the same person replaces the first', async () => {
  const room = 'devices:1'
  const first = await server.join({ room })
  const second = await server.join({ room })

  expect(await first.next('leave')).toMatchObject({
    action: LeaveRequest_Action.DISCONNECT,
    reason: DisconnectReason.DUPLICATE_IDENTITY,
  })
  await first.closed
  second.send(ping)
  await second.next('pongResp')
  expect(server.eventsOf(room)).toEqual(['mina joined', 'mina left', 'mina joined'])
  await second.leave()
})

test('who is removed does not return with the token they have, also not in a closed room', async () => {
  const room = 'removal:1'
  const mina = await server.join({ room, identity: 'mina' })
  const jun = await server.join({ room, identity: 'jun' })
  const [token, tokenOfJun] = [
    server.tokenOf({ room, identity: 'mina' }),
    server.tokenOf({ room, identity: 'jun' }),
  ]
  await server.media.remove(room, 'mina')

  expect(await mina.next('leave')).toMatchObject({ reason: DisconnectReason.PARTICIPANT_REMOVED })
  expect(await refusalOf(server.connect(token))).toBe(401)
  expect((await jun.shown('mina')).state).toBe(ParticipantInfo_State.DISCONNECTED)
  const readmitted = await server.join({ room, identity: 'mina' })
  await server.media.close(room)
  expect(await readmitted.next('leave')).toMatchObject({ reason: DisconnectReason.ROOM_DELETED })
  expect(await jun.next('leave')).toMatchObject({ reason: DisconnectReason.ROOM_DELETED })
  expect(await refusalOf(server.connect(tokenOfJun))).toBe(401)
  await Promise.all([mina.closed, jun.closed, readmitted.closed])
})

test('a hidden participant sees everybody and is seen by nobody', async () => {
  const room = 'hidden:1'
  const mina = await server.join({ room, identity: 'mina' })
  const observer = await server.join({ room, identity: 'observer', isHidden: true, sources: [] })
  const jun = await server.join({ room, identity: 'jun' })

  expect(observer.greeting.otherParticipants.map(({ identity }) => identity)).toEqual(['mina'])
  expect(jun.greeting.otherParticipants.map(({ identity }) => identity)).toEqual(['mina'])
  await observer.leave()
  mina.send(ping)
  await mina.next('pongResp')
  const shown = mina.received.flatMap((message) =>
    message.case === 'update' ? message.value.participants.map(({ identity }) => identity) : [],
  )
  expect(shown).toEqual(['mina', 'jun'])
  await mina.leave()
  await jun.leave()
})

const track = (source: TrackSource, type = TrackType.VIDEO) =>
  ({ case: 'addTrack', value: new AddTrackRequest({ cid: `track ${source}`, source, type }) }) as const

test('what the token does not allow is not taken, and what was taken back is shown', async () => {
  const room = 'rights:1'
  const mina = await server.join({ room, identity: 'mina', sources: ['microphone'] })

  mina.send(track(TrackSource.SCREEN_SHARE))
  expect((await mina.next('requestResponse')).reason).toBe(RequestResponse_Reason.NOT_ALLOWED)
  mina.send(track(TrackSource.MICROPHONE))
  expect((await mina.next('requestResponse')).reason).toBe(RequestResponse_Reason.NOT_ALLOWED)
  mina.send(track(TrackSource.MICROPHONE, TrackType.AUDIO))
  expect((await mina.next('trackPublished')).track?.source).toBe(TrackSource.MICROPHONE)

  await server.media.setSources(room, 'mina', ['camera'])
  // The token for the next time says it too.
  await mina.next('refreshToken')
  mina.send(track(TrackSource.MICROPHONE, TrackType.AUDIO))
  expect((await mina.next('requestResponse')).reason).toBe(RequestResponse_Reason.NOT_ALLOWED)
  await mina.leave()
  const again = await server.join({ room, identity: 'mina', sources: ['camera'] })
  expect(again.greeting.participant?.permission?.canPublishSources).toEqual([TrackSource.CAMERA])
  await again.leave()
})

test('rights that were taken hold for the earlier token as well', async () => {
  const room = 'rights:2'
  const token = server.tokenOf({ room })
  await server.media.setSources(room, 'mina', [])

  const mina = await joined(server.connect(token))
  expect(mina.greeting.participant?.permission?.canPublish).toBe(false)
  await mina.leave()
})

test('damaged, oversized and too many messages end their own connection alone', async () => {
  const room = 'damage:1'
  const jun = await server.join({ room, identity: 'jun' })
  const sendAll = async (identity: string, messages: (Buffer | string)[]) => {
    const one = await server.join({ room, identity })
    for (const message of messages) one.socket.send(message)
    await one.closed
  }
  await sendAll('garbage', [Buffer.from('ffffffff', 'hex')])
  await sendAll('text', ['hello'])
  await sendAll('huge', [Buffer.alloc(300_000)])
  const many = Buffer.from([0])
  await sendAll(
    'many',
    Array.from({ length: 500 }, () => many),
  )
  const liar = await server.join({ room, identity: 'liar' })
  liar.send({ case: 'offer', value: new SessionDescription({ sdp: 'v=nonsense', type: 'offer', id: 1 }) })
  expect((await liar.next('leave')).action).toBe(LeaveRequest_Action.DISCONNECT)
  await liar.closed

  jun.send(ping)
  await jun.next('pongResp')
  await jun.leave()
})

test('a thousand sockets of one address are refused at the end, and nobody else is disturbed', async () => {
  const jun = await server.join({ room: 'flood:1', identity: 'jun' })
  const headers = { 'x-forwarded-for': '203.0.113.99' }
  const statuses = await Promise.all(
    Array.from({ length: 1000 }, () => refusalOf(server.connect('nothing', { headers }))),
  )

  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(400)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(300)
  jun.send(ping)
  await jun.next('pongResp')
  await jun.leave()
})

test('when the process is killed everybody left, and it is there again with what was decided', async () => {
  const room = 'crash:1'
  const mina = await server.join({ room, identity: 'mina' })
  const [token, tokenOfMina] = [server.tokenOf({ room, identity: 'jun' }), server.tokenOf({ room })]
  await server.media.remove(room, 'jun')
  // The answer may arrive before the word that she joined, which a killed process would not pass on.
  await vi.waitUntil(() => server.eventsOf(room).includes('mina joined'), { timeout: 10_000 })
  const killed = server.media.pid() ?? 0
  process.kill(killed, 'SIGKILL')

  await mina.closed
  await vi.waitUntil(() => server.eventsOf(room).includes('mina left'), { timeout: 10_000 })
  expect(server.media.unavailable()).toBe('STARTING')
  await server.isReady()
  expect(server.media.pid()).not.toBe(killed)
  expect(server.media.status()).toMatchObject({ problem: null, crashes: 1, participants: 0 })
  expect(await refusalOf(server.connect(token))).toBe(401)
  const again = await joined(server.connect(tokenOfMina))
  await again.leave()
})

test('where the port is taken the product goes on without live rooms, and says so', async () => {
  const other = createSocket('udp4')
  other.bind(0, '127.0.0.1')
  await once(other, 'listening')
  const blocked = await aMediaServer({ port: other.address().port })
  await vi.waitUntil(() => blocked.media.unavailable() === 'NO_PORT', { timeout: 20_000 })

  expect(await refusalOf(blocked.connect(blocked.tokenOf({})))).toBe(503)
  other.close()
  await blocked.stop()
})

test('a process without media passes decisions on to the one that has it', async () => {
  const { bus } = server
  const second = await aMediaServer({ port: null, bus })
  await vi.waitUntil(() => second.media.unavailable() === null)
  const mina = await server.join({ room: 'processes:1' })
  await second.media.remove('processes:1', 'mina')

  await mina.next('leave')
  await mina.closed
  expect(await refusalOf(second.connect(second.tokenOf({})))).toBe(503)
  await second.stop()
  const off = await aMediaServer({ port: null })
  expect(off.media.unavailable()).toBe('OFF')
  await off.stop()
})

test('the product ends in order: browsers come back by themselves', async () => {
  const ending = await aMediaServer()
  await ending.isReady()
  const mina = await ending.join({ room: 'end:1' })
  const stopped = ending.stop()

  expect((await mina.next('leave')).action).toBe(LeaveRequest_Action.RECONNECT)
  await stopped
  expect(mina.socket.readyState).not.toBe(WebSocket.OPEN)
  expect(ending.eventsOf('end:1')).toEqual(['mina joined', 'mina left'])
})
