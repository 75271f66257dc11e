import { moveDay, seoulDay } from 'contract/values/korea-time'
import {
  countDays,
  DAYS_BY_HOUR,
  dateFilters,
  searchTypeOf,
  type DateFilter,
  type SearchType,
} from 'contract/growth/statistics/statistics.rules'

const DEFAULT_PERIOD: DateFilter = 'last7Days'

export const periodFrom = (params: URLSearchParams): DateFilter =>
  dateFilters.find((one) => one === params.get('period')) ?? DEFAULT_PERIOD

/** First and last day of a period in Seoul, both inclusive; the "last n days" end today. */
export function daysOf(period: DateFilter, now: Date): { startAt: string; endAt: string } {
  const today = seoulDay(now)
  if (period === 'yesterday') return { startAt: moveDay(today, -1), endAt: moveDay(today, -1) }
  if (period === 'lastMonth') {
    const endAt = moveDay(`${today.slice(0, 8)}01`, -1)
    return { startAt: `${endAt.slice(0, 8)}01`, endAt }
  }
  const back = { today: 0, last7Days: 6, last30Days: 29, last90Days: 89 }[period]
  return { startAt: moveDay(today, -back), endAt: today }
}

/** Whether a period can be shown by the day and by the hour. One day by the day would be a single point. */
export function hasBoth(period: DateFilter, now: Date) {
  const { startAt, endAt } = daysOf(period, now)
  const days = countDays(startAt, endAt)
  return days > 1 && days <= DAYS_BY_HOUR
}

/** The days of a period and what each point of it counts, as the server is asked for them. */
export function figuresOf(period: DateFilter, isHourly: boolean, now: Date) {
  const { startAt, endAt } = daysOf(period, now)
  const chosen: SearchType | undefined = isHourly && hasBoth(period, now) ? 'HOURLY' : undefined
  return { startAt, endAt, searchType: searchTypeOf(startAt, endAt, chosen) }
}
