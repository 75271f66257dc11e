import { setTimeout as pause } from 'node:timers/promises'
import {
  AddTrackRequest,
  MuteTrackRequest,
  SessionDescription,
  TrackSource,
  TrackType,
} from '@livekit/protocol'
import rtc, { type PeerConnection, type Track } from 'node-datachannel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aMediaServer } from '../testing/live-media-world.ts'
import { gathered } from './engine.ts'
import { keyframeRequest, readFeedback } from './rtcp.ts'
import { sequenceOf, ssrcOf } from './rtp.ts'
import { mediaSections } from './sdp.ts'

let server: Awaited<ReturnType<typeof aMediaServer>>
const connections: PeerConnection[] = []
beforeAll(async () => {
  server = await aMediaServer()
  await server.isReady()
})
afterAll(async () => {
  for (const connection of connections) connection.close()
  await server.stop()
})

type Browser = Awaited<ReturnType<typeof server.join>>
const config = { iceServers: [], bindAddress: '127.0.0.1', disableAutoNegotiation: true }
const SSRC = 4711

/** Sends a picture as a browser does: announced, then offered. */
async function publish(browser: Browser) {
  browser.send({
    case: 'addTrack',
    value: new AddTrackRequest({ cid: 'picture', source: TrackSource.CAMERA, type: TrackType.VIDEO }),
  })
  const { track: info } = await browser.next('trackPublished')
  const connection = new rtc.PeerConnection('publisher', config)
  connections.push(connection)
  const video = new rtc.Video('0', 'SendOnly')
  video.addVP8Codec(96)
  video.addSSRC(SSRC, 'name', 'stream', 'picture')
  const track = connection.addTrack(video)
  const keyframes: number[] = []
  track.onMessage((packet) => {
    for (const { kind } of readFeedback(packet)) if (kind === 'keyframe') keyframes.push(Date.now())
  })
  connection.setLocalDescription('offer')
  await gathered(connection)
  const sdp = connection.localDescription()?.sdp ?? ''
  browser.send({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp, id: 1 }) })
  connection.setRemoteDescription((await browser.next('answer')).sdp, 'answer')
  await vi.waitUntil(() => track.isOpen(), { timeout: 10_000 })
  return { track, keyframes, sid: info?.sid ?? '' }
}

/** Receives what is offered; answers each offer. */
async function subscribe(browser: Browser) {
  const packets: Buffer[] = []
  let track: Track | null = null
  const connection = new rtc.PeerConnection('subscriber', config)
  connections.push(connection)
  connection.onTrack((received) => {
    track = received
    received.onMessage((packet) => void packets.push(packet))
  })
  const answerNext = async () => {
    const offer = await browser.next('offer')
    connection.setRemoteDescription(offer.sdp, 'offer')
    connection.setLocalDescription('answer')
    await gathered(connection)
    const sdp = connection.localDescription()?.sdp ?? ''
    browser.send({ case: 'answer', value: new SessionDescription({ type: 'answer', sdp, id: offer.id }) })
    return offer
  }
  await answerNext()
  const { candidateInit } = await browser.next('trickle')
  const { candidate, sdpMid } = JSON.parse(candidateInit) as { candidate: string; sdpMid: string }
  connection.addRemoteCandidate(candidate, sdpMid)
  return {
    packets,
    answerNext,
    isOpen: () => track?.isOpen() ?? false,
    send: (packet: Buffer) => track?.sendMessageBinary(packet),
  }
}

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

async function aRoom(room: string) {
  const mina = await server.join({ room, identity: 'mina' })
  const sent = await publish(mina)
  const jun = await server.join({ room, identity: 'jun' })
  const seen = await subscribe(jun)
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
      sent.track.sendMessageBinary(picture((sequence += 1)))
      return sent.keyframes.length > 0
    },
    { timeout: 10_000, interval: 20 },
  )
  await pause(50)
  expect(seen.packets).toEqual([])
  const first = sequence + 1
  sent.track.sendMessageBinary(picture(first, { isKeyframe: true }))
  for (let next = first + 1; next < first + 20; next += 1) sent.track.sendMessageBinary(picture(next))

  await vi.waitUntil(() => seen.packets.length >= 20)
  expect(numbers(seen.packets)[0]?.[0]).toBe(first & 0xffff)
  expect(new Set(seen.packets.map(ssrcOf)).has(SSRC)).toBe(false)
  await leave()
})

test('a viewer’s request for a keyframe goes to the sender, not more often than it can serve', async () => {
  const { sent, seen, leave } = await aRoom('media:2')
  await vi.waitUntil(
    () => {
      sent.track.sendMessageBinary(picture(1, { isKeyframe: true }))
      return seen.packets.length > 0
    },
    { timeout: 10_000, interval: 50 },
  )
  await pause(600)
  const before = sent.keyframes.length
  const ssrc = ssrcOf(seen.packets[0] ?? Buffer.alloc(12))
  for (let request = 0; request < 20; request += 1) seen.send(keyframeRequest(1, ssrc))

  await vi.waitUntil(() => sent.keyframes.length > before)
  await pause(200)
  expect(sent.keyframes.length - before).toBe(1)
  await leave()
})

test('who is muted for is not passed on, and goes on without a gap', async () => {
  const room = 'media:3'
  const { mina, sent, seen, leave } = await aRoom(room)
  let sequence = 100
  await vi.waitUntil(
    () => {
      sent.track.sendMessageBinary(picture((sequence += 1), { isKeyframe: true }))
      return seen.packets.length > 0
    },
    { timeout: 10_000, interval: 50 },
  )
  await server.media.mute(room, 'mina', 'camera')
  expect((await mina.next('mute')).muted).toBe(true)
  await pause(50)
  const shown = seen.packets.length
  for (let rest = 0; rest < 10; rest += 1) sent.track.sendMessageBinary(picture((sequence += 1)))
  await pause(100)
  expect(seen.packets.length).toBe(shown)

  mina.send({ case: 'mute', value: new MuteTrackRequest({ sid: sent.sid, muted: false }) })
  await vi.waitUntil(
    () => {
      sent.track.sendMessageBinary(picture((sequence += 1), { isKeyframe: true }))
      return seen.packets.length > shown
    },
    { timeout: 5000, interval: 50 },
  )
  const received = seen.packets.map(sequenceOf)
  expect(received.slice(1).every((value, index) => value === (received[index] ?? 0) + 1)).toBe(true)
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
