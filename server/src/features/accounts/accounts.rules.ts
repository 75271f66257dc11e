import { TRUST_DAYS } from 'contract/second-factor'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** docs/rules.md R-002: how long each thing lives. */
export const lives = {
  session: 2 * DAY,
  accessToken: 12 * HOUR,
  code: 10 * MINUTE,
  resetLink: 30 * MINUTE,
  handOff: MINUTE,
  ticket: MINUTE / 2,
  oldPortrait: HOUR,
  social: 10 * MINUTE,
  integration: 30 * MINUTE,
} as const

/** docs/rules.md R-258: how long a browser is spared the second step. */
export const TRUST_LIFE = TRUST_DAYS * DAY

/** docs/rules.md R-002: how long a browser that signed in once is nothing new. */
export const KNOWN_BROWSER_LIFE = 365 * DAY

export const after = (now: Date, life: number) => new Date(now.getTime() + life)

export const CODE_TRIES = 5
const CODES_PER_DAY = 10
export const RESEND_SECONDS = 60

export interface SentCodes {
  /** Null before the first. */
  lastAt: Date | null
  today: number
}
/** The next code: now, after so many seconds, or not today. */
export function whenNextCode(
  { lastAt, today }: SentCodes,
  now: Date,
): 'NOW' | 'TOO_MANY' | { inSeconds: number } {
  const waited = lastAt ? (now.getTime() - lastAt.getTime()) / 1000 : RESEND_SECONDS
  if (waited < RESEND_SECONDS) return { inSeconds: Math.ceil(RESEND_SECONDS - waited) }
  return today >= CODES_PER_DAY ? 'TOO_MANY' : 'NOW'
}

/** The beginning of the day that counts towards the daily number of codes. */
export const dayBefore = (now: Date) => new Date(now.getTime() - DAY)
