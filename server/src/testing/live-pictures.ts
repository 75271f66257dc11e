import { AddTrackRequest, SessionDescription, TrackSource, TrackType } from '@livekit/protocol'
import { vi } from 'vitest'
import { readFeedback } from '../live-media/rtcp.ts'
import type { joined } from './live-media-world.ts'
import type { Loss } from './lossy-network.ts'
import type { MediaPeer } from './media-peers.ts'

type Browser = Awaited<ReturnType<typeof joined>>

const RECEIVER_REPORT = 201
const highestReported = (packet: Buffer) =>
  packet.readUInt8(1) === RECEIVER_REPORT ? packet.readUInt32BE(16) : []

/** Sends a picture as a browser does: announced, then offered. `changed`: what a browser would offer instead. */
export async function publish(browser: Browser, peer: MediaPeer, changed = (sdp: string) => sdp) {
  browser.send({
    case: 'addTrack',
    value: new AddTrackRequest({ cid: 'picture', source: TrackSource.CAMERA, type: TrackType.VIDEO }),
  })
  const { track: info } = await browser.next('trackPublished')
  const sdp = changed(await peer.offer())
  browser.send({ case: 'offer', value: new SessionDescription({ type: 'offer', sdp, id: 1 }) })
  const answer = (await browser.next('answer')).sdp
  peer.accept(answer)
  await vi.waitUntil(() => peer.isOpen(), { timeout: 10_000 })
  const keyframes = () =>
    peer.packets.flatMap((packet) => readFeedback(packet)).filter(({ kind }) => kind === 'keyframe').length
  /** The highest number of all that the media process says it received; it does so every second. */
  const highestReceived = () => Math.max(0, ...peer.packets.flatMap(highestReported))
  return { send: peer.send, keyframes, highestReceived, sid: info?.sid ?? '', answer }
}

/** Receives what is offered; answers each offer. */
export async function subscribe(browser: Browser, peer: MediaPeer, loss: Loss | null = null) {
  if (loss) peer.loseSome(loss)
  const answerNext = async () => {
    const offer = await browser.next('offer')
    const sdp = await peer.answer(offer.sdp)
    browser.send({ case: 'answer', value: new SessionDescription({ type: 'answer', sdp, id: offer.id }) })
    return offer
  }
  await answerNext()
  const { candidateInit } = await browser.next('trickle')
  const { candidate, sdpMid } = JSON.parse(candidateInit) as { candidate: string; sdpMid: string }
  peer.addCandidate(candidate, sdpMid)
  return { packets: peer.packets, answerNext, isOpen: peer.isOpen, send: peer.send }
}
