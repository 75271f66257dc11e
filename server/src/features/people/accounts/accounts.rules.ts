import { TRUST_DAYS } from 'contract/people/mfa/schemas'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** docs/rules.md R-002: lifetimes. */
export const lives = {
  session: 2 * DAY,
  accessToken: 12 * HOUR,
  code: 10 * MINUTE,
  resetLink: 30 * MINUTE,
  handOff: MINUTE,
  /** The time for deciding whether to continue as another person, including a sign-in before it. */
  handOffState: 30 * MINUTE,
  ticket: MINUTE / 2,
  oldPortrait: HOUR,
  social: 10 * MINUTE,
  integration: 30 * MINUTE,
} as const

/** docs/rules.md R-258: how long a trusted browser skips the second step. */
export const TRUST_LIFE = TRUST_DAYS * DAY

/** docs/rules.md R-002: how long a browser counts as known after a sign-in. */
export const KNOWN_BROWSER_LIFE = 365 * DAY

export const after = (now: Date, life: number) => new Date(now.getTime() + life)

/** When a sign-in ends unless it is used: after two days, and at the latest this many days after it began. R-451 */
export function endOfSession(now: Date, { signedInAt, days }: { signedInAt: Date; days: number }) {
  return new Date(Math.min(after(now, lives.session).getTime(), after(signedInAt, days * DAY).getTime()))
}

/**
 * A session issues one access token per period of two thirds of a token's life, so that each is valid for at least another third.
 */
const SLOT = (lives.accessToken * 2) / 3
/** The access token of a session for now, and when it expires. */
export function accessSlot({ createdAt }: { createdAt: Date }, now: Date) {
  const slot = Math.max(0, Math.floor((now.getTime() - createdAt.getTime()) / SLOT))
  return { slot, expiresAt: after(createdAt, slot * SLOT + lives.accessToken) }
}
/** The precision of "last seen": within this time reading a session writes nothing. */
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
/** The next code: now, after this many seconds, or not today. */
export function whenNextCode(
  { lastAt, today }: SentCodes,
  now: Date,
): 'NOW' | 'TOO_MANY' | { inSeconds: number } {
  const waited = lastAt ? (now.getTime() - lastAt.getTime()) / 1000 : RESEND_SECONDS
  if (waited < RESEND_SECONDS) return { inSeconds: Math.ceil(RESEND_SECONDS - waited) }
  return today >= CODES_PER_DAY ? 'TOO_MANY' : 'NOW'
}

/** The start of the period that counts towards the daily number of codes. */
export const dayBefore = (now: Date) => new Date(now.getTime() - DAY)
