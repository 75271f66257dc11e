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

/** What the server knows of a player and of its learner in the lesson before a report. */
export interface Watching extends Rules {
  hasSpeedControl: boolean
  /** Seconds; 0 where it is unknown. */
  duration: number
  /** Whether the rules of the lesson bind this player: staff look wherever they want. */
  isBound: boolean
  /** What of the film was handed to this player; null where the film stands elsewhere. */
  handed: readonly Range[] | null
  lastBeatAt: Date
  ticksSince: Date | null
  /** Until when reports of this learner are counted, by all their players in the class. */
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
 * Takes a report of a player. Of a film that is kept here only seconds count that were handed to this player, and never more than time
 * has passed for, at the speed the lesson allows, with a little that is lent: the server's clock and hand-outs are the
 * truth, the browser only reports. docs/rules.md.
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
  // Reports are rounded to whole seconds; nothing may grow beyond what was handed out by that.
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
