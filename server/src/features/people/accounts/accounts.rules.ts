import { TRUST_DAYS } from 'contract/people/mfa/schemas'

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
  /** How long somebody may think about whether to go on as somebody else, and sign in before. */
  handOffState: 30 * MINUTE,
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

/** When a sign-in ends unless it is used: two days on, but never later than so many days after it began. R-451 */
export function endOfSession(now: Date, { signedInAt, days }: { signedInAt: Date; days: number }) {
  return new Date(Math.min(after(now, lives.session).getTime(), after(signedInAt, days * DAY).getTime()))
}

/** A session hands out one access token for so long: two thirds of its life, so that each is good for a third more. */
const SLOT = (lives.accessToken * 2) / 3
/** Which of its access tokens a session hands out now, and when that one ends. */
export function accessSlot({ createdAt }: { createdAt: Date }, now: Date) {
  const slot = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / SLOT))
  return { slot, expiresAt: after(createdAt, slot * SLOT + lives.accessToken) }
}
/** How old what is noted of a session may be: reading who is here writes nothing in between. */
const SEEN_EVERY = HOUR
export const isRenewalDue = (session: { createdAt: Date; seenAt: Date }, now: Date) =>
  now.getTime() - session.seenAt.getTime() >= SEEN_EVERY ||
  accessSlot(session, now).slot !== accessSlot(session, session.seenAt).slot

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
