import type { ReconnectPolicy } from 'livekit-client'

/** A media process that died serves again within two seconds, and a phone in a tunnel is out of it within two minutes. */
const FIRST_PAUSES_MS = [0, 300, 700, 1000, 1500]
const PAUSE_MS = 2000
const GIVE_UP_MS = 120_000
/** Everybody in a room loses it at the same moment, and should not come back at the same. */
const SPREAD_MS = 500

/** How long to wait before the next attempt to come back; null once it is given up. `spread` is between 0 and 1. */
export function pauseBefore(retryCount: number, elapsedMs: number, spread: number) {
  if (elapsedMs > GIVE_UP_MS) return null
  const pause = FIRST_PAUSES_MS[retryCount] ?? PAUSE_MS
  return pause + (retryCount === 0 ? 0 : spread * SPREAD_MS)
}

export const reconnectPolicy: ReconnectPolicy = {
  nextRetryDelayInMs: ({ retryCount, elapsedMs }) => pauseBefore(retryCount, elapsedMs, Math.random()),
}
