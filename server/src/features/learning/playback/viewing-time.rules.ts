import { FASTEST, watchedSeconds, type Range } from 'contract/learning/playback/progress.rules'
import { HEARTBEAT_MS } from 'contract/learning/playback/watch.rules'

/** The longest silence that counts where a player does not say how long it played: one that sleeps shows nothing. */
const LONGEST_SILENCE_MS = 30_000

interface Report {
  /** Until when this player was counted before. */
  heardAt: Date
  /** Whether it played on then. */
  isTicking: boolean
  /** For how long it says it really played since; null where it does not say. */
  playedMs: number | null
  /** What is believed of the stretches it tells. */
  believed: readonly Range[]
  now: Date
}
interface Charge {
  costMs: number
  /** Until when this player is counted now. */
  heardAt: Date
}
/**
 * What a report costs of the viewing time: for as long as the player played, never more than has passed since it was counted
 * last, and never less than the film it tells takes at double speed. Each player pays for itself, so that several at once
 * use the time so much faster. docs/rules.md.
 */
export function chargeFor({ heardAt, isTicking, playedMs, believed, now }: Report): Charge {
  const passed = Math.max(0, now.getTime() - heardAt.getTime())
  const played = playedMs ?? (isTicking ? LONGEST_SILENCE_MS : 0)
  const least = (watchedSeconds(believed) / FASTEST) * 1000
  const costMs = Math.round(Math.max(Math.min(passed, played), least))
  return { costMs, heardAt: new Date(Math.max(now.getTime(), heardAt.getTime() + costMs)) }
}

/** A player that was heard playing and never again: at most until it would have been heard next. docs/rules.md R-403. */
export function chargeForSilence(ticksSince: Date, now: Date): Charge {
  const costMs = Math.min(Math.max(0, now.getTime() - ticksSince.getTime()), HEARTBEAT_MS)
  return { costMs, heardAt: new Date(ticksSince.getTime() + costMs) }
}
