import type { PeerConnection, Track } from 'node-datachannel'
import { answerTo, carrierOf, libraryOffer } from './answers.ts'
import { gathered, type Engine } from './engine.ts'
import { PacketOrigins } from './packet-origins.ts'
import { readSenderReports } from './rtcp.ts'
import { isRtcp, isRtp } from './rtp.ts'
import { mediaSections, type MediaSection } from './sdp.ts'
import { listenTo } from './track-listener.ts'

/** A browser offers four tracks; sections of ended ones stay. */
const MAX_SECTIONS = 100

/** Where the packets of one section go. */
export interface PacketReceiver {
  /** `layer`: which of the layers in which a picture is sent; null where there is one alone. */
  receive: (packet: Buffer, layer: string | null) => void
  receiveReport: (packet: Buffer, layer: string | null) => void
}

export interface PublisherOptions {
  engine: Engine
  name: string
  /** Returns what its packets go to, if anybody takes them. `send` sends feedback on it. */
  onMedia: (section: MediaSection, send: (feedback: Buffer) => void) => PacketReceiver | null
  /** A track that was reported is offered no longer. */
  onEnded: (mid: string) => void
  onFailed: () => void
}

/** The connection on which a browser sends. The browser offers, so that it starts DTLS when it has everything. */
export class PublisherConnection {
  #options: PublisherOptions
  #connection: PeerConnection
  /** Carries the packets of all sections. */
  #carrier: Track | null = null
  #carrierMid: string | null = null
  #stopListening = () => {}
  #origins = new PacketOrigins()
  /** The track that was reported, for each section, and what takes it. */
  #reported = new Map<string, { track: string; receiver: PacketReceiver | null }>()
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: PublisherOptions) {
    this.#options = options
    this.#connection = options.engine.connect(`publisher ${options.name}`)
    this.#connection.onLocalDescription(() => {})
    this.#connection.onTrack((track) => {
      this.#carrier = track
      this.#stopListening = listenTo(track, { onMessage: (packet) => this.#receive(packet) })
    })
    // Chats go over the product's own sockets. What is not read would be kept in memory.
    this.#connection.onDataChannel((channel) => channel.onMessage(() => {}))
    this.#connection.onStateChange((state) => {
      if (state === 'failed') options.onFailed()
    })
  }

  /** Answers offers in their order. @throws when the offer is damaged. */
  answer(offer: string): Promise<string> {
    const answered = this.#turn.then(() => this.#answer(offer))
    this.#turn = answered.catch(() => {})
    return answered
  }

  async #answer(offer: string) {
    const sections = mediaSections(offer)
    if (sections.length > MAX_SECTIONS) throw new Error('Too many sections')
    this.#carrierMid ??= carrierOf(offer)
    this.#connection.setRemoteDescription(libraryOffer(offer, this.#carrierMid), 'offer')
    this.#connection.setLocalDescription('answer')
    await gathered(this.#connection)
    const sdp = this.#connection.localDescription()?.sdp ?? ''
    this.#origins.setSections(sections)
    this.#report(sections)
    return answerTo(offer, sdp, this.#options.engine.candidatesFor(sdp))
  }

  #report(sections: readonly MediaSection[]) {
    for (const section of sections) {
      const { mid, isSending } = section
      const track = [...section.trackIds, ...section.layers].join(' ')
      const reported = this.#reported.get(mid)
      if (reported && (!isSending || reported.track !== track)) {
        this.#reported.delete(mid)
        this.#options.onEnded(mid)
      }
      if (!isSending || this.#reported.has(mid)) continue
      const receiver = this.#options.onMedia(section, (feedback) => this.#send(feedback))
      this.#reported.set(mid, { track, receiver })
    }
  }

  #receive(packet: Buffer) {
    if (isRtcp(packet)) return this.#receiveReports(packet)
    const origin = isRtp(packet) ? this.#origins.find(packet) : null
    if (origin) this.#reported.get(origin.mid)?.receiver?.receive(packet, origin.layer)
    return undefined
  }

  #receiveReports(packet: Buffer) {
    for (const report of readSenderReports(packet)) {
      const origin = this.#origins.originOf(report.readUInt32BE(4))
      if (origin) this.#reported.get(origin.mid)?.receiver?.receiveReport(report, origin.layer)
    }
  }

  #send(feedback: Buffer) {
    if (this.#carrier?.isOpen()) this.#carrier.sendMessageBinary(feedback)
  }

  close() {
    this.#reported.clear()
    this.#stopListening()
    this.#connection.close()
  }
}
