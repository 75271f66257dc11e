import { FASTEST, watchedSeconds, type Range } from 'contract/learning/playback/progress.rules'
import { HEARTBEAT_MS } from 'contract/learning/playback/watch.rules'

/** The longest silence that counts where a player does not report its playing time: a sleeping player plays nothing. */
const LONGEST_SILENCE_MS = 30_000

interface Report {
  /** The time up to which this player was counted before. */
  heardAt: Date
  /** Whether it kept playing then. */
  isTicking: boolean
  /** The reported playing time since; null where the player does not report it. */
  playedMs: number | null
  /** The accepted part of the reported ranges. */
  believed: readonly Range[]
  now: Date
}
interface Charge {
  costMs: number
  /** The time up to which this player is counted now. */
  heardAt: Date
}
/**
 * The viewing time that a report uses: as long as the player played, at most the time since it was last counted, and at least the
 * reported stretch at double speed. Each player is charged separately, so several at once use the time faster. docs/rules.md R-331,
 *
 */
export function chargeFor({ heardAt, isTicking, playedMs, believed, now }: Report): Charge {
  const passed = Math.max(0, now.getTime() - heardAt.getTime())
  const played = playedMs ?? (isTicking ? LONGEST_SILENCE_MS : 0)
  const least = (watchedSeconds(believed) / FASTEST) * 1000
  const costMs = Math.round(Math.max(Math.min(passed, played), least))
  return { costMs, heardAt: new Date(Math.max(now.getTime(), heardAt.getTime() + costMs)) }
}

/** A player that was playing and never reported again: charged at most until its next report was due. docs/rules.md R-403. */
export function chargeForSilence(ticksSince: Date, now: Date): Charge {
  const costMs = Math.min(Math.max(0, now.getTime() - ticksSince.getTime()), HEARTBEAT_MS)
  return { costMs, heardAt: new Date(ticksSince.getTime() + costMs) }
}
