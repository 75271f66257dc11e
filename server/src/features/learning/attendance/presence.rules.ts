import {
  minutesInside,
  presenceMarks,
  type Interval,
  type Tolerance,
} from 'contract/learning/attendance/presence.rules'
import { isOvertime, type LiveTimes } from 'contract/teaching/curriculum/live-items.rules'

/** What the video room says about a person in a lesson; `at` is now. docs/rules.md. */
export function insideOf(
  intervals: readonly Interval[],
  times: LiveTimes & { tolerance: Tolerance },
  at: Date,
) {
  const now = presentUntil(times, at)
  const insideMinutes = intervals.length > 0 ? minutesInside(intervals, now) : null
  return { insideMinutes, ...presenceMarks(intervals, times, now) }
}

/** An interval that nobody closed ends with the lesson, once nobody can be inside. docs/rules.md R-966. */
const presentUntil = (times: LiveTimes, now: Date) =>
  now < times.endsAt || isOvertime(times, now) ? now : times.endsAt
