import { ReceptionCounter } from './reception.ts'
import { RetransmissionBuffer } from './retransmission-buffer.ts'
import { keyframeRequest, lossReport, middleOfTime, receiverReport, sentAt } from './rtcp.ts'
import { frameSize, sequenceOf, ssrcOf, startsKeyframe, vp8Payload } from './rtp.ts'

const KEYFRAME_EVERY_MS = 500
const LOSS_EVERY_MS = 40
/** A browser that has too little power or bandwidth stops sending its large layer. Cameras send fifteen pictures a second at least. */
const LIVE_MS = 1000

export interface LayerOptions {
  kind: 'audio' | 'video'
  /** Its name among the layers of the picture; null where there is one alone. */
  name: string | null
  /** The source under which feedback is sent. */
  own: number
  send: (feedback: Buffer) => void
}

/** One of the sizes in which a picture is sent, or a sound. */
export class Layer {
  readonly name: string | null
  readonly buffer = new RetransmissionBuffer()
  /** Of its last keyframe; null before it. */
  size: { width: number; height: number } | null = null
  /** Of the last second. */
  bitsPerSecond = 0
  #options: LayerOptions
  #counter: ReceptionCounter | null = null
  #bytes = 0
  #receivedAt = -Infinity
  #keyframeAt = -Infinity
  #lossAt = 0
  #clock: { ms: number; timestamp: number } | null = null

  constructor(options: LayerOptions) {
    this.name = options.name
    this.#options = options
  }

  get isKnown(): boolean {
    return this.#counter !== null
  }

  isLive(now = performance.now()): boolean {
    return now - this.#receivedAt < LIVE_MS
  }

  /** Its number, counted on where that of the packet begins anew; null for another source than the first. */
  count(packet: Buffer): number | null {
    this.#counter ??= new ReceptionCounter(ssrcOf(packet), sequenceOf(packet))
    if (ssrcOf(packet) !== this.#counter.ssrc) return null
    const sequence = this.#counter.count(sequenceOf(packet))
    this.#bytes += packet.length
    this.#receivedAt = performance.now()
    if (this.#options.kind === 'video') this.#keep(packet)
    return sequence
  }

  #keep(packet: Buffer) {
    this.buffer.add(packet)
    if (startsKeyframe(packet)) {
      const payload = vp8Payload(packet)
      this.size = (payload && frameSize(payload)) ?? this.size
    }
    const now = performance.now()
    if (!this.#counter?.hasMissing || now - this.#lossAt < LOSS_EVERY_MS) return
    this.#lossAt = now
    const { sequences, isHopeless } = this.#counter.takeMissing()
    if (isHopeless) this.requestKeyframe()
    else this.#options.send(lossReport(this.#options.own, this.#counter.ssrc, sequences))
  }

  noteSenderReport(report: Buffer) {
    this.#counter?.noteSenderReport(middleOfTime(report), performance.now())
    this.#clock = sentAt(report)
  }

  /** When a picture was made, on the sender's clock; null before its first report. */
  madeAt(timestamp: number): number | null {
    if (!this.#clock) return null
    return this.#clock.ms + ((timestamp - this.#clock.timestamp) | 0) / 90
  }

  /** Reports what arrived in the last second; how much was lost of 256 packets, null where nothing is known. */
  report(): { packet: Buffer; ssrc: number; lostOf256: number } | null {
    this.bitsPerSecond = this.#bytes * 8
    this.#bytes = 0
    const reception = this.#counter?.report(performance.now())
    if (!reception) return null
    const { ssrc, lostOf256 } = reception
    return { packet: receiverReport(this.#options.own, reception), ssrc, lostOf256 }
  }

  requestKeyframe() {
    const now = performance.now()
    const isTooEarly = now - this.#keyframeAt < KEYFRAME_EVERY_MS
    if (this.#options.kind !== 'video' || !this.#counter || isTooEarly) return
    this.#keyframeAt = now
    this.#options.send(keyframeRequest(this.#options.own, this.#counter.ssrc))
  }
}
