const MINUTE_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS
/** Carriers give up long before. */
const GIVEN_UP_MS = 72 * 60 * MINUTE_MS

/**
 * When to ask again what became of messages: after as long as they are on their way already, at most six hours. Null once three days are over.
 * docs/rules.md R-1179.
 */
export function nextReportCheck(sentAt: Date, now: Date): Date | null {
  const age = now.getTime() - sentAt.getTime()
  if (age >= GIVEN_UP_MS) return null
  return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, Math.max(MINUTE_MS, age)))
}
