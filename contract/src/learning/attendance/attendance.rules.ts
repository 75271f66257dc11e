import { seoulDay } from '../../values/korea-time.ts'

/** Staff note who came from the day on, in Seoul, on which a lesson takes place. docs/rules.md R-405. */
export const isBookOpen = (startAt: Date, now: Date) => seoulDay(now) >= seoulDay(startAt)
