import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

/** An app that counts codes, or a key that a phone or computer keeps. */
export const factorKinds = ['TOTP', 'PASSKEY'] as const
export const FACTOR_NAME_LENGTH = 40
export const MAX_FACTORS = 10
export const RECOVERY_CODES = 10
/** For how long a browser may be spared the second step. */
export const TRUST_DAYS = 30
/** How many minutes a proof counts where an endpoint asks for a recent one. */
export const RECENT_MINUTES = 15

export const name = z.string().trim().min(1).max(FACTOR_NAME_LENGTH)
export const SecondFactor = z.object({
  factorSeq: seq('second-factor'),
  kind: z.enum(factorKinds),
  name: z.string(),
  /** A passkey works at the address where it was made, and nowhere else; null for an app. */
  host: z.string().nullable(),
  isUsableHere: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type SecondFactor = z.input<typeof SecondFactor>

/** Anything longer is no answer of an authenticator. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const credentialId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1400)
/** By which ways the key is reached: `internal`, `usb`, `hybrid` … */
const transports = z.string().max(20).array().max(10)
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
/** What a browser answers with when a passkey was made … */
export const MadePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.default([]),
  }),
})
/** … and when one was asked. */
export const PasskeyView = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports })
/** What a browser is asked with. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
  allowCredentials: known.array(),
})
export const PasskeyOptionsInput = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.object({ type: z.literal('public-key'), alg: z.int() }).array(),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: known.array(),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
})

export const typed = z.string().trim().min(1).max(40)

export const secondWays = ['PASSKEY', 'TOTP', 'RECOVERY'] as const
export type SecondWay = (typeof secondWays)[number]

export const proofWays = [...secondWays, 'PASSWORD', 'MAIL'] as const
export type ReauthMethod = (typeof proofWays)[number]
