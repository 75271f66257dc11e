import type { Track } from 'node-datachannel'
import type { Layer } from './layer.ts'
import type { TargetSize } from './layer-choice.ts'
import type { PacketSink } from './packet-sink.ts'
import type { PublishedTrack } from './published-track.ts'
import { readFeedback, reportAs } from './rtcp.ts'
import {
  pictureNumbers,
  startsKeyframe,
  timestampOf,
  writePictureNumbers,
  type PictureNumbers,
} from './rtp.ts'
import { listenTo } from './track-listener.ts'
import { ViewerNumbers } from './viewer-numbers.ts'

interface ForwarderOptions {
  published: PublishedTrack
  /** The track of the viewer that it is sent on. */
  track: Track
  ssrc: number
  payloadType: number
  /** Another layer can be chosen. */
  onChanged?: () => void
  onEstimate?: (bitsPerSecond: number) => void
}

/** The clocks of two layers of one sender differ by no more; what is further off is no clock. */
const MAX_CLOCK_MS = 1000

/** Sends one published track to one viewer. */
export class Forwarder implements PacketSink {
  readonly published: PublishedTrack
  readonly track: Track
  target: TargetSize = null
  #options: ForwarderOptions
  /** What the viewer gets. */
  #layer: Layer | null = null
  /** What they get from its next keyframe on. */
  #aim: Layer | null
  #numbers = new ViewerNumbers()
  /** When the last picture was made on the sender's clock, and when it arrived. */
  #last: { madeAt: number | null; at: number } | null = null
  /** A picture begins with a keyframe. */
  #isInterrupted = true
  /** The viewer does not show the picture now. */
  #isDisabled = false
  #isChosen = true
  #isOpen = false
  #sentBytes = 0
  #lostOf256 = 0
  #stopListening: () => void

  constructor(options: ForwarderOptions) {
    const { published, track } = options
    this.published = published
    this.track = track
    this.#options = options
    this.#aim = published.layers[0] ?? null
    this.#stopListening = listenTo(track, {
      onOpen: () => this.#open(),
      onClosed: () => this.close(),
      onMessage: (packet) => this.#receiveFeedback(packet),
    })
    if (track.isOpen()) this.#open()
  }

  #open() {
    if (this.#isOpen) return
    this.#isOpen = true
    this.published.addSink(this)
  }

  get isPaused(): boolean {
    return this.#isDisabled || !this.#isChosen
  }

  /** The layer that the viewer gets, or will. */
  get aim(): Layer | null {
    return this.#aim
  }

  /** Changes the layer, at its next keyframe. */
  aimAt(layer: Layer) {
    if (this.#aim === layer) return
    this.#aim = layer
    if (this.isWaitingFor(layer)) layer.requestKeyframe()
  }

  isWaitingFor(layer: Layer): boolean {
    const isWaiting = this.#isInterrupted || this.#layer !== this.#aim
    return isWaiting && layer === this.#aim && !this.isPaused && !this.published.info.muted
  }

  noteLayers() {
    this.#options.onChanged?.()
  }

  forward(packet: Buffer, sequence: number, layer: Layer) {
    if (this.isPaused) return
    const goesOn = layer === this.#layer && !this.#isInterrupted
    if (!goesOn && (layer !== this.#aim || !this.#begin(packet, sequence, layer))) return
    this.#send(packet, sequence, layer)
  }

  #begin(packet: Buffer, sequence: number, layer: Layer) {
    if (this.published.kind === 'video' && !startsKeyframe(packet)) return false
    const numbers = this.#numbersIn(packet)
    const isOther = this.#layer !== null && this.#layer !== layer
    const afterMs = isOther ? this.#afterMs(layer, numbers.timestamp) : null
    this.#numbers.begin({ sequence, ...numbers, afterMs })
    this.#layer = layer
    this.#isInterrupted = false
    return true
  }

  #numbersIn(packet: Buffer): PictureNumbers {
    if (this.published.kind === 'video') return pictureNumbers(packet)
    return { timestamp: timestampOf(packet), pictureId: null, base: null }
  }

  /** How much later than the last picture this one was made: by the sender's clock, or as it arrives. */
  #afterMs(layer: Layer, timestamp: number) {
    const last = this.#last ?? { madeAt: null, at: performance.now() }
    const arrived = performance.now() - last.at
    const madeAt = layer.madeAt(timestamp)
    const made = madeAt === null || last.madeAt === null ? null : madeAt - last.madeAt
    return made !== null && Math.abs(made - arrived) < MAX_CLOCK_MS ? made : arrived
  }

  /** Numbers are written into the packet of the sender: copies for hundreds of viewers would cost more than sending. */
  #send(packet: Buffer, sequence: number, layer: Layer) {
    const viewerSequence = this.#numbers.sequenceOf(sequence)
    // From before the interruption: it has no number here.
    if (viewerSequence === null) return
    const own = this.#numbersIn(packet)
    const viewers = this.#numbers.of(own)
    const isLatest = this.#numbers.note(viewerSequence, viewers)
    if (isLatest) this.#last = { madeAt: layer.madeAt(own.timestamp), at: performance.now() }
    this.#sentBytes += packet.length
    this.#sendAs(packet, { viewerSequence, viewers, own, sequence })
  }

  #sendAs(
    packet: Buffer,
    numbers: { viewerSequence: number; viewers: PictureNumbers; own: PictureNumbers; sequence: number },
  ) {
    const { ssrc, payloadType } = this.#options
    const { own, viewers } = numbers
    const isRenumbered =
      viewers.timestamp !== own.timestamp || viewers.pictureId !== own.pictureId || viewers.base !== own.base
    packet.writeUInt8((packet.readUInt8(1) & 0x80) | payloadType, 1)
    packet.writeUInt16BE(numbers.viewerSequence & 0xffff, 2)
    packet.writeUInt32BE(ssrc, 8)
    if (isRenumbered) writePictureNumbers(packet, viewers)
    this.#write(packet)
    if (isRenumbered) writePictureNumbers(packet, own)
    packet.writeUInt16BE(numbers.sequence & 0xffff, 2)
  }

  /** The library refuses packets of a track that is about to be closed. */
  #write(packet: Buffer) {
    try {
      this.track.sendMessageBinary(packet)
    } catch {
      this.close()
    }
  }

  forwardReport(report: Buffer, layer: Layer) {
    if (this.#isInterrupted || this.isPaused || layer !== this.#layer) return
    this.#write(reportAs(report, this.#options.ssrc, this.#numbers.timestampOffset))
  }

  #receiveFeedback(packet: Buffer) {
    for (const feedback of readFeedback(packet)) {
      if (feedback.kind === 'keyframe') (this.#layer ?? this.#aim)?.requestKeyframe()
      if (feedback.kind === 'lost') for (const sequence of feedback.sequences) this.#sendAgain(sequence)
      if (feedback.kind === 'estimate') this.#options.onEstimate?.(feedback.bitsPerSecond)
      if (feedback.kind === 'losses')
        this.#lostOf256 = Math.max(this.#lostOf256, feedback.ofSource.get(this.#options.ssrc) ?? 0)
    }
  }

  #sendAgain(viewerSequence: number) {
    if (this.#isInterrupted || !this.#layer) return
    const sequence = this.#numbers.senderSequenceOf(viewerSequence)
    const packet = sequence === null ? null : this.#layer.buffer.find(sequence & 0xffff)
    if (packet && sequence !== null) this.#send(packet, sequence, this.#layer)
  }

  /** What was sent and lost since the last call. */
  takeCounts(): { bits: number; lostOf256: number } {
    const counts = { bits: this.#sentBytes * 8, lostOf256: this.#lostOf256 }
    this.#sentBytes = 0
    this.#lostOf256 = 0
    return counts
  }

  /** The next packet is no continuation of the last one. */
  interrupt() {
    this.#isInterrupted = true
    if (this.#aim && this.isWaitingFor(this.#aim)) this.#aim.requestKeyframe()
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

  /** The viewer has left, or nobody sends it any more. */
  end() {
    this.#stopListening()
    this.close()
  }
}
