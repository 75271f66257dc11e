import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { MadePasskey, name, PasskeyOptionsInput, SecondFactor, typed } from './schemas.ts'

/** The caller's second factors, and how many recovery codes are left. */
export const getSecondFactors = endpoint({
  method: 'GET',
  path: '/auth/second-factors',
  access: 'signed-in',
  reply: z.object({ list: SecondFactor.array(), recoveryCodes: z.int() }),
  shows: 'mfa',
})
/** Starts the set-up of an authenticator app: the secret as a QR code and as text. It is active only after a code was entered. */
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
  /** Returned once, with the first factor. */
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
  touches: ['accounts', 'mfa'],
})
/** On a site's host only beside another second factor: the first one is set up on the platform's host. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/auth/second-factors/passkey',
  access: 'signed-in',
  recent: true,
  reply: PasskeyOptionsInput,
  refuses: ['TOO_MANY_FACTORS', 'TOO_MANY_ATTEMPTS', 'EMAIL_NOT_VERIFIED', 'PLATFORM_ONLY'],
})
export const addPasskey = endpoint({
  method: 'PUT',
  path: '/auth/second-factors/passkey',
  access: 'signed-in',
  body: z.object({ credential: MadePasskey, name }),
  reply: added,
  refuses: ['SECOND_FACTOR_WRONG', 'TOO_MANY_FACTORS', 'EMAIL_NOT_VERIFIED'],
  touches: ['accounts', 'mfa'],
})
export const renameFactor = endpoint({
  method: 'PUT',
  path: '/auth/second-factors/:factorSeq',
  access: 'signed-in',
  host: 'platform',
  body: z.object({ name }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['mfa'],
})
/** Removing the last factor switches two-step verification off and deletes the recovery codes. */
export const removeFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factors/:factorSeq',
  access: 'signed-in',
  host: 'platform',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['accounts', 'mfa'],
})
/** Ten new codes, shown this once; earlier ones become invalid. */
export const makeRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factors/recovery-codes',
  access: 'signed-in',
  host: 'platform',
  recent: true,
  reply: z.object({ recoveryCodes: z.string().array() }),
  refuses: ['SECOND_FACTOR_MISSING'],
  touches: ['mfa'],
})

/** Whether this site requires two-step verification of its staff, and which of them have none. */
export const getStaffGuard = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/operators/second-factor',
  access: 'SITE_ACL_READ',
  reply: z.object({
    isRequired: z.boolean(),
    /** Whether the caller could switch it on. */
    hasOwn: z.boolean(),
    missing: z.object({ userSeq: seq('user'), name: z.string() }).array(),
  }),
  shows: 'staff',
})
/** Requires a second factor of the caller, so that owners cannot lock themselves out. */
export const setStaffGuard = endpoint({
  method: 'PUT',
  path: '/channels/:channelSeq/operators/second-factor',
  access: 'SITE_OWNER_UPDATE',
  action: 'mfa.setStaffGuard',
  recent: true,
  body: z.object({ isRequired: z.boolean() }),
  reply: nothing,
  refuses: ['SECOND_FACTOR_MISSING'],
  touches: ['staff', 'members'],
})
