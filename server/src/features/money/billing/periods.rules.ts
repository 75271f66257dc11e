/** Terms for which something is paid at once. */
const terms = [1, 3, 6, 12] as const
export type TermMonths = (typeof terms)[number]

export function termOf(months: number): TermMonths {
  const term = terms.find((one) => one === months)
  if (term === undefined) throw new Error(`${months} months are no term`)
  return term
}

/** Days of Seoul; `end` is the day on which the next period begins. */
export interface Period {
  start: string
  end: string
}

/**
 * The period from a day on. It ends on the anchor day of its last month, or on the last day of a month that has no such day, so that
 * 31 January is followed by 28 February and by 31 March. docs/rules.md R-833.
 */
export function periodFrom(start: string, term: TermMonths, anchorDay: number): Period {
  const [year = 0, month = 0] = start.split('-').map(Number)
  const months = year * 12 + (month - 1) + term
  const [endYear, endMonth] = [Math.floor(months / 12), (months % 12) + 1]
  const day = Math.min(anchorDay, daysIn(endYear, endMonth))
  return { start, end: `${endYear}-${two(endMonth)}-${two(day)}` }
}

/** Whether a day is the anchor day of its month, or the last day of a month that has no such day. */
export function isOnAnchor(day: string, anchorDay: number) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return date === Math.min(anchorDay, daysIn(year, month))
}

const two = (value: number) => String(value).padStart(2, '0')
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const DAY_MS = 86_400_000
export const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** The first moment of a day in Seoul. */
export const beginOf = (day: string) => new Date(`${day}T00:00:00+09:00`)

/** What of a price is not used yet when a day begins, in whole units; the rest is used. */
export function unusedOf(price: number, period: Period, today: string) {
  const total = daysBetween(period.start, period.end)
  const left = Math.min(total, Math.max(0, daysBetween(today, period.end)))
  return Math.floor((price * left) / total)
}

/**
 * What a change costs for the rest of a period: the unused part of the new price less that of the old one. All charges of a period
 * together are what was used of each price, to the unit. docs/rules.md R-835.
 */
export const upgradeCost = (prices: { from: number; to: number }, period: Period, today: string) =>
  unusedOf(prices.to, period, today) - unusedOf(prices.from, period, today)

/** The days after the first failure on which a card is tried again. docs/rules.md R-834. */
export const retryDays = [1, 3, 5] as const

/** When a renewal that failed so many times is tried again; null once nothing is tried any more. */
export function retryAt({ failedCount, since, now }: { failedCount: number; since: Date; now: Date }) {
  const days = retryDays[failedCount - 1]
  if (days === undefined) return null
  const planned = since.getTime() + days * DAY_MS
  // After an outage two tries are a day apart as well.
  return new Date(Math.max(planned, now.getTime() + DAY_MS))
}
