const NINE_HOURS = 9 * 3_600_000
const DAY = 86_400_000
const HALF_HOUR = 30 * 60_000

/** Shifts a moment so that its UTC parts read as Seoul time; Korea has no daylight saving time. */
const shifted = (date: Date) => new Date(date.getTime() + NINE_HOURS)

/** `2026-11-21`: the day in Seoul. */
export const seoulDay = (date: Date) => shifted(date).toISOString().slice(0, 10)
/** `2026-11-21 20:00:00` in Seoul. */
export const seoulDateTime = (date: Date) => shifted(date).toISOString().slice(0, 19).replace('T', ' ')
/** `2026-11-21T20:00` in Seoul, the form of a date-time input. */
export const seoulInput = (date: Date) => shifted(date).toISOString().slice(0, 16)

/** The start of the day of `date` in Seoul. */
export const startOfSeoulDay = (date: Date) => new Date(`${seoulDay(date)}T00:00:00+09:00`)
/** Moves a day by whole days: `('2026-11-30', 2)` → `2026-12-02`. */
export const moveDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10)

/** Reads `2026-11-21T20:00` as Seoul time; null for anything else, including days that do not exist. */
export function parseSeoul(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null
  const date = new Date(`${text}${text.length === 16 ? ':00' : ''}+09:00`)
  if (Number.isNaN(date.getTime())) return null
  // `new Date` reads 30 February as 2 March and 24:00 as the next day.
  return seoulInput(date) === text.slice(0, 16) ? date : null
}

/** The same, also for the form of `seoulDateTime`. */
export const readSeoul = (text: string) => parseSeoul(text.replace(' ', 'T'))

/**
 * The proposed start of a new lesson: :30 of this hour up to and including :30, otherwise the next full hour. docs/rules.md R-031.
 */
export function nextHalfHour(date: Date): Date {
  const minute = date.getUTCMinutes()
  const hour = date.getTime() - (date.getTime() % (2 * HALF_HOUR))
  return new Date(hour + (minute <= 30 ? HALF_HOUR : 2 * HALF_HOUR))
}

export interface SeoulParts {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
  minute: number
}
export function seoulParts(date: Date): SeoulParts {
  const at = shifted(date)
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
  }
}
