import {
  LeaveRequest_Action,
  MuteTrackRequest,
  SessionDescription,
  UpdateSubscription,
  UpdateTrackSettings,
} from '@livekit/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aMediaServer } from '../testing/live-media-world.ts'
import { publish, subscribe } from '../testing/live-pictures.ts'
import type { Loss } from '../testing/lossy-network.ts'
import { mediaPeers } from '../testing/media-peers.ts'
import { keyframeRequest } from './rtcp.ts'
import { sequenceOf, ssrcOf } from './rtp.ts'
import { mediaSections } from './sdp.ts'

let server: Awaited<ReturnType<typeof aMediaServer>>
let peers: Awaited<ReturnType<typeof mediaPeers>>
beforeAll(async () => {
  ;[server, peers] = await Promise.all([aMediaServer(), mediaPeers()])
  await server.isReady()
}, 30_000)
afterAll(async () => {
  await peers.stop()
  await server.stop()
})

/** The source under which the picture is sent. */
const SSRC = 4711

function picture(sequence: number, { isKeyframe = false } = {}) {
  const packet = Buffer.alloc(60)
  packet.writeUInt8(0x80, 0)
  packet.writeUInt8(96, 1)
  packet.writeUInt16BE(sequence & 0xffff, 2)
  packet.writeUInt32BE(sequence * 3000, 4)
  packet.writeUInt32BE(SSRC, 8)
  packet.writeUInt8(0x10, 12)
  packet.writeUInt8(isKeyframe ? 0 : 1, 13)
  packet.writeUInt16BE(sequence & 0xffff, 20)
  return packet
}
/** The number that the sender wrote into the picture, and the one that its packet bears for the viewer. */
const numbers = (packets: Buffer[]) => packets.map((packet) => [packet.readUInt16BE(20), sequenceOf(packet)])

async function aRoom(room: string, loss: Loss | null = null) {
  const mina = await server.join({ room, identity: 'mina' })
  const sent = await publish(mina, peers.open())
  const jun = await server.join({ room, identity: 'jun' })
  const seen = await subscribe(jun, peers.open(), loss)
  await vi.waitUntil(() => seen.isOpen(), { timeout: 10_000 })
  const leave = async () => {
    await jun.leave()
    await mina.leave()
  }
  return { mina, jun, sent, seen, leave }
}

test('a picture reaches the viewer from a keyframe on, under a source of its own', async () => {
  const { sent, seen, leave } = await aRoom('media:1')
  // Until the viewer is served, the sender hears that a keyframe is needed.
  let sequence = 65_530
  await vi.waitUntil(
    () => {
      sent.send(picture((sequence += 1)))
      return sent.keyframes() > 0
    },
    { timeout: 10_000, interval: 20 },
  )
  const first = sequence + 1
  sent.send(picture(first, { isKeyframe: true }))
  for (let next = first + 1; next < first + 20; next += 1) sent.send(picture(next))

  await vi.waitUntil(() => seen.packets.length >= 20)
  expect(numbers(seen.packets)[0]?.[0]).toBe(first & 0xffff)
  expect(new Set(seen.packets.map(ssrcOf)).has(SSRC)).toBe(false)
  await leave()
})

type Room = Awaited<ReturnType<typeof aRoom>>
/** Sends keyframes until the viewer sees one. */
async function show({ sent, seen }: Pick<Room, 'sent' | 'seen'>) {
  let sequence = 100
  await vi.waitUntil(
    () => {
      sent.send(picture((sequence += 1), { isKeyframe: true }))
      return seen.packets.length > 0
    },
    { timeout: 10_000, interval: 50 },
  )
  return sequence
}

test('a viewer’s request for a keyframe goes to the sender', async () => {
  const { sent, seen, leave } = await aRoom('media:2')
  await show({ sent, seen })
  const before = sent.keyframes()
  const ssrc = ssrcOf(seen.packets[0] ?? Buffer.alloc(12))
  await vi.waitUntil(
    () => {
      seen.send(keyframeRequest(1, ssrc))
      return sent.keyframes() > before
    },
    { timeout: 5000, interval: 50 },
  )
  await leave()
})

test('who is muted for is not passed on, and goes on without a gap', async () => {
  const room = 'media:3'
  const { mina, sent, seen, leave } = await aRoom(room)
  let sequence = await show({ sent, seen })
  await server.media.mute(room, 'mina', 'camera')
  expect((await mina.next('mute')).muted).toBe(true)
  const mutedFrom = sequence + 1
  for (let rest = 0; rest < 10; rest += 1) sent.send(picture((sequence += 1)))
  const mutedUntil = sequence

  mina.send({ case: 'mute', value: new MuteTrackRequest({ sid: sent.sid, muted: false }) })
  const shown = () => numbers(seen.packets).map(([written]) => written ?? 0)
  await vi.waitUntil(
    () => {
      sent.send(picture((sequence += 1), { isKeyframe: true }))
      return shown().some((written) => written > mutedUntil)
    },
    { timeout: 5000, interval: 50 },
  )
  expect(shown().filter((written) => written >= mutedFrom && written <= mutedUntil)).toEqual([])
  const received = seen.packets.map(sequenceOf)
  expect(received.slice(1).every((value, index) => value === (received[index] ?? 0) + 1)).toBe(true)
  await leave()
})

const disable = ({ jun, sent }: Room, disabled: boolean) =>
  jun.send({
    case: 'trackSetting',
    value: new UpdateTrackSettings({ trackSids: [sent.sid], disabled }),
  })
const choose = ({ jun, sent }: Room, isChosen: boolean) =>
  jun.send({
    case: 'subscription',
    value: new UpdateSubscription({ trackSids: [sent.sid], subscribe: isChosen }),
  })

test.each([
  {
    change: 'does not show',
    stop: (room: Room) => disable(room, true),
    goOn: (room: Room) => disable(room, false),
  },
  {
    change: 'chose no longer',
    stop: (room: Room) => choose(room, false),
    goOn: (room: Room) => choose(room, true),
  },
])(
  'a picture that a viewer $change costs them nothing, and goes on afterwards',
  async ({ change, stop, goOn }) => {
    const room = await aRoom(`media:5 ${change}`)
    const { jun, sent, seen, leave } = room
    let sequence = await show(room)
    const nextPacket = () => {
      sent.send(picture((sequence += 1), { isKeyframe: true }))
    }
    stop(room)
    // Answered in order: the pong says that the request before it was read.
    jun.send({ case: 'ping', value: 1n })
    await jun.next('pong')
    const hiddenFrom = sequence + 1
    for (let rest = 0; rest < 30; rest += 1) nextPacket()
    const hiddenUntil = sequence
    await vi.waitUntil(() => sent.highestReceived() >= hiddenUntil, { timeout: 5000 })

    goOn(room)
    const shown = () => numbers(seen.packets).map(([written]) => written ?? 0)
    await vi.waitUntil(
      () => {
        nextPacket()
        return shown().some((written) => written > hiddenUntil)
      },
      { timeout: 5000, interval: 50 },
    )
    expect(shown().filter((written) => written >= hiddenFrom && written <= hiddenUntil)).toEqual([])
    await leave()
  },
)

test('a viewer who changes their choice twice at once receives the picture', async () => {
  const room = await aRoom('media:7')
  const { sent, seen, leave } = room
  const from = await show(room)
  choose(room, false)
  choose(room, true)
  let sequence = from + 1000
  await vi.waitUntil(
    () => {
      sent.send(picture((sequence += 1), { isKeyframe: true }))
      return numbers(seen.packets).some(([written = 0]) => written > from + 1000)
    },
    { timeout: 5000, interval: 50 },
  )
  await leave()
})

test('a viewer who loses a twentieth of all packets gets every one', async () => {
  const { sent, seen, leave } = await aRoom('media:6', { seed: 7, percent: 5 })
  const first = (await show({ sent, seen })) + 1
  const last = first + 400
  let sequence = first - 1
  const shown = () => new Set(numbers(seen.packets).map(([written]) => written))
  const isComplete = () => {
    const all = shown()
    return Array.from({ length: 401 }, (_, at) => first + at).every((written) => all.has(written))
  }
  await vi.waitUntil(
    () => {
      // Beyond the last one, later packets show the viewer that the last ones are missing.
      const until = sequence < last ? Math.min(sequence + 4, last) : sequence + 1
      while (sequence < until) sent.send(picture((sequence += 1)))
      return sequence > last && isComplete()
    },
    { timeout: 15_000, interval: 20 },
  )
  // Late ones stand behind later ones.
  const received = numbers(seen.packets).map(([written = 0]) => written)
  expect(received.filter((written, at) => written < (received[at - 1] ?? 0)).length).toBeGreaterThan(5)
  await leave()
})

test('a source that is taken back ends for everybody', async () => {
  const room = 'media:4'
  const { mina, jun, sent, seen, leave } = await aRoom(room)
  await server.media.setSources(room, 'mina', ['microphone'])

  expect((await mina.next('trackUnpublished')).trackSid).toBe(sent.sid)
  // The section of the picture ends in the next offer.
  const offer = await seen.answerNext()
  expect(offer.midToTrackId).toEqual({})
  expect(mediaSections(offer.sdp).map(({ isSending }) => isSending)).toEqual([false])
  expect(jun.socket.readyState).toBe(jun.socket.OPEN)
  await leave()
})

test('a browser whose answer is damaged begins anew where it received before, and else is out', async () => {
  const { jun, leave } = await aRoom('media:8')
  const kim = await server.join({ room: 'media:8', identity: 'kim' })
  const damaged = { type: 'answer', sdp: 'nothing', id: 0 }
  const { id } = await kim.next('offer')
  kim.send({ case: 'answer', value: new SessionDescription({ ...damaged, id }) })
  expect(await kim.next('leave')).toMatchObject({ action: LeaveRequest_Action.DISCONNECT })

  jun.send({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp: 'nothing', id: 1 }) })
  expect(await jun.next('leave')).toMatchObject({ action: LeaveRequest_Action.RECONNECT })
  await leave()
})
