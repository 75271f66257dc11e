import { z } from 'zod'
import { SessionUser } from './accounts.ts'
import { endpoint } from './grammar.ts'
import { instant, nothing, seq } from './values.ts'

/** An app that counts codes, or a key that a phone or computer keeps. */
export const factorKinds = ['TOTP', 'PASSKEY'] as const
export const FACTOR_NAME_LENGTH = 40
export const MOST_FACTORS = 10
export const RECOVERY_CODES = 10
/** For how long a browser may be spared the second step. */
export const TRUST_DAYS = 30
/** How many minutes a proof counts where an endpoint asks for a recent one. */
export const RECENT_MINUTES = 15

const name = z.string().trim().min(1).max(FACTOR_NAME_LENGTH)
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
export const ShownPasskey = z.object({
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
export const PasskeyWish = z.object({
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

const typed = z.string().trim().min(1).max(40)
const byTotp = z.object({ way: z.literal('TOTP'), code: typed })
const byRecovery = z.object({ way: z.literal('RECOVERY'), code: typed })
const byPasskey = z.object({ way: z.literal('PASSKEY'), credential: ShownPasskey })
const SecondProof = z.discriminatedUnion('way', [byTotp, byRecovery, byPasskey])
export type SecondProof = z.output<typeof SecondProof>
export const secondWays = ['PASSKEY', 'TOTP', 'RECOVERY'] as const
export type SecondWay = (typeof secondWays)[number]

const stepRefusals = ['SECOND_STEP_ENDED', 'SECOND_FACTOR_WRONG', 'TOO_MANY_ATTEMPTS'] as const
/** The sign-in of this browser that waits for its second step, and how it may go on. */
export const getSecondStep = endpoint({
  method: 'GET',
  path: '/auth/second-step',
  access: 'public',
  reply: z.object({ ways: z.enum(secondWays).array() }),
  refuses: ['SECOND_STEP_ENDED'],
})
/** Asks a passkey: once, for two minutes. */
export const askPasskeyStep = endpoint({
  method: 'POST',
  path: '/auth/second-step/passkey',
  access: 'public',
  reply: PasskeyQuestion,
  refuses: ['SECOND_STEP_ENDED'],
})
/** Takes the second step: only now is somebody signed in. */
export const takeSecondStep = endpoint({
  method: 'POST',
  path: '/auth/second-step',
  access: 'public',
  body: z.object({ proof: SecondProof, isTrusted: z.boolean() }),
  reply: z.object({ user: SessionUser }),
  refuses: stepRefusals,
  touches: ['accounts', 'members', 'second-factor'],
})

/** The caller's second factors, and how many recovery codes are left. */
export const getSecondFactors = endpoint({
  method: 'GET',
  path: '/auth/second-factors',
  access: 'signed-in',
  reply: z.object({ list: SecondFactor.array(), recoveryCodes: z.int() }),
  shows: 'second-factor',
})
/** Begins to set up an app: the secret as a picture's path and as text. Nothing counts until a code was typed. */
export const beginTotp = endpoint({
  method: 'POST',
  path: '/auth/second-factors/totp',
  access: 'signed-in',
  host: 'platform',
  recent: true,
  reply: z.object({
    ticket: z.string(),
    secret: z.string(),
    uri: z.string(),
    /** The dark squares of the QR code as an SVG path, in a square of `size`. */
    qr: z.object({ path: z.string(), size: z.int() }),
  }),
  refuses: ['TOO_MANY_FACTORS', 'TOO_MANY_ATTEMPTS', 'EMAIL_NOT_VERIFIED'],
})
const added = z.object({
  factor: SecondFactor,
  /** With the first factor, once. */
  recoveryCodes: z.string().array().nullable(),
})
export const addTotp = endpoint({
  method: 'PUT',
  path: '/auth/second-factors/totp',
  access: 'signed-in',
  host: 'platform',
  body: z.object({ ticket: z.string().max(200), code: typed, name }),
  reply: added,
  refuses: [
    'SECOND_STEP_ENDED',
    'SECOND_FACTOR_WRONG',
    'TOO_MANY_FACTORS',
    'TOO_MANY_ATTEMPTS',
    'EMAIL_NOT_VERIFIED',
  ],
  touches: ['accounts', 'second-factor'],
})
/** At a site only beside another second factor: the first one is set up at the platform's host. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factors/passkey',
  access: 'signed-in',
  recent: true,
  reply: PasskeyWish,
  refuses: ['TOO_MANY_FACTORS', 'TOO_MANY_ATTEMPTS', 'EMAIL_NOT_VERIFIED', 'PLATFORM_ONLY'],
})
export const addPasskey = endpoint({
  method: 'PUT',
  path: '/auth/second-factors/passkey',
  access: 'signed-in',
  body: z.object({ credential: MadePasskey, name }),
  reply: added,
  refuses: ['SECOND_FACTOR_WRONG', 'TOO_MANY_FACTORS', 'EMAIL_NOT_VERIFIED'],
  touches: ['accounts', 'second-factor'],
})
export const renameFactor = endpoint({
  method: 'PUT',
  path: '/auth/second-factors/:factorSeq',
  access: 'signed-in',
  host: 'platform',
  body: z.object({ name }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['second-factor'],
})
/** With the last one the second step is off, and the recovery codes go too. */
export const removeFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factors/:factorSeq',
  access: 'signed-in',
  host: 'platform',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['accounts', 'second-factor'],
})
/** Ten new ones, shown this once; the ones before stop working. */
export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factors/recovery-codes',
  access: 'signed-in',
  host: 'platform',
  recent: true,
  reply: z.object({ recoveryCodes: z.string().array() }),
  refuses: ['SECOND_FACTOR_MISSING'],
  touches: ['second-factor'],
})

const proofWays = [...secondWays, 'PASSWORD', 'MAIL'] as const
export type ProofWay = (typeof proofWays)[number]
const Proof = z.discriminatedUnion('way', [
  byTotp,
  byRecovery,
  byPasskey,
  z.object({ way: z.literal('PASSWORD'), password: z.string().max(200) }),
  /** Sent by `POST /auth/code`. */
  z.object({ way: z.literal('MAIL'), code: typed }),
])
export type Proof = z.output<typeof Proof>
/** How the caller may prove once more who they are. Empty for whoever has only a provider: they sign in again. */
export const getProofWays = endpoint({
  method: 'GET',
  path: '/auth/proof',
  access: 'signed-in',
  reply: z.object({ ways: z.enum(proofWays).array(), email: z.string() }),
})
export const askPasskeyProof = endpoint({
  method: 'POST',
  path: '/auth/proof/passkey',
  access: 'signed-in',
  reply: PasskeyQuestion,
})
/** Counts for every address of this sign-in, for 15 minutes. */
export const prove = endpoint({
  method: 'POST',
  path: '/auth/proof',
  access: 'signed-in',
  body: z.object({ proof: Proof }),
  reply: nothing,
  refuses: ['PASSWORD_WRONG', 'CODE_WRONG', 'SECOND_FACTOR_WRONG', 'TOO_MANY_ATTEMPTS'],
})

/** Whether this site asks its staff for a second factor, and who of them has none. */
export const getStaffGuard = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/operators/second-factor',
  access: 'SITE_ACL_READ',
  reply: z.object({
    isRequired: z.boolean(),
    /** Whether whoever asks could switch it on. */
    hasOwn: z.boolean(),
    missing: z.object({ userSeq: seq('user'), name: z.string() }).array(),
  }),
  shows: 'roles',
})
/** Nobody locks themselves out: who switches it on has one. */
export const setStaffGuard = endpoint({
  method: 'PUT',
  path: '/channels/:channelSeq/operators/second-factor',
  access: 'SITE_OWNER_UPDATE',
  recent: true,
  body: z.object({ isRequired: z.boolean() }),
  reply: nothing,
  refuses: ['SECOND_FACTOR_MISSING'],
  touches: ['roles', 'members'],
})
