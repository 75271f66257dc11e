import {
  countedSeconds,
  FASTEST,
  isVideoDone,
  lentSeconds,
  mergeWatched,
  nextSince,
  sharedRanges,
  watchedPercent,
  type Range,
} from 'contract/learning/playback/progress.rules'
import { withinReach } from 'contract/learning/playback/watch.rules'
import { chargeFor } from './viewing-time.rules.ts'
import { boundsOf, unbound, type Rules } from './watch-limits.rules.ts'

/** The state of a player and its learner in the lesson, before a report. */
export interface Watching extends Rules {
  hasSpeedControl: boolean
  /** Seconds; 0 where it is unknown. */
  duration: number
  /** Whether the lesson's limits apply to this player: they do not for staff. */
  isBound: boolean
  /** The ranges of the video served to this player; null for a video at another host. */
  handed: readonly Range[] | null
  lastBeatAt: Date
  ticksSince: Date | null
  /** The time up to which reports of this learner are counted, over all their players in the course. */
  countedUntil: Date | null
  isDone: boolean
  watched: readonly Range[]
  watchedPercent: number
  spentMs: number
  addedMinutes: number
}
interface Report {
  ranges: readonly Range[]
  isPlaying: boolean
  playedMs: number | null
  now: Date
}

/**
 * Applies a player's report. For uploaded videos only seconds that were served to this player count, and no more than the elapsed
 * time at the permitted speed plus the allowance: the server trusts its clock and its own deliveries, not the browser.
 * docs/rules.md.
 */
export function afterReport(known: Watching, { ranges, isPlaying, playedMs, now }: Report) {
  const { duration, isBound, handed, lastBeatAt, ticksSince, countedUntil } = known
  const fastest = isBound && !known.hasSpeedControl ? 1 : FASTEST
  const since = latest(lastBeatAt, countedUntil)
  const creditedRanges = handed === null ? ranges : sharedRanges(ranges, handed)
  const believed = countedSeconds({
    ranges: creditedRanges,
    since,
    now,
    fastest,
    lent: lentSeconds(duration),
  })
  const { reachedSecond } = isBound ? boundsOf(known, duration, known) : unbound
  const counted = reachedSecond === null ? believed : withinReach(believed, reachedSecond)
  // Reports are rounded to whole seconds; rounding must not exceed what was served.
  const kept = handed === null ? counted : sharedRanges(counted, handed)
  const watched = mergeWatched(known.watched, kept, duration)
  const percent = watchedPercent(watched, duration)
  const isDone = known.isDone || isVideoDone(percent, known.limitPercent)
  const { costMs, heardAt } = chargeFor({
    heardAt: lastBeatAt,
    isTicking: ticksSince !== null,
    playedMs,
    believed,
    now,
  })
  const spentMs = known.spentMs + costMs
  const bounds = isBound ? boundsOf(known, duration, { ...known, isDone, watched, spentMs }) : unbound
  const isOver = bounds.secondsLeft === 0
  return {
    watched,
    percent,
    watchedPercent: Math.max(percent, known.watchedPercent),
    isDone,
    spentMs,
    lastBeatAt: heardAt,
    countedUntil: nextSince({ counted: believed, since, now, fastest }),
    ticksSince: isPlaying && !isOver ? now : null,
    isOver,
    bounds,
  }
}

const latest = (one: Date, other: Date | null) => (other !== null && other > one ? other : one)
