import { moveDay, seoulDay } from '../../values/korea-time.ts'
import { courseTypes, openTypes, type CourseTypeCd, type OpenTypeCd } from '../../values/type-codes.ts'

/** What the kind and the hours of a class are judged by. */
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
/** A code that says what a class is, or how it runs: each goes where it belongs. What nobody knows is a class. R-354. */
export function routeType(code: string | undefined): {
  courseTypeCd?: RunningClass['courseTypeCd']
  scheduleTypeCd?: RunningClass['scheduleTypeCd']
} {
  if (code === undefined) return {}
  const scheduleTypeCd = schedules.find((one) => one === code.toUpperCase())
  if (scheduleTypeCd) return { scheduleTypeCd }
  return {
    courseTypeCd: code === courseTypes.project || code === courseTypes.club ? code : courseTypes.class,
  }
}

const trouble = (hour: number, minute: number) => {
  if (hour > 23) return 'HOUR_WRONG' as const
  return minute > 59 ? ('MINUTE_WRONG' as const) : null
}
/** The minute of the day that `19:30` names, or what is wrong with it. */
export function readClock(text: string): number | 'TIME_WRONG' | 'HOUR_WRONG' | 'MINUTE_WRONG' {
  const [, hours, minutes] = /^(\d{1,2}):(\d{1,2})$/.exec(text.trim()) ?? []
  if (hours === undefined || minutes === undefined) return 'TIME_WRONG'
  const [hour, minute] = [Number(hours), Number(minutes)]
  return trouble(hour, minute) ?? hour * 60 + minute
}
const two = (value: number) => String(value).padStart(2, '0')
/** The same back again: `570` → `09:30`. */
export const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

/** Every rule of kind, hours and place that a draft breaks, by field. docs/rules.md. */
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
/** Opened by a link: http and https alone, with a host and nobody's name and password. */
export const isWebAddress = (text: string) => /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/i.test(text)

interface Dated {
  startAt: Date | null
  endAt: Date | null
}
/**
 * How many whole months a class runs, its last day counted, by the calendar of Seoul; null while it has no start or no
 * end.
 */
export function monthsOf({ startAt, endAt }: Dated) {
  if (startAt === null || endAt === null || endAt < startAt) return null
  const [first, after] = [seoulDay(startAt), moveDay(seoulDay(endAt), 1)]
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))]
  const months = (Number(after.slice(0, 4)) - year) * 12 + Number(after.slice(5, 7)) - month
  return monthLater(first, months) <= after ? months : months - 1
}
/** `2026-01-31` a month later is the last day of February. */
function monthLater(day: string, months: number) {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0)
  const last = at.getUTCDate()
  return `${at.toISOString().slice(0, 8)}${two(Math.min(last, Number(day.slice(8))))}`
}

const LEAST_MONTHS = 1
/** What repeats, projects and clubs run a month at least, once their days are known. docs/rules.md R-356. */
export function checkLength(
  { courseTypeCd, scheduleTypeCd }: Pick<RunningClass, 'courseTypeCd' | 'scheduleTypeCd'>,
  dates: Dated,
): Violation<'PERIOD_TOO_SHORT'>[] {
  const months = monthsOf(dates)
  const isLong = scheduleTypeCd === 'R' || courseTypeCd !== courseTypes.class
  if (!isLong || months === null || months >= LEAST_MONTHS) return []
  return [{ path: 'body.endAt', rule: 'PERIOD_TOO_SHORT' }]
}
