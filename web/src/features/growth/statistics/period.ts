import { moveDay, seoulDay } from 'contract/values/korea-time'
import { dateFilters, type DateFilter } from 'contract/growth/statistics/statistics.rules'

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
