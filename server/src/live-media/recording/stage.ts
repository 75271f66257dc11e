import { z } from 'zod'
import { isHost } from 'contract/teaching/curriculum/live-items.rules'
import type { TrackSource } from '../../platform/live-media/live-media.ts'

/** A picture that could be recorded. */
export interface Candidate {
  source: TrackSource
  isMuted: boolean
  isOfHost: boolean
  /** In milliseconds; 0 for never. */
  talkedAt: number
}

/** Two who talk at once would alternate too fast to be watched. */
const HOLD_MS = 3000

interface Choosing<One> {
  current: One | null
  chosenAt: number
  now: number
}
/**
 * The picture that is recorded, as the stage of a browser shows it: a shared screen, the camera of a host, of the last who talked,
 * of anybody. docs/rules.md R-1020.
 */
export function chooseStage<One extends Candidate>(
  candidates: readonly One[],
  { current, chosenAt, now }: Choosing<One>,
): One | null {
  const shown = candidates.filter(({ isMuted }) => !isMuted)
  const best =
    shown.findLast(({ source }) => source === 'screen_share') ??
    shown.find(({ isOfHost }) => isOfHost) ??
    shown.toSorted((one, other) => other.talkedAt - one.talkedAt)[0] ??
    null
  const isHeld = current !== null && shown.includes(current) && now - chosenAt < HOLD_MS
  return isHeld && best !== null && isSameRank(current, best) ? current : best
}

const isSameRank = (one: Candidate, other: Candidate) =>
  one.source === other.source && one.isOfHost === other.isOfHost

const Metadata = z.object({ userType: z.enum(['user', 'facilitator', 'classManager']) })
/** By what the product wrote into the token. */
export function isHostIn(metadata: string): boolean {
  try {
    const { data } = Metadata.safeParse(JSON.parse(metadata))
    return data !== undefined && isHost(data.userType)
  } catch {
    return false
  }
}
