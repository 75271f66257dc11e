const HOUR = 3_600_000

/** The time until a moment: in days from two days on, else in hours. */
export function timeLeft(at: Date, now: Date) {
  const hours = Math.floor((at.getTime() - now.getTime()) / HOUR)
  if (hours < 1) return { unit: 'late', count: 0 } as const
  return hours < 48
    ? ({ unit: 'left', count: hours } as const)
    : ({ unit: 'leftDays', count: Math.floor(hours / 24) } as const)
}
