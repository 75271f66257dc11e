const HOUR = 3_600_000
const SHOWN = 48

interface Counted {
  hour: string | Date
  opened: number
  clicked: number
}

/** The first 48 hours of a campaign, each with its counts, also those in which nothing happened. */
export function hoursFrom(startedAt: Date, counted: readonly Counted[]) {
  const start = Math.floor(startedAt.getTime() / HOUR)
  const byHour = new Map(counted.map((one) => [Math.floor(new Date(one.hour).getTime() / HOUR), one]))
  return Array.from({ length: SHOWN }, (_, index) => {
    const found = byHour.get(start + index)
    return {
      hour: new Date((start + index) * HOUR),
      opened: found?.opened ?? 0,
      clicked: found?.clicked ?? 0,
    }
  })
}
