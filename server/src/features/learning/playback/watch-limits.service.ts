import type { Context } from '../../../platform/context.ts'
import { isStaffOf } from '../../teaching/courses/courses.public.ts'
import type { WatchingRow } from './play-sessions.queries.ts'
import type { Watching } from './heartbeat.rules.ts'
import { boundsOf, readMultirange, readRanges, unbound } from './watch-limits.rules.ts'

/** Used where the length of a linked video is unknown. */
export const MAX_SECONDS = 100_000

/** The lesson's limits for a player. */
export function watchingOf(found: WatchingRow): Watching {
  return {
    limitPercent: found.limitPercent,
    limitPlayTime: found.limitPlayTime,
    multiplyPlayTime: found.multiplyPlayTime,
    hasSpeedControl: found.hasSpeedControl,
    duration: found.uploadVodSeq === null ? found.linkSeconds : (found.durationSeconds ?? 0),
    isBound: found.isBound,
    handed: handedOf(found),
    lastBeatAt: found.lastBeatAt,
    ticksSince: found.ticksSince,
    countedUntil: found.countedUntil,
    isDone: found.progressState === 'DONE',
    watched: readRanges(found.watched),
    watchedPercent: found.watchedPercent ?? 0,
    spentMs: found.spentMs ?? 0,
    addedMinutes: found.addedMinutes ?? 0,
  }
}

/** Segments without the key are useless. docs/rules.md R-520. */
function handedOf({ uploadVodSeq, keyHandedAt, handed }: WatchingRow) {
  if (uploadVodSeq === null) return null
  return keyHandedAt === null ? [] : readMultirange(handed)
}

/** The limits of this player now; null when it must stop. Checked every few seconds, so that playback ends with the access. */
export async function watchBounds(ctx: Context, found: WatchingRow) {
  if (!(await mayWatch(ctx, found))) return null
  const known = watchingOf(found)
  const bounds = known.isBound ? boundsOf(known, known.duration, known) : unbound
  return bounds.secondsLeft === 0 ? null : bounds
}

async function mayWatch(ctx: Context, { isPublic, userSeq, attendSeq, mayLearn, courseSeq }: WatchingRow) {
  if (isPublic) return true
  if (userSeq === null) return false
  return attendSeq === null ? isStaffOf(ctx.db, userSeq, courseSeq) : Boolean(mayLearn)
}
