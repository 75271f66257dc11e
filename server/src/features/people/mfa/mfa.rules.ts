import type { ReauthMethod } from 'contract/people/mfa/schemas'

const MINUTE = 60_000

/** docs/rules.md: how long each thing waits. */
export const waits = { signIn: 10 * MINUTE, setUp: 15 * MINUTE, passkey: 2 * MINUTE } as const
export const TRIES_PER_STEP = 5

/** How often codes may be tried. A passkey cannot be guessed and is not counted. */
export const paces = {
  codePerUser: { most: 10, everySeconds: 300 },
  setUpPerUser: { most: 20, everySeconds: 60 },
} as const

/** Seconds that one code of an app is shown. */
export const STEP_SECONDS = 30
/** A code of the step before or after counts too: clocks differ, and people type slowly. */
export const STEPS_ASIDE = 1
/** The step that a moment falls into. */
export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** Six digits as people type them, with blanks; null for what cannot be a code. */
export function readTotp(typed: string) {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** Without letters and digits that look alike. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const HALF = 5
/** As it is shown: XXXXX-XXXXX. */
export const recoveryCodeOf = (picks: readonly number[]) => {
  const letters = picks.map((pick) => RECOVERY_ALPHABET[pick] ?? '')
  return `${letters.slice(0, HALF).join('')}-${letters.slice(HALF).join('')}`
}
export const RECOVERY_LETTERS = 2 * HALF
const recoveryForm = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LETTERS}}$`)
/** However somebody typed it; null for what cannot be one. */
export function readRecovery(typed: string) {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '')
  return recoveryForm.test(letters) ? letters : null
}

/** docs/rules.md R-259: a passkey belongs to the address where it was made. */
export const rpIdOf = (origin: string) => new URL(origin).hostname
/** Behind a proxy that ends TLS the scheme may look different from here; the host is what counts. */
export function originsOf(origin: string) {
  const { host } = new URL(origin)
  return [`https://${host}`, `http://${host}`]
}

interface Factors {
  hasApp: boolean
  hasPasskeyHere: boolean
  recoveryCodes: number
}
/** How somebody may take the second step here; what is quickest comes first. */
export const secondWaysOf = ({ hasApp, hasPasskeyHere, recoveryCodes }: Factors) => [
  ...(hasPasskeyHere ? (['PASSKEY'] as const) : []),
  ...(hasApp ? (['TOTP'] as const) : []),
  ...(recoveryCodes > 0 ? (['RECOVERY'] as const) : []),
]

interface Account extends Factors {
  hasSecondFactor: boolean
  hasPassword: boolean
  isVerified: boolean
}
/** docs/rules.md R-262: the strongest that somebody has. A password does not stand in for a second factor. */
export function proofWaysOf({
  hasSecondFactor,
  hasPassword,
  isVerified,
  ...factors
}: Account): ReauthMethod[] {
  if (hasSecondFactor) return secondWaysOf(factors)
  if (hasPassword) return ['PASSWORD']
  return isVerified ? ['MAIL'] : []
}
