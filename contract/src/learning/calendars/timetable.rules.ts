import { moveDay, seoulDay } from '../../values/korea-time.ts'

export const timetableViews = ['month', 'week', 'list'] as const
export type TimetableView = (typeof timetableViews)[number]

/** The days that one request may cover: six weeks of a month, with room to spare. */
export const MAX_TIMETABLE_DAYS = 62
/** The days of a list. */
const LIST_DAYS = 31

export interface DaySpan {
  /** The first and the last day, `2026-11-21`. */
  from: string
  to: string
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const sundayOf = (day: string) => moveDay(day, -weekdayOf(day))
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
/** The first day of the month that is this many months away. */
function moveMonth(day: string, by: number) {
  const date = new Date(`${firstOfMonth(day)}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + by)
  return date.toISOString().slice(0, 10)
}

/** The days that a view of this day shows. A month is whole weeks from Sunday on; a list begins on the day. docs/rules.md R-984. */
export function spanOfView(view: TimetableView, day: string): DaySpan {
  if (view === 'list') return { from: day, to: moveDay(day, LIST_DAYS - 1) }
  if (view === 'week') return { from: sundayOf(day), to: moveDay(sundayOf(day), 6) }
  const last = moveDay(moveMonth(day, 1), -1)
  return { from: sundayOf(firstOfMonth(day)), to: moveDay(sundayOf(last), 6) }
}

/** The day to show when a reader moves on or back by one page of a view. */
export function moveView(view: TimetableView, day: string, by: 1 | -1) {
  if (view === 'month') return moveMonth(day, by)
  return moveDay(day, by * (view === 'week' ? 7 : LIST_DAYS))
}

/** Every day of a span in order. */
export function daysOf({ from, to }: DaySpan) {
  const days: string[] = []
  for (let day = from; day <= to; day = moveDay(day, 1)) days.push(day)
  return days
}

/** Four digits still after the last day of the last span. */
const LAST_DAY = '9998-12-31'
const DAY_MS = 86_400_000
/** Whether a span is in order and short enough for one request; false for what is no day. */
export function isShortSpan({ from, to }: DaySpan) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  return days >= 0 && days < MAX_TIMETABLE_DAYS && to <= LAST_DAY
}

/** From the start of the first day in Seoul to the end of the last. */
export const momentsOf = ({ from, to }: DaySpan) => ({
  from: new Date(`${from}T00:00:00+09:00`),
  to: new Date(`${moveDay(to, 1)}T00:00:00+09:00`),
})

/** Dates by their day in Seoul, in the order in which they come. */
export function byDay<One extends { startAt: Date }>(list: readonly One[]) {
  const days = new Map<string, One[]>()
  for (const one of list) {
    const day = seoulDay(one.startAt)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return days
}
