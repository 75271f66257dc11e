import { AddTrackRequest, SessionDescription, TrackSource, TrackType } from '@livekit/protocol'
import { vi } from 'vitest'
import { BLANK_PICTURE } from '../live-media/recording/blank-picture.ts'
import type { aMediaServer } from './live-media-world.ts'
import type { mediaPeers } from './media-peers.ts'

type Server = Awaited<ReturnType<typeof aMediaServer>>
type Peers = Awaited<ReturnType<typeof mediaPeers>>

/** Sends a picture as a browser does. */
export async function publishPicture(server: Server, peers: Peers, room: string) {
  const browser = await server.join({ room, metadata: '{"userType":"facilitator"}' })
  browser.send({
    case: 'addTrack',
    value: new AddTrackRequest({ cid: 'picture', source: TrackSource.CAMERA, type: TrackType.VIDEO }),
  })
  await browser.next('trackPublished')
  const peer = peers.open()
  const sdp = await peer.offer()
  browser.send({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp, id: 1 }) })
  peer.accept((await browser.next('answer')).sdp)
  await vi.waitUntil(() => peer.isOpen(), { timeout: 10_000 })
  let sequence = 0
  const timer = setInterval(() => {
    const header = Buffer.alloc(13)
    header.writeUInt8(0x80, 0)
    header.writeUInt8(0x80 | 96, 1)
    header.writeUInt16BE(sequence, 2)
    header.writeUInt32BE(sequence * 9000, 4)
    header.writeUInt32BE(4711, 8)
    header.writeUInt8(0x10, 12)
    sequence += 1
    peer.send(Buffer.concat([header, BLANK_PICTURE]))
  }, 100)
  return {
    browser,
    sent: () => sequence,
    stop: () => clearInterval(timer),
  }
}
