import { lossReport } from '../live-media/rtcp.ts'
import { isRtp, sequenceDistance, sequenceOf, ssrcOf } from '../live-media/rtp.ts'

const REQUEST_EVERY_MS = 50

/** Requests what is missing of a picture until it arrives, as browsers do. */
export class MissingPackets {
  #highest: number | null = null
  #ssrc = 0
  #missing = new Set<number>()

  constructor(send: (packet: Buffer) => void) {
    setInterval(() => {
      if (this.#missing.size > 0) send(lossReport(1, this.#ssrc, [...this.#missing]))
    }, REQUEST_EVERY_MS).unref()
  }

  note(packet: Buffer) {
    if (!isRtp(packet)) return
    const sequence = sequenceOf(packet)
    this.#ssrc = ssrcOf(packet)
    this.#missing.delete(sequence)
    const highest = this.#highest ?? sequence
    const distance = sequenceDistance(highest, sequence)
    for (let gap = 1; gap < distance; gap += 1) this.#missing.add((highest + gap) & 0xffff)
    if (this.#highest === null || distance > 0) this.#highest = sequence
  }
}
