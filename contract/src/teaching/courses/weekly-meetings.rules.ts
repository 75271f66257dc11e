import { readClock } from './kinds.rules.ts'
import { moveDay, seoulDay } from '../../values/korea-time.ts'

/** What decides when a class meets; weekdays count from Sunday, 0. */
export interface WeeklyClass {
  scheduleTypeCd: 'S' | 'R' | 'D'
  weekdays: readonly number[]
  /** `19:00`, by the clock of Seoul. */
  classStartTime: string | null
  classEndTime: string | null
  startAt: Date | null
  endAt: Date | null
}
export interface Meeting {
  startAt: Date
  endAt: Date
}

/** A class without an end is told so far ahead. */
const WEEKS_AHEAD = 12
/** However long it runs, no more are told. */
export const MAX_MEETINGS = 400
/** More days than that hold as many meetings also where there is one a week. */
const MAX_DAYS = MAX_MEETINGS * 7

/**
 * When a class that repeats meets, from its first day to its last, both counted; nothing of any other class, and of one without
 * days or hours. Without a first day from today on. docs/rules.md R-624.
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
