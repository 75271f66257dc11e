import type { TrackSource } from '../platform/live-media/live-media.ts'

const MINIMUM = 150_000
/** A camera sends its picture once more, small. */
const maxima = { camera: 1_700_000, screen_share: 2_500_000 }

/** The most bits a second that a source of pictures may use. */
export const maxBitrate = (source: TrackSource): number =>
  source === 'screen_share' ? maxima.screen_share : maxima.camera

/**
 * The limit for the next second: less when more than a tenth was lost, more when nearly nothing was. Browsers do the same by
 * their own estimate, which needs feedback on every packet.
 */
export function nextBitrate(current: number, lostOf256: number, max: number): number {
  const lost = lostOf256 / 256
  if (lost > 0.1) return Math.max(MINIMUM, Math.round(current * (1 - lost / 2)))
  return lost < 0.02 ? Math.min(max, Math.round(current * 1.08)) : current
}
