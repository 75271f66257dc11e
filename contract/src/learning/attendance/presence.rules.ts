export interface Interval {
  joinedAt: Date
  /** Null while inside. */
  leftAt: Date | null
}

/** By how many minutes a learner may come late or leave early without a mark. docs/rules.md R-1001. */
export interface Tolerance {
  lateMinutes: number
  earlyMinutes: number
}
export const DEFAULT_TOLERANCE: Tolerance = { lateMinutes: 10, earlyMinutes: 10 }
export const MAX_TOLERANCE_MINUTES = 180
const MINUTE = 60_000

/**
 * The whole minutes that a person was inside a video room, from the union of the intervals of their tabs: two devices at once count
 * once. An open interval ends now. docs/rules.md R-966.
 */
export function minutesInside(intervals: readonly Interval[], now: Date) {
  let total = 0
  let until = 0
  for (const { joinedAt, leftAt } of intervals.toSorted((one, other) => +one.joinedAt - +other.joinedAt)) {
    const end = +(leftAt ?? now)
    const start = Math.max(+joinedAt, until)
    if (end <= start) continue
    total += end - start
    until = end
  }
  return Math.floor(total / MINUTE)
}

interface LessonTimes {
  startsAt: Date
  endsAt: Date
  tolerance: Tolerance
}
/** Whether somebody came late, and once the lesson is over whether they left early. docs/rules.md R-967. */
export function presenceMarks(
  intervals: readonly Interval[],
  { startsAt, endsAt, tolerance }: LessonTimes,
  now: Date,
) {
  if (intervals.length === 0) return { isLate: false, leftEarly: false }
  const joinedAt = Math.min(...intervals.map((one) => +one.joinedAt))
  const leftAt = Math.max(...intervals.map((one) => +(one.leftAt ?? now)))
  return {
    isLate: joinedAt > +startsAt + tolerance.lateMinutes * MINUTE,
    leftEarly: now >= endsAt && leftAt < +endsAt - tolerance.earlyMinutes * MINUTE,
  }
}
