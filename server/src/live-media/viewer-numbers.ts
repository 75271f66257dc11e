import type { PictureNumbers } from './rtp.ts'

/** The first packet after a pause, or of another layer. */
export interface Continuation extends PictureNumbers {
  sequence: number
  /** How many milliseconds after the last picture this one was made; null where it is of the same layer, whose own numbers go on. */
  afterMs: number | null
}

const UNITS_PER_MS = 90
const PICTURE_IDS = 0x8000
const BASES = 0x100

interface Offsets {
  sequence: number
  timestamp: number
  pictureId: number
  base: number
}
const NONE: Offsets = { sequence: 0, timestamp: 0, pictureId: 0, base: 0 }

/** The difference of two numbers that begin anew after `size`, from minus to plus half of it. */
const ahead = (later: number, earlier: number, size: number) => {
  const distance = (((later - earlier) % size) + size) % size
  return distance < size / 2 ? distance : distance - size
}

/**
 * The numbers that a viewer receives: each continuation goes on where the last one ended, so that it is neither a loss nor something
 * old for the decoder. docs/rules.md R-1174.
 */
export class ViewerNumbers {
  #offsets = NONE
  #first = 0
  /** What was sent last, under the viewer's numbers; null before anything was. */
  #sent: (PictureNumbers & { sequence: number }) | null = null

  /** The viewer's number minus that of the sender, for the timestamps of a report. */
  get timestampOffset(): number {
    return this.#offsets.timestamp
  }

  begin({ sequence, timestamp, pictureId, base, afterMs }: Continuation) {
    this.#first = sequence
    const last = this.#sent
    if (!last) {
      this.#sent = { sequence, timestamp, pictureId, base }
      return
    }
    const sequenceOffset = last.sequence + 1 - sequence
    if (afterMs === null) {
      this.#offsets = { ...this.#offsets, sequence: sequenceOffset }
      return
    }
    this.#offsets = {
      sequence: sequenceOffset,
      timestamp: last.timestamp + Math.max(1, Math.round(afterMs * UNITS_PER_MS)) - timestamp,
      pictureId: following(last.pictureId, pictureId) ?? this.#offsets.pictureId,
      base: following(last.base, base) ?? this.#offsets.base,
    }
  }

  /** The sequence number of a packet for the viewer; null from before the continuation. */
  sequenceOf(sequence: number): number | null {
    return sequence < this.#first ? null : sequence + this.#offsets.sequence
  }

  /** Of the sender, counted on, for a number of the viewer. */
  senderSequenceOf(viewerSequence: number): number | null {
    if (!this.#sent) return null
    const sequence = this.#sent.sequence + ahead(viewerSequence, this.#sent.sequence & 0xffff, 0x10000)
    const own = sequence - this.#offsets.sequence
    return own < this.#first ? null : own
  }

  of({ timestamp, pictureId, base }: PictureNumbers): PictureNumbers {
    const { timestamp: time, pictureId: id, base: baseOffset } = this.#offsets
    return {
      timestamp: (timestamp + time) >>> 0,
      pictureId: pictureId === null ? null : (pictureId + id) & (PICTURE_IDS - 1),
      base: base === null ? null : (base + baseOffset) & (BASES - 1),
    }
  }

  /** Remembers what the viewer was sent, under the viewer's numbers. Returns whether it is the latest. */
  note(sequence: number, numbers: PictureNumbers): boolean {
    if (this.#sent && sequence < this.#sent.sequence) return false
    this.#sent = { sequence, ...numbers }
    return true
  }
}

const following = (last: number | null, next: number | null) =>
  last === null || next === null ? null : last + 1 - next
