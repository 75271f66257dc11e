import { firstDayOf, monthOf, moveMonth } from 'contract/money/settlements/settlements.rules'
import { seoulDay, startOfSeoulDay } from 'contract/values/korea-time'

const DAY = 86_400_000
const MINUTE = 60_000
export const after = (now: Date, days: number) => new Date(now.getTime() + days * DAY)
export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE)

/** A time of day in Seoul, so many days from the day of `now`. */
export function seoulTime(now: Date, day: number, time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return minutesAfter(after(startOfSeoulDay(now), day), hours * 60 + minutes)
}
/** When a month in Seoul began, so many months from that of `now`. */
export const startOfMonth = (now: Date, by = 0) =>
  new Date(`${firstDayOf(moveMonth(monthOf(seoulDay(now)), by))}T00:00:00+09:00`)
/** When the clock in Seoul says this next. */
export function nextTime(now: Date, time: string) {
  const today = seoulTime(now, 0, time)
  return today > now ? today : seoulTime(now, 1, time)
}
export const opens = (now: Date, day?: number) => (day === undefined ? null : seoulTime(now, day, '10:00'))
export const closes = (now: Date, day?: number) => (day === undefined ? null : seoulTime(now, day, '23:59'))
