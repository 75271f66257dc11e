import { FASTEST, watchedSeconds, type Range } from 'contract/progress.rules'
import { BEAT_MS } from 'contract/watch.rules'

/** What a learner has used of the viewing time of one lesson, and until when that is counted. */
export interface Meter {
  spentMs: number
  spentUntil: Date | null
}

/** The longest silence that counts where a player does not say how long it played: one that sleeps shows nothing. */
const LONGEST_SILENCE_MS = 30_000

interface Report {
  /** Until when it was heard before. */
  heardAt: Date
  /** Whether it played on then. */
  isTicking: boolean
  /** For how long it says it really played since it was heard; null where it does not say. */
  playedMs: number | null
  /** What is believed of the stretches it tells. */
  believed: readonly Range[]
  now: Date
}
/**
 * Counts a report: for as long as it played, never more than has passed since time was counted last, by whichever player,
 * and never less than the film it tells takes at double speed. docs/rules.md.
 */
export function charged(meter: Meter, { heardAt, isTicking, playedMs, believed, now }: Report): Meter {
  const from = latest(heardAt, meter.spentUntil)
  const passed = Math.max(0, now.getTime() - from)
  const played = playedMs ?? (isTicking ? LONGEST_SILENCE_MS : 0)
  const least = (watchedSeconds(believed) / FASTEST) * 1000
  return counted(meter, { from, cost: Math.max(Math.min(passed, played), least) })
}

/** A player that was heard playing and never again: at most until it would have been heard next. docs/rules.md R-403. */
export function closed(meter: Meter, ticksSince: Date, now: Date): Meter {
  const until = Math.min(now.getTime(), ticksSince.getTime() + BEAT_MS)
  const from = latest(ticksSince, meter.spentUntil)
  return counted(meter, { from, cost: until - from })
}

function counted({ spentMs, spentUntil }: Meter, { from, cost }: { from: number; cost: number }): Meter {
  if (cost <= 0) return { spentMs, spentUntil }
  return { spentMs: spentMs + Math.round(cost), spentUntil: new Date(from + cost) }
}

const latest = (...moments: (Date | null)[]) => Math.max(...moments.map((one) => one?.getTime() ?? 0))
