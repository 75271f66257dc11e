import { mergeWatched, type Range } from './progress.rules.ts'

/** Stretches this near each other are one: reports are rounded to whole seconds. */
const TOUCHING_SECONDS = 2

/** How far a film was watched from its beginning on without a gap, in seconds. docs/rules.md R-330. */
export function reachOf(watched: readonly Range[], from = 0) {
  let reach = from
  for (const [start, end] of mergeWatched(watched, [], Number.MAX_SAFE_INTEGER)) {
    if (start > reach + TOUCHING_SECONDS) break
    reach = Math.max(reach, end)
  }
  return reach
}

/** What of a report stands on what was watched before. What was skipped to does not count. docs/rules.md R-330. */
export function withinReach(ranges: readonly Range[], reach: number): Range[] {
  const end = reachOf(ranges, reach)
  return ranges.filter(([start]) => start <= end)
}

interface Limits {
  /** Minutes; 0 for none. */
  limitPlayTime: number
  /** So many times as long as the film is; 0 for none. */
  multiplyPlayTime: number
}
/** For how long somebody may watch a film altogether, in seconds of their life; null without end. docs/rules.md R-331. */
export function viewingBudget({ limitPlayTime, multiplyPlayTime }: Limits, duration: number) {
  if (limitPlayTime > 0) return limitPlayTime * 60
  return multiplyPlayTime > 0 ? multiplyPlayTime * duration : null
}

/** So often a player tells what was watched. docs/rules.md R-403. */
export const HEARTBEAT_MS = 10_000

/** From when on a learner is warned. docs/rules.md R-331. */
const WARNING_SECONDS = 600
export const isWarned = (secondsLeft: number | null): secondsLeft is number =>
  secondsLeft !== null && secondsLeft <= WARNING_SECONDS

/** So many may be added for one learner in one lesson. docs/rules.md R-524. */
export const MAX_ADDED_MINUTES = 100_000
