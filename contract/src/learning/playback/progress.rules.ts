/** A stretch of a video as [from, to) in seconds. */
export type Range = readonly [number, number]

/** The default share of a video that completes it. */
const DONE_PERCENT = 90
/** The fastest playback rate. docs/rules.md R-142. */
export const FASTEST = 2
const MAX_LENT_SECONDS = 15

/** Seconds of a video that may be counted ahead of elapsed time, at most a tenth of it. docs/rules.md R-520. */
export const lentSeconds = (duration: number) =>
  duration > 0 ? Math.min(MAX_LENT_SECONDS, Math.floor(duration / 10)) : MAX_LENT_SECONDS

/** Completed share in whole percent, at most 100; 0 where nothing counts. docs/rules.md R-140. */
export function progressPercent(completed: number, total: number) {
  return total === 0 ? 0 : Math.min(100, Math.round((completed / total) * 100))
}

/** The union of two sets of ranges, clipped to the video, sorted and merged. */
export function mergeWatched(known: readonly Range[], added: readonly Range[], duration: number): Range[] {
  const inside = [...known, ...added]
    .map(([from, to]): Range => [Math.max(0, from), Math.min(duration, to)])
    .filter(([from, to]) => to > from)
    .toSorted(([left], [right]) => left - right)
  const merged: [number, number][] = []
  for (const [from, to] of inside) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

export const watchedSeconds = (ranges: readonly Range[]) =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0)
export function watchedPercent(ranges: readonly Range[], duration: number) {
  return duration <= 0 ? 0 : Math.min(100, Math.floor((watchedSeconds(ranges) / duration) * 100))
}

/** The intersection of two sets of ranges, sorted and merged. */
export function sharedRanges(some: readonly Range[], others: readonly Range[]): Range[] {
  const within = mergeWatched(others, [], Number.MAX_SAFE_INTEGER)
  const shared: Range[] = []
  for (const [from, to] of some)
    for (const [start, end] of within)
      if (start < to && end > from) shared.push([Math.max(from, start), Math.min(to, end)])
  return mergeWatched(shared, [], Number.MAX_SAFE_INTEGER)
}

/** Completed at the share that the lesson requires, otherwise at 90 percent. docs/rules.md R-141. */
export const isVideoDone = (percent: number, limitPercent: number) =>
  percent >= (limitPercent > 0 ? limitPercent : DONE_PERCENT)

/**
 * The part of the reported ranges that can have been watched since the last report: elapsed time at double speed plus the
 * allowance. Both ends are rounded to whole seconds alike, so adjacent ranges stay adjacent and no report can split a video into
 * more ranges than it has seconds. docs/rules.md R-142.
 */
export function countedSeconds({
  ranges,
  since,
  now,
  lent,
  fastest = FASTEST,
}: {
  ranges: readonly Range[]
  since: Date
  now: Date
  /** See `lentSeconds`. */
  lent: number
  /** 1 where learners cannot change the speed. */
  fastest?: number
}): Range[] {
  const seconds = (now.getTime() - since.getTime()) / 1000
  let left = Math.max(0, Math.floor(seconds * fastest + lent))
  const counted: Range[] = []
  for (const [from, to] of ranges) {
    const start = Math.round(from)
    const length = Math.min(Math.max(0, Math.round(to) - start), left)
    if (length > 0) counted.push([start, start + length])
    left -= length
  }
  return counted
}

/**
 * The time from which the next report counts. The allowance is lent, not given: seconds counted beyond elapsed time are deducted
 * from the next report, so frequent reports gain nothing. docs/rules.md R-142.
 */
export function nextSince({
  counted,
  since,
  now,
  fastest = FASTEST,
}: {
  counted: readonly Range[]
  since: Date
  now: Date
  fastest?: number
}) {
  const used = since.getTime() + (watchedSeconds(counted) / fastest) * 1000
  return new Date(Math.max(now.getTime(), used))
}
