/** A stretch of a video as [from, to) in seconds. */
export type Range = readonly [number, number]

/** The share that makes a video done where nothing else is asked. */
const DONE_PERCENT = 90
/** The fastest anybody can watch. docs/rules.md R-142. */
export const FASTEST = 2
const MAX_LENT_SECONDS = 15

/** How many seconds of a film may be counted ahead of the time that has passed, never above a tenth of it. docs/rules.md R-520. */
export const lentSeconds = (duration: number) =>
  duration > 0 ? Math.min(MAX_LENT_SECONDS, Math.floor(duration / 10)) : MAX_LENT_SECONDS

/** Whole percent of what counts, at most 100; 0 where there is nothing. docs/rules.md R-140. */
export function progressPercent(completed: number, total: number) {
  return total === 0 ? 0 : Math.min(100, Math.round((completed / total) * 100))
}

/** The union of two sets of stretches, inside the video, sorted and joined. */
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

/** What lies in both sets of stretches, sorted and joined. */
export function sharedRanges(some: readonly Range[], others: readonly Range[]): Range[] {
  const within = mergeWatched(others, [], Number.MAX_SAFE_INTEGER)
  const shared: Range[] = []
  for (const [from, to] of some)
    for (const [start, end] of within)
      if (start < to && end > from) shared.push([Math.max(from, start), Math.min(to, end)])
  return mergeWatched(shared, [], Number.MAX_SAFE_INTEGER)
}

/** Done at the share the lesson asks for, else at 90 percent. docs/rules.md R-141. */
export const isVideoDone = (percent: number, limitPercent: number) =>
  percent >= (limitPercent > 0 ? limitPercent : DONE_PERCENT)

/**
 * As much of the reported stretches as can have been watched since the last report: real time at double speed and what
 * is lent. In whole seconds, rounded at both ends alike: stretches that touch still touch, and no report can
 * break a video into more pieces than it has seconds. docs/rules.md R-142.
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
  /** 1 where nobody may change the speed. */
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
 * From when the next report counts. What is lent is not given: what was believed beyond the time that has passed is
 * taken off the next report, so that reporting often gains nothing. docs/rules.md R-142.
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
