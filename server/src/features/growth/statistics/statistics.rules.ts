import type { DashboardRow } from 'contract/growth/statistics/schemas'
import { countDays, type SearchType } from 'contract/growth/statistics/statistics.rules'
import { moveDay } from 'contract/values/korea-time'

type Counts = Omit<DashboardRow, 'baseDate'>
export type Measure = keyof Counts

export const emptyRow = (baseDate: string): DashboardRow => ({
  baseDate,
  paymentAmountKrw: 0,
  paymentAmountUsd: 0,
  cancelAmountKrw: 0,
  cancelAmountUsd: 0,
  newMemberCount: 0,
  classAttendCount: 0,
  visitorCount: 0,
  newVisitorCount: 0,
  pageViewCount: 0,
})

/** Every point of the range, so that a quiet day is a zero and not a gap. Labels as the database formats them. */
export function labelsOf(startAt: string, endAt: string, searchType: SearchType): string[] {
  const days = Array.from({ length: countDays(startAt, endAt) }, (_, index) => moveDay(startAt, index))
  return searchType === 'DAILY' ? days : days.flatMap(hoursOf)
}
const hoursOf = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => `${day} ${String(hour).padStart(2, '0')}:00`)

/** The first day whose visits count. docs/rules.md R-877. */
export const visitsFromOf = (statsStart: string, openingDay: string) =>
  statsStart > openingDay ? statsStart : openingDay

/** The part of a range whose visits count; nothing where the range ends before them. */
export const visitRange = <Range extends { startAt: string }>(range: Range, visitsFrom: string): Range =>
  range.startAt < visitsFrom ? { ...range, startAt: visitsFrom } : range

/** Merges the counts into the rows of the range. */
export function rowsOf(
  labels: string[],
  counted: { at: string; measure: Measure; value: number | string }[],
): DashboardRow[] {
  const rows = new Map(labels.map((label) => [label, emptyRow(label)]))
  for (const { at, measure, value } of counted) {
    const row = rows.get(at)
    if (row) row[measure] += Number(value)
  }
  return [...rows.values()]
}

/** Seoul days, both included, as moments: from the first midnight to the one after the last day. */
export const momentsOf = ({ startAt, endAt }: { startAt: string; endAt: string }) => ({
  from: new Date(`${startAt}T00:00:00+09:00`),
  to: new Date(Date.parse(`${endAt}T00:00:00+09:00`) + 86_400_000),
})

/** The span of as many days before, up to the same time of day where the range is not over. docs/rules.md R-1188. */
export function momentsBefore(range: { startAt: string; endAt: string }, now: Date) {
  const { from, to } = momentsOf(range)
  const length = to.getTime() - from.getTime()
  const end = to < now || now < from ? to : now
  return { from: new Date(from.getTime() - length), to: new Date(end.getTime() - length) }
}
