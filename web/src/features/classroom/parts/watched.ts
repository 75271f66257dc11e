import type { Range } from 'contract/progress.rules'

/** Gathers what is really played as stretches of seconds. Where the head jumps, a new stretch begins. */
export function watchedLog() {
  let last: number | null = null
  let gathered: [number, number][] = []
  return {
    /** The head stands here, having played on since it was seen last. */
    at(second: number) {
      const from = last
      last = second
      if (from === null || second <= from) return
      const open = gathered.at(-1)
      if (open && open[1] === from) open[1] = second
      else gathered.push([from, second])
    },
    /** The head was put elsewhere. */
    jump() {
      last = null
    },
    /** Hands out what was gathered and forgets it. */
    take(): [number, number][] {
      const taken = gathered
      gathered = []
      return taken
    },
    /** What could not be sent comes back and goes with the next report. */
    giveBack(ranges: readonly Range[]) {
      gathered = [...ranges.map(([from, to]): [number, number] => [from, to]), ...gathered].slice(-200)
    },
  }
}
