import type { Reception } from './rtcp.ts'
import { sequenceDistance } from './rtp.ts'

/** A gap of more is a new start of the sender, not a loss. */
const MAX_GAP = 300
const MAX_REQUESTS = 6
const MAX_MISSING = 100

/** Counts what arrives of one track, and knows what is missing. */
export class ReceptionCounter {
  readonly ssrc: number
  #first: number
  #highest: number
  #received = 0
  #reported = { highest: 0, received: 0 }
  #lastReport = { middle: 0, at: 0 }
  /** How often each missing packet was asked for. */
  #missing = new Map<number, number>()

  constructor(ssrc: number, sequence: number) {
    this.ssrc = ssrc
    this.#first = sequence
    this.#highest = sequence - 1
    this.#reported = { highest: sequence - 1, received: 0 }
  }

  /** Returns its number counted on, where that of the packet begins anew after 65,535. */
  count(sequence: number): number {
    this.#received += 1
    const distance = sequenceDistance(this.#highest & 0xffff, sequence)
    if (distance <= 0) {
      this.#missing.delete(sequence)
      return this.#highest + distance
    }
    if (distance <= MAX_GAP)
      for (let gap = 1; gap < distance; gap += 1) this.#missing.set((this.#highest + gap) & 0xffff, 0)
    this.#highest += distance
    return this.#highest
  }

  noteSenderReport(middle: number, nowMs: number) {
    this.#lastReport = { middle, at: nowMs }
  }

  get hasMissing(): boolean {
    return this.#missing.size > 0
  }

  /** The packets to ask for again. `isHopeless`: so many are missing that only a new keyframe helps. */
  takeMissing(): { sequences: number[]; isHopeless: boolean } {
    const isHopeless = this.#missing.size > MAX_MISSING
    if (isHopeless) this.#missing.clear()
    const sequences = [...this.#missing.keys()]
    for (const [sequence, requests] of this.#missing) {
      if (requests + 1 >= MAX_REQUESTS) this.#missing.delete(sequence)
      else this.#missing.set(sequence, requests + 1)
    }
    return { sequences, isHopeless }
  }

  /** What arrived since the last report. */
  report(nowMs: number): Reception {
    const expected = this.#highest - this.#reported.highest
    const lost = Math.max(0, expected - (this.#received - this.#reported.received))
    this.#reported = { highest: this.#highest, received: this.#received }
    const { middle, at } = this.#lastReport
    return {
      ssrc: this.ssrc,
      lostOf256: expected > 0 ? Math.min(255, Math.floor((lost * 256) / expected)) : 0,
      lostInAll: Math.max(0, this.#highest - this.#first + 1 - this.#received),
      highestSequence: this.#highest,
      lastReport: middle,
      sinceLastReport: middle === 0 ? 0 : Math.round(((nowMs - at) * 65_536) / 1000),
    }
  }
}
