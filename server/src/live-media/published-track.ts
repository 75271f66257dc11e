import { randomBytes } from 'node:crypto'
import type { TrackInfo } from '@livekit/protocol'
import type { TrackSource } from '../platform/live-media/live-media.ts'
import { maxBitrate, nextBitrate } from './bitrate.ts'
import { Layer } from './layer.ts'
import type { PacketSink } from './packet-sink.ts'
import { bitrateLimit } from './rtcp.ts'
import { extensionByte, payloadTypeOf } from './rtp.ts'
import type { MediaSection } from './sdp.ts'

const SERVE_EVERY_MS = 500
const REPORT_EVERY_MS = 1000
/** Three times of what is allowed: bits that nobody agreed to are not passed on. */
const MAX_BYTES_PER_SECOND = 1_000_000

export const randomSsrc = (): number => randomBytes(4).readUInt32BE() >>> 1

export interface PublishedTrackOptions {
  info: TrackInfo
  source: TrackSource
  section: MediaSection
  /** Sends feedback to the sender. */
  send: (feedback: Buffer) => void
  /** Of each packet of sound: how loud it is, 0 to 127 decibels below the loudest. */
  onLevel: (decibelsBelow: number) => void
}

/** One picture or sound that a participant sends, and everything it goes to. */
export class PublishedTrack {
  readonly info: TrackInfo
  readonly source: TrackSource
  readonly kind: 'audio' | 'video'
  readonly mid: string
  /** The smallest first. */
  readonly layers: readonly Layer[]
  #section: MediaSection
  #send: (feedback: Buffer) => void
  #onLevel: (decibelsBelow: number) => void
  #sinks = new Set<PacketSink>()
  #own = randomSsrc()
  #bitrate: number
  #bytes = 0
  #timers: NodeJS.Timeout[]

  constructor({ info, source, section, send, onLevel }: PublishedTrackOptions) {
    this.info = info
    this.source = source
    this.kind = section.kind
    this.mid = section.mid
    this.#section = section
    this.#send = send
    this.#onLevel = onLevel
    this.#bitrate = maxBitrate(source)
    const names = section.layers.length > 0 ? section.layers : [null]
    this.layers = names.map((name) => new Layer({ kind: section.kind, name, own: this.#own, send }))
    this.#timers = [setInterval(() => this.#report(), REPORT_EVERY_MS)]
    if (this.kind === 'video') this.#timers.push(setInterval(() => this.#serveWaiting(), SERVE_EVERY_MS))
  }

  #layerOf = (name: string | null) => this.layers.find((layer) => layer.name === name)

  receive(packet: Buffer, layerName: string | null) {
    // Browsers also send probes and other codecs on the same track.
    if (payloadTypeOf(packet) !== this.#section.payloadType) return
    this.#bytes += packet.length
    const layer = this.#bytes > MAX_BYTES_PER_SECOND ? undefined : this.#layerOf(layerName)
    if (!layer) return
    const isNew = this.kind === 'video' && !layer.isLive()
    const sequence = layer.count(packet)
    if (sequence === null) return
    if (isNew) for (const sink of this.#sinks) sink.noteLayers()
    if (this.kind === 'audio') this.#measure(packet)
    if (this.info.muted) return
    for (const sink of this.#sinks) sink.forward(packet, sequence, layer)
  }

  #measure(packet: Buffer) {
    const { audioLevelId } = this.#section
    const level = audioLevelId === null ? null : extensionByte(packet, audioLevelId)
    if (level !== null && !this.info.muted) this.#onLevel(level & 0x7f)
  }

  receiveReport(report: Buffer, layerName: string | null) {
    const layer = this.#layerOf(layerName)
    if (!layer) return
    layer.noteSenderReport(report)
    for (const sink of this.#sinks) sink.forwardReport(report, layer)
  }

  #report() {
    this.#bytes = 0
    const reports = this.layers.flatMap((layer) => layer.report() ?? [])
    const [first] = reports
    if (!first) return
    const lost = Math.max(...reports.map(({ lostOf256 }) => lostOf256))
    this.#bitrate = nextBitrate(this.#bitrate, lost, maxBitrate(this.source))
    const limit = this.kind === 'video' ? [bitrateLimit(this.#own, first.ssrc, this.#bitrate)] : []
    this.#send(Buffer.concat([...reports.map(({ packet }) => packet), ...limit]))
  }

  /** Somebody who waits for a keyframe cannot ask for it: they receive nothing. */
  #serveWaiting() {
    for (const layer of this.layers)
      if ([...this.#sinks].some((sink) => sink.isWaitingFor(layer))) layer.requestKeyframe()
  }

  addSink(sink: PacketSink) {
    this.#sinks.add(sink)
    sink.noteLayers()
    for (const layer of this.layers) if (sink.isWaitingFor(layer)) layer.requestKeyframe()
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
