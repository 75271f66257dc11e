import { randomBytes } from 'node:crypto'
import type { Track } from 'node-datachannel'
import type { TrackInfo } from '@livekit/protocol'
import type { TrackSource } from '../platform/live-media/live-media.ts'
import { maxBitrate, nextBitrate } from './bitrate.ts'
import type { PacketSink } from './packet-sink.ts'
import { ReceptionCounter } from './reception.ts'
import { RetransmissionBuffer } from './retransmission-buffer.ts'
import { bitrateLimit, keyframeRequest, lossReport, readFeedback, receiverReport, withSsrc } from './rtcp.ts'
import { extensionByte, isRtcp, isRtp, payloadTypeOf, sequenceOf, ssrcOf } from './rtp.ts'
import type { MediaSection } from './sdp.ts'

const KEYFRAME_EVERY_MS = 500
const LOSS_EVERY_MS = 40
const REPORT_EVERY_MS = 1000
/** Three times of what is allowed: bits that nobody agreed to are not passed on. */
const MAX_BYTES_PER_SECOND = 1_000_000

export const randomSsrc = (): number => randomBytes(4).readUInt32BE() >>> 1

export interface PublishedTrackOptions {
  info: TrackInfo
  source: TrackSource
  track: Track
  section: MediaSection
  /** Of each packet of sound: how loud it is, 0 to 127 decibels below the loudest. */
  onLevel: (decibelsBelow: number) => void
}

/** One picture or sound that a participant sends, and everything it goes to. */
export class PublishedTrack {
  readonly info: TrackInfo
  readonly source: TrackSource
  readonly kind: 'audio' | 'video'
  readonly mid: string
  readonly buffer = new RetransmissionBuffer()
  #track: Track
  #section: MediaSection
  #onLevel: (decibelsBelow: number) => void
  #sinks = new Set<PacketSink>()
  #counter: ReceptionCounter | null = null
  #own = randomSsrc()
  #bitrate: number
  #bytes = 0
  #keyframeAt = 0
  #lossAt = 0
  #timers: NodeJS.Timeout[]

  constructor({ info, source, track, section, onLevel }: PublishedTrackOptions) {
    this.info = info
    this.source = source
    this.kind = section.kind
    this.mid = section.mid
    this.#track = track
    this.#section = section
    this.#onLevel = onLevel
    this.#bitrate = maxBitrate(source)
    track.onMessage((packet) => this.#receive(packet))
    this.#timers = [setInterval(() => this.#report(), REPORT_EVERY_MS)]
    if (this.kind === 'video') this.#timers.push(setInterval(() => this.#serveWaiting(), KEYFRAME_EVERY_MS))
  }

  #receive(packet: Buffer) {
    if (isRtcp(packet)) return this.#receiveFeedback(packet)
    // Browsers also send probes and other codecs on the same track.
    if (!isRtp(packet) || payloadTypeOf(packet) !== this.#section.payloadType) return undefined
    this.#bytes += packet.length
    if (this.#bytes > MAX_BYTES_PER_SECOND) return undefined
    this.#counter ??= new ReceptionCounter(ssrcOf(packet), sequenceOf(packet))
    if (ssrcOf(packet) !== this.#counter.ssrc) return undefined
    const sequence = this.#counter.count(sequenceOf(packet))
    if (this.kind === 'video') this.#keep(packet)
    else this.#measure(packet)
    if (this.info.muted) return undefined
    for (const sink of this.#sinks) sink.forward(packet, sequence)
    return undefined
  }

  #keep(packet: Buffer) {
    this.buffer.add(packet)
    const now = performance.now()
    if (!this.#counter?.hasMissing || now - this.#lossAt < LOSS_EVERY_MS) return
    this.#lossAt = now
    const { sequences, isHopeless } = this.#counter.takeMissing()
    if (isHopeless) this.requestKeyframe()
    else this.#send((own, media) => lossReport(own, media, sequences))
  }

  #measure(packet: Buffer) {
    const { audioLevelId } = this.#section
    const level = audioLevelId === null ? null : extensionByte(packet, audioLevelId)
    if (level !== null && !this.info.muted) this.#onLevel(level & 0x7f)
  }

  #receiveFeedback(packet: Buffer) {
    for (const feedback of readFeedback(packet)) {
      if (feedback.kind !== 'senderReport') continue
      this.#counter?.noteSenderReport(feedback.middle, performance.now())
      for (const sink of this.#sinks) sink.forwardReport((ssrc) => withSsrc(feedback.packet, ssrc))
    }
  }

  #report() {
    this.#bytes = 0
    const reception = this.#counter?.report(performance.now())
    if (!reception) return
    this.#bitrate = nextBitrate(this.#bitrate, reception.lostOf256, maxBitrate(this.source))
    this.#send((own, media) => {
      const report = receiverReport(own, reception)
      return this.kind === 'audio' ? report : Buffer.concat([report, bitrateLimit(own, media, this.#bitrate)])
    })
  }

  /** Somebody who waits for a keyframe cannot ask for it: they receive nothing. */
  #serveWaiting() {
    if ([...this.#sinks].some((sink) => sink.isWaiting)) this.requestKeyframe()
  }

  requestKeyframe() {
    const now = performance.now()
    if (this.kind !== 'video' || !this.#counter || now - this.#keyframeAt < KEYFRAME_EVERY_MS) return
    this.#keyframeAt = now
    this.#send(keyframeRequest)
  }

  #send(packetOf: (own: number, media: number) => Buffer) {
    if (this.#counter && this.#track.isOpen())
      this.#track.sendMessageBinary(packetOf(this.#own, this.#counter.ssrc))
  }

  addSink(sink: PacketSink) {
    this.#sinks.add(sink)
    this.requestKeyframe()
  }

  deleteSink(sink: PacketSink) {
    this.#sinks.delete(sink)
  }

  setMuted(isMuted: boolean) {
    this.info.muted = isMuted
    for (const sink of this.#sinks) sink.interrupt()
  }

  close() {
    for (const timer of this.#timers) clearInterval(timer)
    this.#sinks.clear()
  }
}
