import type { DashboardRow } from 'contract/growth/statistics/schemas'

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
export function pointsOf(startAt: string, endAt: string): { unit: 'day' | 'hour'; labels: string[] } {
  if (startAt === endAt) {
    const labels = Array.from({ length: 24 }, (_, hour) => `${startAt} ${String(hour).padStart(2, '0')}:00`)
    return { unit: 'hour', labels }
  }
  const labels: string[] = []
  const last = Date.parse(`${endAt}T00:00:00Z`)
  for (let at = Date.parse(`${startAt}T00:00:00Z`); at <= last; at += 86_400_000) {
    labels.push(new Date(at).toISOString().slice(0, 10))
  }
  return { unit: 'day', labels }
}

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
export const momentsOf = (startAt: string, endAt: string) => ({
  from: new Date(`${startAt}T00:00:00+09:00`),
  to: new Date(Date.parse(`${endAt}T00:00:00+09:00`) + 86_400_000),
})

/** At most about two years: a chart, not an export. */
export const isReasonable = (startAt: string, endAt: string) =>
  startAt <= endAt && Date.parse(endAt) - Date.parse(startAt) <= 732 * 86_400_000
