import type { CourseDetail } from 'contract/courses'
import { seoulDay } from 'contract/seoul'

type Told = Pick<
  CourseDetail,
  'curriculumStatusList' | 'totalSeconds' | 'startAt' | 'endAt' | 'scheduleTypeCd'
>

const OFFLINE = '04'
const DAY_MS = 24 * 60 * 60 * 1000
/** In days. */
const WEEK = 7

/**
 * How a class takes place, as schema.org's CourseInstance: in a place, online or both, with the hours of its films or
 * the weeks it runs for. Null where neither is known, because search engines refuse an instance without either.
 */
export function courseInstance(course: Told) {
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
  const isOnsite = kinds.includes(OFFLINE)
  const isOnline = kinds.some((kind) => kind !== OFFLINE)
  if (!isOnsite) return 'online'
  return isOnline ? 'blended' : 'onsite'
}

/** ISO 8601, in minutes: 5400 s are PT1H30M. */
function workloadOf(seconds: number) {
  if (seconds <= 0) return null
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}

/** How long it runs: as many weeks or, where it is shorter than two of them, days of Seoul. */
function scheduleOf({ startAt, endAt, scheduleTypeCd }: Told) {
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
  }
}
