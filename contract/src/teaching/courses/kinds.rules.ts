import { moveDay, seoulDay } from '../../values/korea-time.ts'
import { courseTypes, openTypes, type CourseTypeCd, type OpenTypeCd } from '../../values/type-codes.ts'

/** The facts that the rules of kind and hours check. */
export interface RunningClass {
  courseTypeCd: CourseTypeCd
  scheduleTypeCd: 'S' | 'R' | 'D'
  weekdays: readonly number[]
  classStartTime: string | null
  classEndTime: string | null
  openTypeCd: OpenTypeCd
  openTypeUrl: string | null
}
export type KindRule =
  | 'REQUIRED'
  | 'WEEKDAY_MISSING'
  | 'TIME_WRONG'
  | 'HOUR_WRONG'
  | 'MINUTE_WRONG'
  | 'END_BEFORE_START'
  | 'URL_WRONG'
interface Violation<Rule extends string> {
  path: string
  rule: Rule
}

const schedules = ['S', 'R', 'D'] as const
/**
 * Sorts a code into the kind of a course or its schedule; the specification uses one field for both. An unknown code is a class.
 *
 */
export function routeType(code: string | undefined): {
  courseTypeCd?: RunningClass['courseTypeCd']
  scheduleTypeCd?: RunningClass['scheduleTypeCd']
} {
  if (code === undefined) return {}
  const scheduleTypeCd = schedules.find((one) => one === code.toUpperCase())
  if (scheduleTypeCd) return { scheduleTypeCd }
  return {
    courseTypeCd: Object.values(courseTypes).find((one) => one === code) ?? courseTypes.class,
  }
}

const trouble = (hour: number, minute: number) => {
  if (hour > 23) return 'HOUR_WRONG' as const
  return minute > 59 ? ('MINUTE_WRONG' as const) : null
}
/** The minute of the day of `19:30`, or the error in it. */
export function readClock(text: string): number | 'TIME_WRONG' | 'HOUR_WRONG' | 'MINUTE_WRONG' {
  const [, hours, minutes] = /^(\d{1,2}):(\d{1,2})$/.exec(text.trim()) ?? []
  if (hours === undefined || minutes === undefined) return 'TIME_WRONG'
  const [hour, minute] = [Number(hours), Number(minutes)]
  return trouble(hour, minute) ?? hour * 60 + minute
}
const two = (value: number) => String(value).padStart(2, '0')
/** The inverse: `570` → `09:30`. */
export const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** Every rule of kind, hours and venue that a draft breaks, by field. docs/rules.md. */
export function checkRunnable(draft: RunningClass): Violation<KindRule>[] {
  return [...(draft.scheduleTypeCd === 'R' ? brokenWeek(draft) : []), ...brokenPlace(draft)]
}

function brokenWeek({ weekdays, classStartTime: from, classEndTime: until }: RunningClass) {
  const broken: Violation<KindRule>[] = []
  if (weekdays.length === 0) broken.push({ path: 'body.weekdays', rule: 'WEEKDAY_MISSING' })
  if (!from && !until) return broken
  const read = { classStartTime: clock(from), classEndTime: clock(until) }
  for (const name of ['classStartTime', 'classEndTime'] as const) {
    const minute = read[name]
    if (typeof minute === 'string') broken.push({ path: `body.${name}`, rule: minute })
  }
  const { classStartTime: start, classEndTime: end } = read
  if (typeof start === 'number' && typeof end === 'number' && end <= start)
    broken.push({ path: 'body.classEndTime', rule: 'END_BEFORE_START' })
  return broken
}
const clock = (text: string | null): number | KindRule => (text ? readClock(text) : 'REQUIRED')

function brokenPlace({ openTypeCd, openTypeUrl }: RunningClass): Violation<KindRule>[] {
  if (openTypeCd === openTypes.onSite) return []
  if (!openTypeUrl) return [{ path: 'body.openTypeUrl', rule: 'REQUIRED' }]
  return isWebAddress(openTypeUrl) ? [] : [{ path: 'body.openTypeUrl', rule: 'URL_WRONG' }]
}
/** A URL that can be linked: http and https only, with a host and without credentials. */
export const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i.test(text)

interface Dated {
  startAt: Date | null
  endAt: Date | null
}
/** The whole calendar months of a course in Seoul, its last day included; null without a start or an end. */
export function monthsOf({ startAt, endAt }: Dated) {
  if (startAt === null || endAt === null || endAt < startAt) return null
  const [first, after] = [seoulDay(startAt), moveDay(seoulDay(endAt), 1)]
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))]
  const months = (Number(after.slice(0, 4)) - year) * 12 + Number(after.slice(5, 7)) - month
  return monthLater(first, months) <= after ? months : months - 1
}
/** One month after `2026-01-31` is the last day of February. */
function monthLater(day: string, months: number) {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0)
  const last = at.getUTCDate()
  return `${at.toISOString().slice(0, 8)}${two(Math.min(last, Number(day.slice(8))))}`
}

const LEAST_MONTHS = 1
/** Repeating courses, projects and clubs run at least one month, once their dates are set. docs/rules.md R-356. */
export function checkLength(
  { courseTypeCd, scheduleTypeCd }: Pick<RunningClass, 'courseTypeCd' | 'scheduleTypeCd'>,
  dates: Dated,
): Violation<'PERIOD_TOO_SHORT'>[] {
  const months = monthsOf(dates)
  const isLong =
    scheduleTypeCd === 'R' || courseTypeCd === courseTypes.project || courseTypeCd === courseTypes.club
  if (!isLong || months === null || months >= LEAST_MONTHS) return []
  return [{ path: 'body.endAt', rule: 'PERIOD_TOO_SHORT' }]
}
