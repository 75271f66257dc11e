import { UpdateTrackSettings } from '@livekit/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aMediaServer } from '../testing/live-media-world.ts'
import { publish, subscribe } from '../testing/live-pictures.ts'
import { mediaPeers } from '../testing/media-peers.ts'
import { pictureNumbers, sequenceOf } from './rtp.ts'

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

const [SMALL, LARGE] = ['q', 'h'] as const
type LayerName = typeof SMALL | typeof LARGE
const layers = {
  [SMALL]: { ssrc: 1111, width: 320, timestamp: 1000, pictureId: 30_000 },
  [LARGE]: { ssrc: 2222, width: 1280, timestamp: 4_000_000_000, pictureId: 5 },
}
const LAYER_ID = 10

/** What browsers offer for a picture of two sizes: layers by name, and no sources. */
const offered = (sdp: string) =>
  sdp
    .replaceAll(/^a=ssrc.*\r\n/gm, '')
    .replace(
      /^a=mid:.*\r\n/m,
      (mid) =>
        `${mid}a=extmap:${LAYER_ID} urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id\r\n` +
        'a=rid:q send\r\na=rid:h send\r\na=simulcast:send q;h\r\n',
    )

/** A keyframe of a layer: a picture for each number. */
function picture(name: LayerName, number: number) {
  const { ssrc, width, timestamp, pictureId } = layers[name]
  const packet = Buffer.alloc(50)
  packet.writeUInt8(0x90, 0)
  packet.writeUInt8(0x80 | 96, 1)
  packet.writeUInt16BE((number + ssrc) & 0xffff, 2)
  packet.writeUInt32BE((timestamp + number * 3000) >>> 0, 4)
  packet.writeUInt32BE(ssrc, 8)
  packet.writeUInt16BE(0xbede, 12)
  packet.writeUInt16BE(1, 14)
  packet.writeUInt8(LAYER_ID << 4, 16)
  packet.write(name, 17, 'latin1')
  // The descriptor of VP8 with a picture number of 15 bits, then a keyframe.
  packet.writeUInt8(0x90, 20)
  packet.writeUInt8(0x80, 21)
  packet.writeUInt16BE(0x8000 | (pictureId + number), 22)
  packet.writeUIntBE(0x9d012a, 27, 3)
  packet.writeUInt16LE(width, 30)
  packet.writeUInt16LE((width * 9) / 16, 32)
  return packet
}
const widthOf = (packet: Buffer) => packet.readUInt16LE(30)

test('each viewer gets the size that fits, and the numbers go on when it changes', async () => {
  const room = 'layers:1'
  const mina = await server.join({ room, identity: 'mina' })
  const sent = await publish(mina, peers.open(), offered)
  expect(sent.answer).toContain('a=simulcast:recv q;h')
  const jun = await server.join({ room, identity: 'jun' })
  const kim = await server.join({ room, identity: 'kim' })
  const [seen, others] = [await subscribe(jun, peers.open()), await subscribe(kim, peers.open())]
  await vi.waitUntil(() => seen.isOpen() && others.isOpen(), { timeout: 10_000 })
  const show = (width: number) =>
    jun.send({
      case: 'trackSetting',
      value: new UpdateTrackSettings({ trackSids: [sent.sid], width, height: (width * 9) / 16 }),
    })
  let number = 0
  const sendUntil = (isDone: () => boolean, names: LayerName[] = [SMALL, LARGE]) =>
    vi.waitUntil(
      () => {
        number += 1
        for (const name of names) sent.send(picture(name, number))
        return isDone()
      },
      { timeout: 10_000, interval: 30 },
    )
  const lastWidth = ({ packets } = seen) => widthOf(packets.at(-1) ?? Buffer.alloc(50))

  show(160)
  await sendUntil(() => seen.packets.length > 3 && lastWidth() === 320)
  show(960)
  await sendUntil(() => lastWidth() === 1280)
  // A browser without power for the large one stops sending it.
  await sendUntil(() => lastWidth() === 320 && lastWidth(others) === 320, [SMALL])
  await sendUntil(() => lastWidth() === 1280)

  const received = seen.packets.filter((packet) => packet.length === 50)
  const following = received.slice(1).map((packet, at) => {
    const [now, before] = [pictureNumbers(packet), pictureNumbers(received[at] ?? packet)]
    return {
      sequence: (sequenceOf(packet) - sequenceOf(received[at] ?? packet)) & 0xffff,
      isLater: ((now.timestamp - before.timestamp) | 0) > 0,
      pictureId: ((now.pictureId ?? 0) - (before.pictureId ?? 0)) & 0x7fff,
    }
  })
  expect(following).toEqual(following.map(() => ({ sequence: 1, isLater: true, pictureId: 1 })))
  for (const browser of [jun, kim, mina]) await browser.leave()
})
