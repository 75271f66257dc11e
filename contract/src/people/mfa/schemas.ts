import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

/** An authenticator app, or a passkey on a phone, computer or security key. */
export const factorKinds = ['TOTP', 'PASSKEY'] as const
export const FACTOR_NAME_LENGTH = 40
export const MAX_FACTORS = 10
export const RECOVERY_CODES = 10
/** The days for which a trusted browser skips the second step. */
export const TRUST_DAYS = 30
/** The minutes for which a reauthentication counts. */
export const RECENT_MINUTES = 15

export const name = z.string().trim().min(1).max(FACTOR_NAME_LENGTH)
export const SecondFactor = z.object({
  factorSeq: seq('second-factor'),
  kind: z.enum(factorKinds),
  name: z.string(),
  /** A passkey works only at the host where it was created; null for an app. */
  host: z.string().nullable(),
  isUsableHere: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type SecondFactor = z.input<typeof SecondFactor>

/** No authenticator responds with more. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const credentialId = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1400)
/** Transports of the authenticator: `internal`, `usb`, `hybrid` … */
const transports = z.string().max(20).array().max(10)
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}
/** The browser's response after creating a passkey … */
export const MadePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.default([]),
  }),
})
/** … and after using one. */
export const PasskeyView = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports })
/** The options for the browser's WebAuthn call. */
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
