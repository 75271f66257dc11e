export interface Interval {
  joinedAt: Date
  /** Null while inside. */
  leftAt: Date | null
}

/** The minutes by which a learner may come late or leave early without a mark. docs/rules.md R-967. */
export const TOLERANCE_MINUTES = 10
const MINUTE = 60_000
const TOLERANCE = TOLERANCE_MINUTES * MINUTE

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
}
/** Whether somebody came late, and once the lesson is over whether they left early. docs/rules.md R-967. */
export function presenceMarks(intervals: readonly Interval[], { startsAt, endsAt }: LessonTimes, now: Date) {
  if (intervals.length === 0) return { isLate: false, leftEarly: false }
  const joinedAt = Math.min(...intervals.map((one) => +one.joinedAt))
  const leftAt = Math.max(...intervals.map((one) => +(one.leftAt ?? now)))
  return {
    isLate: joinedAt > +startsAt + TOLERANCE,
    leftEarly: now >= endsAt && leftAt < +endsAt - TOLERANCE,
  }
}
