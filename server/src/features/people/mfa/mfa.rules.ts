import type { ReauthMethod } from 'contract/people/mfa/schemas'

const MINUTE = 60_000

/** docs/rules.md: lifetimes of challenges. */
export const waits = { signIn: 10 * MINUTE, setUp: 15 * MINUTE, passkey: 2 * MINUTE } as const
export const TRIES_PER_STEP = 5

/** Limits for attempts at codes. A passkey cannot be guessed and is not counted. */
export const paces = {
  codePerUser: { most: 10, everySeconds: 300 },
  setUpPerUser: { most: 20, everySeconds: 60 },
} as const

/** The seconds for which an app shows one code. */
export const STEP_SECONDS = 30
/** Codes of the adjacent steps are accepted: clocks differ, and people type slowly. */
export const STEPS_ASIDE = 1
/** The step that contains a moment. */
export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** Six digits as people type them, with spaces; null for anything else. */
export function readTotp(typed: string) {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** Without letters and digits that look alike. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const HALF = 5
/** In display form: XXXXX-XXXXX. */
export const recoveryCodeOf = (picks: readonly number[]) => {
  const letters = picks.map((pick) => RECOVERY_ALPHABET[pick] ?? '')
  return `${letters.slice(0, HALF).join('')}-${letters.slice(HALF).join('')}`
}
export const RECOVERY_LETTERS = 2 * HALF
const recoveryForm = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LETTERS}}$`)
/** Normalizes a typed recovery code; null for anything else. */
export function readRecovery(typed: string) {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '')
  return recoveryForm.test(letters) ? letters : null
}

/** docs/rules.md R-259: a passkey belongs to the host where it was created. */
export const rpIdOf = (origin: string) => new URL(origin).hostname
/** Behind a proxy that terminates TLS the server sees another scheme; only the host matters. */
export function originsOf(origin: string) {
  const { host } = new URL(origin)
  return [`https://${host}`, `http://${host}`]
}

interface Factors {
  hasApp: boolean
  hasPasskeyHere: boolean
  recoveryCodes: number
}
/** The available second steps, quickest first. */
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
/** docs/rules.md R-262: the strongest available methods. A password does not replace a second factor. */
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
