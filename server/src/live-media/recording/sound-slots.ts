import { RecordingFile } from './recording-file.ts'
import type { Slot, SlotPool } from './sinks.ts'

/** People who can be heard at the same time; one more is left out. docs/rules.md R-1020. */
const MAX_SOUNDS = 24

/** One file of sound, for one person after the other: so their number is that of those who speak at once. */
class SoundSlot implements Slot {
  readonly file: RecordingFile
  #last = -1

  constructor(path: string) {
    this.file = new RecordingFile(path, { kind: 'audio' })
  }

  add(data: Buffer, atMs: number) {
    this.#last = Math.max(this.#last + 1, atMs)
    this.file.add({ atMs: this.#last, isKeyframe: true, data })
  }
}

export class SoundSlots implements SlotPool {
  #pathOf: (index: number) => string
  #all: SoundSlot[] = []
  #free: Slot[] = []

  constructor(pathOf: (index: number) => string) {
    this.#pathOf = pathOf
  }

  get files(): RecordingFile[] {
    return this.#all.map(({ file }) => file)
  }

  take(): Slot | null {
    const free = this.#free.shift()
    if (free) return free
    if (this.#all.length >= MAX_SOUNDS) return null
    const slot = new SoundSlot(this.#pathOf(this.#all.length))
    this.#all.push(slot)
    return slot
  }

  giveBack(slot: Slot) {
    this.#free.push(slot)
  }
}
