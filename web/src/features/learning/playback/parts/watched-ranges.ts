import type { Range } from 'contract/learning/playback/progress.rules'

export interface Watching {
  ranges: [number, number][]
  /** For how long that really played. */
  playedMs: number
}

/** Gathers what is really played as stretches of seconds, and how long that took. Where the head jumps, a new stretch begins. */
export function watchedLog() {
  let last: number | null = null
  let gathered: [number, number][] = []
  let playedMs = 0
  return {
    /** The position is here, after playing at this speed since the last call. */
    at(second: number, speed = 1) {
      const from = last
      last = second
      if (from === null || second <= from) return
      playedMs += ((second - from) / speed) * 1000
      const open = gathered.at(-1)
      if (open && open[1] === from) open[1] = second
      else gathered.push([from, second])
    },
    /** The position jumped. */
    jump() {
      last = null
    },
    /** Hands out what was gathered and forgets it. */
    take(): Watching {
      const taken = { ranges: gathered, playedMs: Math.round(playedMs) }
      gathered = []
      playedMs = 0
      return taken
    },
    /** What could not be sent comes back and goes with the next report. */
    giveBack(taken: { ranges: readonly Range[]; playedMs: number }) {
      const before = taken.ranges.map(([from, to]): [number, number] => [from, to])
      gathered = [...before, ...gathered].slice(-200)
      playedMs += taken.playedMs
    },
  }
}
