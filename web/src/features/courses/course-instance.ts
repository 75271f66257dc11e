import type { CourseDetail } from 'contract/courses'

type Told = Pick<
  CourseDetail,
  'curriculumStatusList' | 'totalSeconds' | 'startAt' | 'endAt' | 'scheduleTypeCd'
>

const OFFLINE = '04'
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

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

function scheduleOf({ startAt, endAt, scheduleTypeCd }: Told) {
  if (startAt === null || endAt === null) return null
  const isWeekly = scheduleTypeCd === 'R'
  const weeks = Math.max(1, Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / WEEK_MS))
  return {
    '@type': 'Schedule',
    startDate: startAt.slice(0, 10),
    endDate: endAt.slice(0, 10),
    repeatFrequency: isWeekly ? 'Weekly' : 'Daily',
    repeatCount: isWeekly ? weeks : 1,
  }
}
