import { seoulDay } from '../../values/korea-time.ts'

/** Staff can mark attendance from the day of the lesson on, in Seoul. docs/rules.md R-405. */
export const isBookOpen = (startAt: Date, now: Date) => seoulDay(now) >= seoulDay(startAt)
