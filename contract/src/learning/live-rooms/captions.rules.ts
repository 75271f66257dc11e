import { isHost, type LiveUserType } from '../../teaching/curriculum/live-items.rules.ts'
import type { LiveType } from '../../values/type-codes.ts'
import { sourcesFor } from './live-rooms.rules.ts'

export const MAX_CAPTION_LETTERS = 300
/** For so long a sentence is read. docs/rules.md R-1219. */
export const CAPTION_SECONDS = 20
/** How many sentences are read at once. */
export const CAPTIONS_AT_ONCE = 6

/** What speakers say becomes captions; hosts also type them. docs/rules.md R-1218. */
export const mayCaption = (liveType: LiveType, userType: LiveUserType) =>
  isHost(userType) || sourcesFor(liveType, userType).includes('microphone')

/** The sentences that are on the screen: the last ones, as long as they are fresh. */
export const freshCaptions = <Caption extends { saidAt: Date }>(
  list: readonly Caption[],
  now: Date,
  max: number,
) => list.filter(({ saidAt }) => now.getTime() - saidAt.getTime() < CAPTION_SECONDS * 1000).slice(-max)
