const SHORTEST_SILENCE_MS = 2000
const LONGEST_SILENCE_MS = 60_000

/**
 * The progress worth reporting: every whole percent, at most one in two seconds; and at least once a minute, so that slow work is
 * not taken for interrupted work.
 */
export function steps(now: () => Date, report: (percent: number) => void) {
  const reported = { percent: 0, at: now().getTime() - SHORTEST_SILENCE_MS }
  return (done: number) => {
    const percent = Math.min(99, Math.floor(done * 100))
    const at = now().getTime()
    const since = at - reported.at
    const isFurther = percent > reported.percent && since >= SHORTEST_SILENCE_MS
    if (!isFurther && since < LONGEST_SILENCE_MS) return
    Object.assign(reported, { percent: Math.max(percent, reported.percent), at })
    report(reported.percent)
  }
}
