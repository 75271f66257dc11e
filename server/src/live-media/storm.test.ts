import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Ping, SessionDescription } from '@livekit/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signJoinToken } from '../platform/live-media/join-tokens.ts'
import { aMediaServer, refusalOf } from '../testing/live-media-world.ts'
import { publish, subscribe } from '../testing/live-pictures.ts'
import { mediaPeers } from '../testing/media-peers.ts'
import { sequenceOf } from './rtp.ts'

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

const ROOM = 'storm:1'
const PICTURE_EVERY_MS = 20
const JOINS = 1000
const STORM_MS = 10_000

/** Keyframes without end: each is passed on by itself. */
function picture(sequence: number) {
  const packet = Buffer.alloc(60)
  packet.writeUInt8(0x80, 0)
  packet.writeUInt8(96, 1)
  packet.writeUInt16BE(sequence & 0xffff, 2)
  packet.writeUInt32BE(sequence * 1800, 4)
  packet.writeUInt32BE(4711, 8)
  packet.writeUInt8(0x10, 12)
  return packet
}

/** Somebody whose picture flows, and somebody who sees it. */
async function aLesson() {
  const mina = await server.join({ room: ROOM, identity: 'mina' })
  const sent = await publish(mina, peers.open())
  const jun = await server.join({ room: ROOM, identity: 'jun' })
  const seen = await subscribe(jun, peers.open())
  await vi.waitUntil(() => seen.isOpen(), { timeout: 10_000 })
  let sequence = 0
  const timer = setInterval(() => sent.send(picture((sequence += 1))), PICTURE_EVERY_MS)
  await vi.waitUntil(() => seen.packets.length > 10, { timeout: 10_000 })
  return { mina, jun, seen, sequence: () => sequence, stop: () => clearInterval(timer) }
}

const grant = { room: ROOM, identity: 'eve', name: '', sources: [] }
const forged = signJoinToken({ key: 'seodang', secret: 'guessed' }, grant, new Date())
const expired = () => {
  const long = new Date(Date.now() - 3_600_000)
  return signJoinToken({ key: 'seodang', secret: 'secret-of-this-test-and-of-no-other' }, grant, long)
}
/** Each comes from an address of its own, so that no limit of one spares the rest. */
const from = (number: number) => ({
  'x-forwarded-for': `203.0.${Math.floor(number / 250)}.${1 + (number % 250)}`,
})

/** One of a thousand: the status it is refused with, or 101 for who came in and left again. */
async function attempt(number: number, stale: string): Promise<number> {
  const headers = from(number)
  const kind = number % 5
  if (kind === 0) return refusalOf(server.connect(forged, { headers }))
  if (kind === 1) return refusalOf(server.connect(stale, { headers }))
  if (kind === 2)
    return refusalOf(server.connect(server.tokenOf({}), { headers, from: 'https://evil.example' }))
  // One token in many hands, then people who are welcome.
  const identity = kind === 3 ? 'everybody' : `guest-${number}`
  const socket = server.connect(server.tokenOf({ room: ROOM, identity }), { headers })
  const refused = refusalOf(socket)
  const opened = once(socket, 'open').then(() => 101)
  const status = await Promise.race([refused, opened])
  if (status === 101) {
    socket.close()
    await once(socket, 'close')
  }
  return status
}

const counted = (statuses: readonly number[]) =>
  Object.fromEntries(statuses.map((status) => [status, statuses.filter((one) => one === status).length]))

test('a thousand joins in ten seconds, most of them hostile, cost those inside no picture', async () => {
  const lesson = await aLesson()
  const { mina, jun, seen } = lesson
  const first = seen.packets.length
  const stale = expired()
  const attempts: Promise<number>[] = []
  const began = performance.now()
  while (attempts.length < JOINS) {
    const due = Math.min(JOINS, Math.ceil(((performance.now() - began) * JOINS) / STORM_MS))
    while (attempts.length < due) attempts.push(attempt(attempts.length, stale))
    await pause(10)
  }
  const damaged = await server.join({ room: ROOM, identity: 'damaged' })
  damaged.socket.send(Buffer.alloc(300_000))
  await damaged.closed
  const liar = await server.join({ room: ROOM, identity: 'liar' })
  liar.send({ case: 'offer', value: new SessionDescription({ sdp: 'v=nonsense', type: 'offer', id: 1 }) })
  await liar.closed
  const { 101: welcome = 0, 429: tooMany = 0, ...refused } = counted(await Promise.all(attempts))

  expect(refused).toEqual({ 401: 400, 403: 200 })
  expect(welcome + tooMany).toBe(400)
  // The token in many hands opens thirty sockets at once, and one more every two seconds.
  expect(tooMany).toBeGreaterThan(100)
  expect(welcome).toBeGreaterThanOrEqual(230)

  const last = lesson.sequence()
  lesson.stop()
  const received = () => seen.packets.slice(first).map(sequenceOf)
  await vi.waitUntil(() => received().includes(last), { timeout: 10_000 })
  const missing = Array.from({ length: last - (received()[0] ?? 0) }, (_, at) => (received()[0] ?? 0) + at)
  const arrived = new Set(received())
  expect(missing.filter((number) => !arrived.has(number))).toEqual([])
  for (const browser of [mina, jun]) {
    browser.send({ case: 'pingReq', value: new Ping({ timestamp: 1n }) })
    await browser.next('pongResp')
    expect(browser.received.some(({ case: name }) => name === 'leave')).toBe(false)
  }
  await vi.waitUntil(() => server.media.status().participants === 2, { timeout: 10_000 })
  await jun.leave()
  await mina.leave()
}, 90_000)
