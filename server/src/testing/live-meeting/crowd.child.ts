// The connections of one sender and many viewers of a live room. They count what arrives, since passing it on would cost more.
import rtc, { type PeerConnection, type Track } from 'node-datachannel'
import { gathered } from '../../live-media/engine.ts'
import { counters, flow } from './picture.ts'

export interface Delivered {
  sent: number
  received: number
}
export type ToCrowd =
  | { kind: 'offer' | 'count' | 'flow' }
  | { kind: 'accept'; sdp: string }
  | { kind: 'answer'; viewer: number; sdp: string }
  | { kind: 'candidate'; viewer: number; candidate: string; mid: string }
export type FromCrowd =
  | { kind: 'ready' | 'done' }
  | { kind: 'described'; sdp: string }
  | ({ kind: 'counted' } & Delivered)

const config = { iceServers: [], bindAddress: '127.0.0.1', disableAutoNegotiation: true }
let sent = () => 0
const { receive, take } = counters(() => sent())
const viewers = new Map<number, PeerConnection>()
/** The library ends what nobody holds. */
const held: unknown[] = []
let sender: { connection: PeerConnection; track: Track } | null = null

async function described(connection: PeerConnection, type: 'offer' | 'answer'): Promise<FromCrowd> {
  connection.setLocalDescription(type)
  await gathered(connection)
  return { kind: 'described', sdp: connection.localDescription()?.sdp ?? '' }
}

function openViewer(viewer: number) {
  const connection = new rtc.PeerConnection(`viewer ${viewer}`, config)
  connection.onTrack((track) => {
    held.push(track)
    track.onMessage(receive)
  })
  connection.onDataChannel((channel) => void held.push(channel))
  viewers.set(viewer, connection)
  return connection
}

async function answer(message: ToCrowd): Promise<FromCrowd> {
  if (message.kind === 'offer') {
    const connection = new rtc.PeerConnection('sender', config)
    const video = new rtc.Video('0', 'SendOnly')
    video.addVP8Codec(96)
    video.addSSRC(4711, 'name', 'stream', 'picture')
    sender = { connection, track: connection.addTrack(video) }
    return described(connection, 'offer')
  }
  if (message.kind === 'accept') sender?.connection.setRemoteDescription(message.sdp, 'answer')
  if (message.kind === 'flow')
    sent = flow((packet) => {
      if (sender?.track.isOpen()) sender.track.sendMessageBinary(packet)
    })
  if (message.kind === 'count') return { kind: 'counted', ...take() }
  if (message.kind === 'answer') {
    const connection = viewers.get(message.viewer) ?? openViewer(message.viewer)
    connection.setRemoteDescription(message.sdp, 'offer')
    return described(connection, 'answer')
  }
  if (message.kind === 'candidate')
    viewers.get(message.viewer)?.addRemoteCandidate(message.candidate, message.mid)
  return { kind: 'done' }
}

process.on('message', (message: ToCrowd) => void answer(message).then((given) => process.send?.(given)))
process.on('disconnect', () => process.exit(0))
process.send?.({ kind: 'ready' } satisfies FromCrowd)
