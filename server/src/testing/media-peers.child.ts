// The process of media-peers.ts.
import rtc, { type PeerConnection, type Track } from 'node-datachannel'
import { gathered } from '../live-media/engine.ts'
import { lossyNetwork, type Loss } from './lossy-network.ts'
import { MissingPackets } from './missing-packets.ts'

type ToOne =
  | { kind: 'offer' }
  | { kind: 'answer'; sdp: string }
  | { kind: 'accept'; sdp: string }
  | { kind: 'candidate'; candidate: string; mid: string }
  | { kind: 'send'; packet: Uint8Array }
  | { kind: 'loseSome'; loss: Loss }
export type ToPeer = ToOne & { peer: number }
type FromOne =
  | { kind: 'ready' | 'open' }
  | { kind: 'described'; sdp: string }
  | { kind: 'packet'; packet: Uint8Array }
export type FromPeer = FromOne & { peer: number }

/** The source of the picture that is sent. */
const SSRC = 4711
/** Of a candidate of ICE. */
const PORT_FIELD = 5
const config = { iceServers: [], bindAddress: '127.0.0.1', disableAutoNegotiation: true }

class Peer {
  #peer: number
  #connection: PeerConnection
  #track: Track | null = null
  #loss: Loss | null = null
  #missing: MissingPackets | null = null

  constructor(peer: number) {
    this.#peer = peer
    this.#connection = new rtc.PeerConnection(`peer ${peer}`, config)
    this.#connection.onTrack((track) => this.#hold(track))
  }

  #say(message: FromOne) {
    process.send?.({ ...message, peer: this.#peer } satisfies FromPeer)
  }

  #hold(track: Track) {
    this.#track = track
    track.onMessage((packet) => {
      this.#missing?.note(packet)
      this.#say({ kind: 'packet', packet })
    })
    track.onOpen(() => this.#say({ kind: 'open' }))
    if (track.isOpen()) this.#say({ kind: 'open' })
  }

  async #describe(type: 'offer' | 'answer') {
    this.#connection.setLocalDescription(type)
    await gathered(this.#connection)
    this.#say({ kind: 'described', sdp: this.#connection.localDescription()?.sdp ?? '' })
  }

  #loseSome(loss: Loss) {
    this.#loss = loss
    this.#missing = new MissingPackets((packet) => this.#track?.sendMessageBinary(packet))
  }

  async #addCandidate({ candidate, mid }: { candidate: string; mid: string }) {
    const fields = candidate.split(' ')
    if (this.#loss)
      fields[PORT_FIELD] = String((await lossyNetwork(this.#loss, Number(fields[PORT_FIELD]))).port)
    this.#connection.addRemoteCandidate(fields.join(' '), mid)
  }

  receive(message: ToOne) {
    if (message.kind === 'offer') {
      const video = new rtc.Video('0', 'SendOnly')
      video.addVP8Codec(96)
      video.addSSRC(SSRC, 'name', 'stream', 'picture')
      this.#hold(this.#connection.addTrack(video))
      void this.#describe('offer')
    } else if (message.kind === 'answer') {
      this.#connection.setRemoteDescription(message.sdp, 'offer')
      void this.#describe('answer')
    } else if (message.kind === 'accept') this.#connection.setRemoteDescription(message.sdp, 'answer')
    else if (message.kind === 'candidate') void this.#addCandidate(message)
    else if (message.kind === 'loseSome') this.#loseSome(message.loss)
    else this.#track?.sendMessageBinary(Buffer.from(message.packet))
  }
}

const peers = new Map<number, Peer>()
process.on('message', ({ peer, ...message }: ToPeer) => {
  const known = peers.get(peer) ?? new Peer(peer)
  peers.set(peer, known)
  known.receive(message)
})
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.({ kind: 'ready', peer: 0 } satisfies FromPeer)
