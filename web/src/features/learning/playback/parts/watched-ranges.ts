import type { Range } from 'contract/learning/playback/progress.rules'

export interface Watching {
  ranges: [number, number][]
  /** The real time of playback. */
  playedMs: number
}

/** Collects the watched ranges in seconds, and the real time of playback. A jump starts a new range. */
export function watchedLog() {
  let last: number | null = null
  let gathered: [number, number][] = []
  let playedMs = 0
  return {
    /** Extends the range up to this position, played at this speed since the last call. */
    at(second: number, speed = 1) {
      const from = last
      last = second
      if (from === null || second <= from) return
      playedMs += ((second - from) / speed) * 1000
      const open = gathered.at(-1)
      if (open && open[1] === from) open[1] = second
      else gathered.push([from, second])
    },
    /** Starts a new range after a jump. */
    jump() {
      last = null
    },
    /** Returns the collected ranges and clears them. */
    take(): Watching {
      const taken = { ranges: gathered, playedMs: Math.round(playedMs) }
      gathered = []
      playedMs = 0
      return taken
    },
    /** Adds ranges back whose report failed, for the next report. */
    giveBack(taken: { ranges: readonly Range[]; playedMs: number }) {
      const before = taken.ranges.map(([from, to]): [number, number] => [from, to])
      gathered = [...before, ...gathered].slice(-200)
      playedMs += taken.playedMs
    },
  }
}
