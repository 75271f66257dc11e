import type { PacketSink } from '../packet-sink.ts'
import type { PublishedTrack } from '../published-track.ts'
import { payloadOf, timestampOf } from '../rtp.ts'
import { PictureAssembler, type Picture } from './picture-assembler.ts'
import type { SoundSlot, SoundSlots } from './sound-slots.ts'
import { TrackClock } from './track-clock.ts'

const PICTURE_UNITS_PER_MS = 90
const SOUND_UNITS_PER_MS = 48

interface PictureSinkOptions {
  published: PublishedTrack
  takeMs: () => number
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

  constructor(options: PictureSinkOptions) {
    this.published = options.published
    this.#options = options
    this.published.addSink(this)
  }

  get isWaiting(): boolean {
    return this.#isShown && this.#assembler.isWaiting && !this.published.info.muted
  }

  setShown(isShown: boolean) {
    if (this.#isShown === isShown) return
    this.#isShown = isShown
    this.#assembler.interrupt()
    if (this.isWaiting) this.published.requestKeyframe()
  }

  forward(packet: Buffer, sequence: number) {
    if (!this.#isShown) return
    const now = this.#options.takeMs()
    for (const picture of this.#assembler.add(packet, sequence, now))
      this.#options.onPicture(picture, this.#clock.at(picture.timestamp, now))
  }

  forwardReport() {}

  interrupt() {
    this.#assembler.interrupt()
    this.#options.onChanged()
  }

  close() {
    this.published.deleteSink(this)
  }
}

interface SoundSinkOptions {
  published: PublishedTrack
  takeMs: () => number
  slots: SoundSlots
}

/** A sound of the room. Every one is recorded. */
export class SoundSink implements PacketSink {
  readonly published: PublishedTrack
  readonly isWaiting = false
  #options: SoundSinkOptions
  #clock = new TrackClock(SOUND_UNITS_PER_MS)
  #slot: SoundSlot | null = null
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
    this.#slot?.add(data, this.#clock.at(timestampOf(packet), this.#options.takeMs()))
  }

  forwardReport() {}

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
