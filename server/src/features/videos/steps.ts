const STEP = 5
const LONGEST_SILENCE_MS = 60_000

/**
 * Which progress is worth telling: whole steps of five percent are enough to see that it moves, and once a minute whatever
 * it is, so that nobody takes slow work for interrupted work.
 */
export function steps(now: () => Date, tell: (percent: number) => void) {
  const told = { percent: 0, at: now().getTime() }
  return (done: number) => {
    const percent = Math.min(99, Math.floor((done * 100) / STEP) * STEP)
    const at = now().getTime()
    if (percent <= told.percent && at - told.at < LONGEST_SILENCE_MS) return
    Object.assign(told, { percent: Math.max(percent, told.percent), at })
    tell(told.percent)
  }
}
