// How many bits a second the way to a viewer bears. docs/rules.md R-1175.

/** What was learned about the way in the last second. */
export interface Learned {
  sent: number
  /** The viewer's estimate; null where their browser makes none. */
  estimate: number | null
  /** Of 256 packets, of the picture that lost the largest share. */
  lostOf256: number
}
export interface ViewerLimit {
  /** Infinity while nothing speaks against what is sent. */
  bits: number
  /** Bad seconds in a row. */
  bad: number
  /** Seconds since the limit was set, or lifted. */
  seconds: number
  /** After so many seconds it is lifted for another try. */
  pause: number
  /** The latest estimate, and whether it fell below what is sent. */
  estimate: number | null
  hasFallen: boolean
}

const FIRST_PAUSE = 8
const MAX_PAUSE = 64
/** One bad second may be a keyframe alone. */
const BAD_IN_ROW = 2
const HEAVY_LOSS = 26
/** After a moment of delay browsers estimate 0.85 of what they received. */
const ENOUGH = 0.8
const FALLING = 0.95

export const noLimit: ViewerLimit = {
  bits: Infinity,
  bad: 0,
  seconds: 0,
  pause: FIRST_PAUSE,
  estimate: null,
  hasFallen: false,
}

/** Estimates follow slowly when more is sent than before: only one that falls says that the way is too narrow. */
function hasFallen(limit: ViewerLimit, { sent, estimate }: Learned) {
  if (estimate === null) return limit.hasFallen
  if (estimate >= sent) return false
  return limit.hasFallen || (limit.estimate !== null && estimate < limit.estimate * FALLING)
}

/**
 * The limit for the next second. Estimates of browsers say little about more than they receive, so a limit is lifted after a pause,
 * which doubles each time that the way does not bear it.
 */
export function nextLimit(before: ViewerLimit, learned: Learned): ViewerLimit {
  const { sent, lostOf256 } = learned
  const estimate = learned.estimate ?? before.estimate
  const limit = { ...before, estimate, hasFallen: hasFallen(before, learned) }
  const isTooNarrow = limit.hasFallen && estimate !== null && estimate < sent * ENOUGH
  const bad = isTooNarrow || lostOf256 > HEAVY_LOSS ? limit.bad + 1 : 0
  const seconds = limit.seconds + 1
  if (bad >= BAD_IN_ROW) {
    const isSoon = limit.bits === Infinity && seconds <= FIRST_PAUSE
    const pause = isSoon ? Math.min(MAX_PAUSE, limit.pause * 2) : limit.pause
    const borne = isTooNarrow ? estimate : sent * (1 - lostOf256 / 256)
    return { ...limit, bits: Math.min(limit.bits, borne), bad: 0, seconds: 0, pause }
  }
  if (limit.bits === Infinity)
    return { ...limit, bad, seconds, pause: seconds > MAX_PAUSE ? FIRST_PAUSE : limit.pause }
  if (seconds < limit.pause) return { ...limit, bad, seconds }
  return { ...limit, bits: Infinity, bad, seconds: 0, hasFallen: false }
}
