/** A sender that is so far from its own count was muted meanwhile, or counts anew. */
const MAX_DEVIATION_MS = 500

/**
 * When something was sent, on the clock of the take: the sender's own count, begun when its first packet arrived. The network
 * delivers unevenly, and by the arrival alone sound would be torn.
 */
export class TrackClock {
  #unitsPerMs: number
  #first: { timestamp: number; atMs: number } | null = null
  #last = 0

  constructor(unitsPerMs: number) {
    this.#unitsPerMs = unitsPerMs
  }

  /** Never before what it returned last. */
  at(timestamp: number, nowMs: number): number {
    const counted = this.#counted(timestamp)
    const isOff = counted === null || Math.abs(counted - nowMs) > MAX_DEVIATION_MS
    const atMs = Math.max(this.#last, Math.round(isOff ? nowMs : counted))
    // Counted on from the latest, so that the difference of two 32 bit numbers is enough.
    if (isOff) this.#first = { timestamp, atMs }
    else this.#first = { timestamp, atMs: counted }
    this.#last = atMs
    return atMs
  }

  /** Another count follows. */
  restart() {
    this.#first = null
  }

  #counted(timestamp: number) {
    if (!this.#first) return null
    const difference = (timestamp - this.#first.timestamp) | 0
    return this.#first.atMs + difference / this.#unitsPerMs
  }
}
