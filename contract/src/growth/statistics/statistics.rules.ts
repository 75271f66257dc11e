export const dateFilters = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'last90Days',
  'lastMonth',
] as const
export type DateFilter = (typeof dateFilters)[number]
/** The longest range that is counted by the hour, in days. */
export const DAYS_BY_HOUR = 7

/** The number of Seoul days of a range, both ends included. */
export const countDays = (startAt: string, endAt: string) =>
  Math.round((Date.parse(endAt) - Date.parse(startAt)) / 86_400_000) + 1

export const searchTypes = ['DAILY', 'HOURLY'] as const
export type SearchType = (typeof searchTypes)[number]

/** One day is counted by the hour and more by the day, unless the other is asked for. */
export const searchTypeOf = (startAt: string, endAt: string, chosen?: SearchType): SearchType =>
  chosen ?? (startAt === endAt ? 'HOURLY' : 'DAILY')

/** Two years by the day, a week by the hour. docs/rules.md R-876. */
export const isCountable = (startAt: string, endAt: string, searchType: SearchType) =>
  startAt <= endAt && countDays(startAt, endAt) <= (searchType === 'HOURLY' ? DAYS_BY_HOUR : 733)

/** By how many tenths of a percent an amount changed; null where there was none before. docs/rules.md R-1188. */
export const changeOf = (amount: number, before: number) =>
  before > 0 ? Math.round(((amount - before) * 1000) / before) : null
