import type { Layer } from '../layer.ts'
import type { PacketSink } from '../packet-sink.ts'
import type { PublishedTrack } from '../published-track.ts'
import { payloadOf, startsKeyframe, timestampOf } from '../rtp.ts'
import { PictureAssembler, type Picture } from './picture-assembler.ts'
import { TrackClock } from './track-clock.ts'

const PICTURE_UNITS_PER_MS = 90
const SOUND_UNITS_PER_MS = 48

interface PictureSinkOptions {
  published: PublishedTrack
  elapsedMs: () => number
  onPicture: (picture: Picture, atMs: number) => void
  /** The sender hides the picture, or shows it again. */
  onChanged: () => void
}

/** A picture of the room, of which those on the stage are recorded. */
export class PictureSink implements PacketSink {
  readonly published: PublishedTrack
  #options: PictureSinkOptions
  #assembler = new PictureAssembler()
  #clock = new TrackClock(PICTURE_UNITS_PER_MS)
  #isShown = false
  /** That is recorded now. */
  #layer: Layer | null = null

  constructor(options: PictureSinkOptions) {
    this.published = options.published
    this.#options = options
    this.published.addSink(this)
  }

  /** The largest that is sent. */
  get #aim() {
    return this.published.layers.findLast((layer) => layer.isLive()) ?? null
  }

  isWaitingFor(layer: Layer): boolean {
    if (!this.#isShown || this.published.info.muted || layer !== this.#aim) return false
    return this.#assembler.isWaiting || this.#layer !== layer
  }

  setShown(isShown: boolean) {
    if (this.#isShown === isShown) return
    this.#isShown = isShown
    this.#assembler.interrupt()
    const aim = this.#aim
    if (aim && this.isWaitingFor(aim)) aim.requestKeyframe()
  }

  /** Goes on with a keyframe. */
  restart() {
    this.#assembler.interrupt()
  }

  requestKeyframe() {
    this.#aim?.requestKeyframe()
  }

  forward(packet: Buffer, sequence: number, layer: Layer) {
    if (!this.#isShown || !this.#follows(packet, layer)) return
    const now = this.#options.elapsedMs()
    for (const picture of this.#assembler.add(packet, sequence, now))
      this.#options.onPicture(picture, this.#clock.at(picture.timestamp, now))
  }

  /** Another layer begins with a keyframe, and counts its time by itself. */
  #follows(packet: Buffer, layer: Layer) {
    if (layer === this.#layer) return true
    if (layer !== this.#aim || !startsKeyframe(packet)) return false
    this.#layer = layer
    this.#assembler.interrupt()
    this.#clock.restart()
    return true
  }

  forwardReport() {}
  noteLayers() {}

  interrupt() {
    this.#assembler.interrupt()
    this.#options.onChanged()
  }

  close() {
    this.published.deleteSink(this)
  }
}

/** Takes the packets of one sound at a time. */
export interface Slot {
  add: (data: Buffer, atMs: number) => void
}
export interface SlotPool {
  /** Null where all are taken. */
  take: () => Slot | null
  giveBack: (slot: Slot) => void
}
interface SoundSinkOptions {
  published: PublishedTrack
  elapsedMs: () => number
  slots: SlotPool
}

/** A sound of the room. Every one is recorded. */
export class SoundSink implements PacketSink {
  readonly published: PublishedTrack
  readonly isWaitingFor = () => false
  #options: SoundSinkOptions
  #clock = new TrackClock(SOUND_UNITS_PER_MS)
  #slot: Slot | null = null
  #last = -1

  constructor(options: SoundSinkOptions) {
    this.published = options.published
    this.#options = options
    this.published.addSink(this)
  }

  /** Sound is not sent again, so that what comes late is left out. */
  forward(packet: Buffer, sequence: number) {
    const data = payloadOf(packet)
    if (!data || sequence <= this.#last) return
    this.#last = sequence
    this.#slot ??= this.#options.slots.take()
    this.#slot?.add(data, this.#clock.at(timestampOf(packet), this.#options.elapsedMs()))
  }

  forwardReport() {}
  noteLayers() {}

  /** Who is muted leaves the place to others. */
  interrupt() {
    if (this.#slot) this.#options.slots.giveBack(this.#slot)
    this.#slot = null
  }

  close() {
    this.interrupt()
    this.published.deleteSink(this)
  }
}
