import type { Block } from '../recording/matroska.ts'
import type { Slot, SlotPool } from '../recording/sinks.ts'
import { packetMs, SILENCE, SILENCE_MS } from './opus.ts'

/** Packets of one person come a little unevenly; a longer gap is silence. */
const GAP_MS = 60

/** One sound of the mix, in which there is always something: the encoder waits for each of its inputs. */
export class SoundLine implements Slot {
  #waiting: Block[] = []
  /** Up to where everything was taken. */
  #takenMs = 0
  /** Where the last packet ends. */
  #endMs = 0

  add(data: Buffer, atMs: number) {
    // What comes after its time was filled already.
    if (atMs < this.#takenMs) return
    this.#waiting.push({ atMs, isKeyframe: true, data })
  }

  /** Everything before this moment, with silence in between. */
  takeUntil(untilMs: number): Block[] {
    const [due, later] = split(this.#waiting, untilMs)
    this.#waiting = later
    const blocks: Block[] = []
    for (const block of due) {
      if (block.atMs - this.#endMs > GAP_MS) this.#fill(blocks, block.atMs - SILENCE_MS)
      const atMs = Math.max(Math.ceil(this.#endMs), block.atMs)
      blocks.push({ ...block, atMs })
      this.#endMs = atMs + packetMs(block.data)
    }
    if (untilMs - this.#endMs > GAP_MS) this.#fill(blocks, untilMs - SILENCE_MS)
    this.#takenMs = untilMs
    return blocks
  }

  #fill(blocks: Block[], untilMs: number) {
    for (let at = Math.ceil(this.#endMs); at <= untilMs; at += SILENCE_MS) {
      blocks.push({ atMs: at, isKeyframe: true, data: SILENCE })
      this.#endMs = at + SILENCE_MS
    }
  }
}

function split(blocks: readonly Block[], untilMs: number): [Block[], Block[]] {
  const sorted = blocks.toSorted((one, other) => one.atMs - other.atMs)
  const at = sorted.findIndex(({ atMs }) => atMs >= untilMs)
  return at < 0 ? [sorted, []] : [sorted.slice(0, at), sorted.slice(at)]
}

/** As many people as are heard at once, one after the other on the same lines. */
export class SoundLines implements SlotPool {
  readonly all: readonly SoundLine[]
  #free: Slot[]

  constructor(count: number) {
    this.all = Array.from({ length: count }, () => new SoundLine())
    this.#free = [...this.all]
  }

  take(): Slot | null {
    return this.#free.shift() ?? null
  }

  giveBack(slot: Slot) {
    this.#free.push(slot)
  }
}
