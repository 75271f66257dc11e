import { mergeWatched, type Range } from './progress.rules.ts'

/** Ranges with a smaller gap count as adjacent: reports are rounded to whole seconds. */
const TOUCHING_SECONDS = 2

/** The end of the gapless stretch watched from the beginning, in seconds. docs/rules.md R-330. */
export function reachOf(watched: readonly Range[], from = 0) {
  let reach = from
  for (const [start, end] of mergeWatched(watched, [], Number.MAX_SAFE_INTEGER)) {
    if (start > reach + TOUCHING_SECONDS) break
    reach = Math.max(reach, end)
  }
  return reach
}

/** The part of a report that continues what was watched before. Stretches behind a skip do not count. docs/rules.md R-330. */
export function withinReach(ranges: readonly Range[], reach: number): Range[] {
  const end = reachOf(ranges, reach)
  return ranges.filter(([start]) => start <= end)
}

interface Limits {
  /** In minutes; 0 for none. */
  limitPlayTime: number
  /** As a multiple of the video's length; 0 for none. */
  multiplyPlayTime: number
}
/** The total viewing time of a video in seconds of real time; null without limit. docs/rules.md R-331. */
export function viewingBudget({ limitPlayTime, multiplyPlayTime }: Limits, duration: number) {
  if (limitPlayTime > 0) return limitPlayTime * 60
  return multiplyPlayTime > 0 ? multiplyPlayTime * duration : null
}

/** The interval of a player's reports. docs/rules.md R-403. */
export const HEARTBEAT_MS = 10_000

/** Learners are warned below this much remaining time. docs/rules.md R-331. */
const WARNING_SECONDS = 600
export const isWarned = (secondsLeft: number | null): secondsLeft is number =>
  secondsLeft !== null && secondsLeft <= WARNING_SECONDS

/** The most minutes that can be added for one learner and lesson. docs/rules.md R-524. */
export const MAX_ADDED_MINUTES = 100_000
