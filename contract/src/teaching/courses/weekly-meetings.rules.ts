import { readClock } from './kinds.rules.ts'
import { moveDay, seoulDay } from '../../values/korea-time.ts'

/** The facts that determine the sessions of a course; weekdays count from Sunday, 0. */
export interface WeeklyClass {
  scheduleTypeCd: 'S' | 'R' | 'D'
  weekdays: readonly number[]
  /** `19:00`, Seoul time. */
  classStartTime: string | null
  classEndTime: string | null
  startAt: Date | null
  endAt: Date | null
}
export interface Meeting {
  startAt: Date
  endAt: Date
}

/** The weeks shown of a course without an end. */
const WEEKS_AHEAD = 12
/** The most sessions shown of any course. */
export const MAX_MEETINGS = 400
/** The days that hold as many sessions even at one a week. */
const MAX_DAYS = MAX_MEETINGS * 7

/**
 * The sessions of a repeating course from its first to its last day, inclusive; none for other courses and without days or hours.
 * Without a first day they start today. docs/rules.md R-624.
 */
export function weeklyMeetings(course: WeeklyClass, now: Date): Meeting[] {
  const [from, until] = [minuteOf(course.classStartTime), minuteOf(course.classEndTime)]
  if (course.scheduleTypeCd !== 'R' || from === null || until === null) return []
  const first = seoulDay(course.startAt ?? now)
  const begun = course.startAt !== null && course.startAt > now ? course.startAt : now
  const last = seoulDay(course.endAt ?? begun)
  const end = course.endAt === null ? moveDay(last, WEEKS_AHEAD * 7) : last
  const meetings: Meeting[] = []
  for (let day = first, passed = 0; day <= end && passed < MAX_DAYS; day = moveDay(day, 1), passed += 1) {
    if (meetings.length === MAX_MEETINGS) break
    if (course.weekdays.includes(weekdayOf(day)))
      meetings.push({ startAt: momentOf(day, from), endAt: momentOf(day, until) })
  }
  return meetings
}

const MINUTE_MS = 60_000
const momentOf = (day: string, minute: number) =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + minute * MINUTE_MS)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function minuteOf(clock: string | null) {
  const minute = clock === null ? null : readClock(clock)
  return typeof minute === 'number' ? minute : null
}
