import { frameSize, isLastOfFrame, startsKeyframe, timestampOf, vp8Payload } from '../rtp.ts'

export interface Picture {
  timestamp: number
  isKeyframe: boolean
  /** Of a keyframe. */
  size: { width: number; height: number } | null
  data: Buffer
}

/** A packet that is sent again arrives by then. */
const PATIENCE_MS = 800
const MAX_HELD = 1000

/** Puts the pictures of one sender together from their packets. A picture that needs a lost one is left out. */
export class PictureAssembler {
  /** What came before a packet that is missing. */
  #held = new Map<number, Buffer>()
  #next: number | null = null
  #missingSince: number | null = null
  #parts: Buffer[] = []
  #isKeyframe = false

  /** Whether only a keyframe helps. */
  get isWaiting(): boolean {
    return this.#next === null
  }

  /** The next packet is no continuation of the last one. */
  interrupt() {
    this.#next = null
    this.#missingSince = null
    this.#held.clear()
    this.#parts = []
  }

  /** The pictures that became whole. `sequence` counts on where the number in the packet begins anew. */
  add(packet: Buffer, sequence: number, nowMs: number): Picture[] {
    if (this.#next === null) {
      if (!startsKeyframe(packet)) return []
      this.#next = sequence
    }
    if (sequence < this.#next) return []
    this.#held.set(sequence, packet)
    const pictures = this.#takeWhole()
    if (this.#held.size === 0) this.#missingSince = null
    else this.#missingSince ??= nowMs
    const isHopeless = this.#missingSince !== null && nowMs - this.#missingSince > PATIENCE_MS
    if (isHopeless || this.#held.size > MAX_HELD) this.interrupt()
    return pictures
  }

  #takeWhole() {
    const pictures: Picture[] = []
    for (let next = this.#next ?? 0; ; next += 1) {
      const packet = this.#held.get(next)
      this.#next = next
      if (!packet) return pictures
      this.#held.delete(next)
      this.#missingSince = null
      const picture = this.#append(packet)
      if (picture) pictures.push(picture)
    }
  }

  #append(packet: Buffer): Picture | null {
    const payload = vp8Payload(packet)
    // Browsers send packets without a payload to measure the network.
    if (!payload) return null
    if (this.#parts.length === 0) this.#isKeyframe = startsKeyframe(packet)
    this.#parts.push(payload)
    if (!isLastOfFrame(packet)) return null
    const data = Buffer.concat(this.#parts)
    this.#parts = []
    const isKeyframe = this.#isKeyframe
    return { timestamp: timestampOf(packet), isKeyframe, size: isKeyframe ? frameSize(data) : null, data }
  }
}
