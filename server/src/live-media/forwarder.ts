import type { Track } from 'node-datachannel'
import type { PacketSink } from './packet-sink.ts'
import type { PublishedTrack } from './published-track.ts'
import { readFeedback } from './rtcp.ts'
import { sequenceDistance, startsKeyframe } from './rtp.ts'

interface ForwarderOptions {
  published: PublishedTrack
  /** The track of the viewer that it is sent on. */
  track: Track
  ssrc: number
  payloadType: number
}

/** Sends one published track to one viewer. */
export class Forwarder implements PacketSink {
  readonly published: PublishedTrack
  readonly track: Track
  #ssrc: number
  #payloadType: number
  /** What is subtracted from the numbers of the sender, so that an interruption is no loss for the viewer. */
  #offset = 0
  #first = 0
  #last: number | null = null
  /** A picture begins with a keyframe. */
  #isInterrupted = true
  /** The viewer does not show the picture now. */
  #isDisabled = false
  #isChosen = true
  #isOpen = false

  constructor({ published, track, ssrc, payloadType }: ForwarderOptions) {
    this.published = published
    this.track = track
    this.#ssrc = ssrc
    this.#payloadType = payloadType
    track.onOpen(() => this.#open())
    track.onClosed(() => this.close())
    track.onMessage((packet) => this.#receiveFeedback(packet))
    if (track.isOpen()) this.#open()
  }

  #open() {
    if (this.#isOpen) return
    this.#isOpen = true
    this.published.addSink(this)
  }

  get #isPaused() {
    return this.#isDisabled || !this.#isChosen
  }

  get isWaiting(): boolean {
    return this.#isInterrupted && !this.#isPaused && !this.published.info.muted
  }

  /** `sequence` counts on where the number in the packet begins anew. */
  forward(packet: Buffer, sequence: number) {
    if (this.#isPaused || (this.#isInterrupted && !this.#resume(packet, sequence))) return
    // From before the interruption: it has no number here.
    if (sequence < this.#first) return
    this.#last = Math.max(this.#last ?? sequence, sequence)
    this.#send(packet, sequence)
  }

  #resume(packet: Buffer, sequence: number) {
    if (this.published.kind === 'video' && !startsKeyframe(packet)) return false
    const next = this.#last === null ? sequence : this.#last - this.#offset + 1
    this.#offset = sequence - next
    this.#first = sequence
    this.#last = sequence
    this.#isInterrupted = false
    return true
  }

  /** The header is written into the packet of the sender: copies for hundreds of viewers would cost more than sending. */
  #send(packet: Buffer, sequence: number) {
    const marker = packet.readUInt8(1) & 0x80
    packet.writeUInt8(marker | this.#payloadType, 1)
    packet.writeUInt16BE((sequence - this.#offset) & 0xffff, 2)
    packet.writeUInt32BE(this.#ssrc, 8)
    this.#write(packet)
    packet.writeUInt16BE(sequence & 0xffff, 2)
  }

  /** The library refuses packets of a track that is about to be closed. */
  #write(packet: Buffer) {
    try {
      this.track.sendMessageBinary(packet)
    } catch {
      this.close()
    }
  }

  forwardReport(packetOf: (ssrc: number) => Buffer) {
    if (!this.#isInterrupted && !this.#isPaused) this.#write(packetOf(this.#ssrc))
  }

  #receiveFeedback(packet: Buffer) {
    for (const feedback of readFeedback(packet)) {
      if (feedback.kind === 'keyframe') this.published.requestKeyframe()
      if (feedback.kind === 'lost') for (const sequence of feedback.sequences) this.#sendAgain(sequence)
    }
  }

  #sendAgain(viewerSequence: number) {
    if (this.#isInterrupted || this.#last === null) return
    const distance = sequenceDistance(this.#last & 0xffff, (viewerSequence + this.#offset) & 0xffff)
    const sequence = this.#last + distance
    const packet = sequence < this.#first ? null : this.published.buffer.find(sequence & 0xffff)
    if (packet) this.#send(packet, sequence)
  }

  /** The next packet is no continuation of the last one. */
  interrupt() {
    this.#isInterrupted = true
    if (this.isWaiting) this.published.requestKeyframe()
  }

  /** A viewer that does not show a picture does not get it. */
  setDisabled(isDisabled: boolean) {
    if (this.#isDisabled === isDisabled) return
    this.#isDisabled = isDisabled
    this.interrupt()
  }

  /** What a viewer chose no longer keeps its section: the library never opens a closed track again. */
  setChosen(isChosen: boolean) {
    if (this.#isChosen === isChosen) return
    this.#isChosen = isChosen
    this.interrupt()
  }

  close() {
    this.#isOpen = false
    this.published.deleteSink(this)
  }
}
