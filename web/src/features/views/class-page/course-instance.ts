import type { CourseDetail } from 'contract/views/class-page/schemas'
import { seoulDay } from 'contract/values/korea-time'
import { curriculumTypes } from 'contract/values/type-codes'

type Course = Pick<
  CourseDetail,
  | 'curriculumStatusList'
  | 'totalSeconds'
  | 'startAt'
  | 'endAt'
  | 'scheduleTypeCd'
  | 'weekdays'
  | 'classStartTime'
  | 'classEndTime'
  | 'classTime'
>

/** Live lessons and videos. Texts, materials and missions come with a class wherever it is taught. */
const ONLINE: string[] = [curriculumTypes.live, curriculumTypes.video]
const DAY_MS = 24 * 60 * 60 * 1000
/** In days. */
const WEEK = 7

/**
 * How a class is held, as schema.org's CourseInstance: at a venue, online or both, with the hours of its videos or
 * the weeks it runs for. Null where neither is known, because search engines refuse an instance without either.
 */
export function courseInstance(course: Course) {
  const workload = workloadOf(course.totalSeconds)
  const schedule = scheduleOf(course)
  if (!workload && !schedule) return null
  return {
    '@type': 'CourseInstance',
    courseMode: modeOf(course.curriculumStatusList),
    ...(workload && { courseWorkload: workload }),
    ...(schedule && { courseSchedule: schedule }),
  }
}

function modeOf(kinds: readonly string[]) {
  const isOnsite = kinds.includes(curriculumTypes.offline)
  const isOnline = kinds.some((kind) => ONLINE.includes(kind))
  if (!isOnsite) return 'online'
  return isOnline ? 'blended' : 'onsite'
}

function workloadOf(seconds: number) {
  return seconds > 0 ? isoDuration(Math.max(1, Math.round(seconds / 60))) : null
}

/** ISO 8601: 90 minutes are PT1H30M. */
function isoDuration(minutes: number) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}

/** How long it runs: as many weeks or, where it is shorter than two of them, days of Seoul. */
function scheduleOf(course: Course) {
  const { startAt, endAt, scheduleTypeCd } = course
  if (startAt === null || endAt === null) return null
  const [startDate, endDate] = [seoulDay(new Date(startAt)), seoulDay(new Date(endAt))]
  const days = Math.max(1, Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1)
  const isByWeek = scheduleTypeCd === 'R' || days >= 2 * WEEK
  return {
    '@type': 'Schedule',
    startDate,
    endDate,
    repeatFrequency: isByWeek ? 'Weekly' : 'Daily',
    repeatCount: isByWeek ? Math.ceil(days / WEEK) : days,
    ...(scheduleTypeCd === 'R' && meetingsOf(course)),
  }
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** On which days of a week it meets, from when until when, and how long that is in one week. */
function meetingsOf({ weekdays, classStartTime, classEndTime, classTime }: Course) {
  const isTimed = classStartTime !== null && classEndTime !== null && classTime !== null
  return {
    ...(weekdays.length > 0 && { byDay: weekdays.map((day) => `https://schema.org/${dayNames[day]}`) }),
    ...(isTimed && {
      startTime: `${classStartTime}:00`,
      endTime: `${classEndTime}:00`,
      scheduleTimezone: 'Asia/Seoul',
      duration: isoDuration(classTime * Math.max(1, weekdays.length)),
    }),
  }
}
