import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { languages } from '../../i18n/languages.ts'
import { phone } from '../../values/contact.ts'
import { email, nothing, seq, seqInUrl } from '../../values/ids.ts'
import { accountPassword, personName } from '../accounts/schemas.ts'
import { agreements, code, signedIn } from './schemas.ts'

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: z.object({ email, password: z.string().max(200), channelSeq: seq('channel').optional() }),
  reply: signedIn,
  refuses: ['EMAIL_UNKNOWN', 'PASSWORD_WRONG', 'PASSWORD_EMPTY', 'TOO_MANY_ATTEMPTS', 'SECOND_STEP_NEEDED'],
  touches: ['accounts', 'members'],
})

/** Opens an account and sends its first code. */
export const signup = endpoint({
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  body: z.object({
    email,
    password: accountPassword,
    name: personName,
    phone: phone.optional(),
    agreements: agreements.refine((given) => given.includes('terms') && given.includes('privacy')),
    channelSeq: seq('channel').optional(),
    /** Started from "start for free". */
    initPlan: z.boolean().optional(),
  }),
  reply: signedIn,
  refuses: ['EMAIL_TAKEN', 'TOO_MANY_ATTEMPTS', 'PASSWORD_COMMON'],
  touches: ['accounts', 'members'],
})

export const checkUserId = endpoint({
  method: 'GET',
  path: '/auth/checkUserId',
  access: 'public',
  query: z.object({ id: z.string().min(1).max(254) }),
  reply: z.object({
    isDuplicate: z.boolean(),
    isUsable: z.boolean(),
    /** Why an id of its form cannot be used, in the caller's language; null where its form is right. R-190. */
    message: z.string().nullable(),
  }),
})

/**
 * Sends a six-digit code to the caller's own address, or to any address where they have none yet. Within a minute of the last code
 * nothing is sent and the last one stays valid.
 */
export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/code',
  access: 'signed-in',
  body: z.object({ email, channelSeq: seq('channel').optional() }),
  reply: z.object({ resendAfterSeconds: z.int() }),
  refuses: ['TOO_MANY_ATTEMPTS', 'EMAIL_UNKNOWN'],
})
/** Verifies the code; the address is verified from then on. Another account with the same address is merged with the caller's. */
export const authenticate = endpoint({
  method: 'POST',
  path: '/auth/authentication',
  access: 'signed-in',
  body: z.object({ email, code }),
  reply: signedIn,
  refuses: ['CODE_WRONG', 'TOO_MANY_ATTEMPTS', 'EMAIL_UNKNOWN', 'INTEGRATION_CLASH', 'SECOND_STEP_NEEDED'],
  touches: ['accounts', 'members', 'courses', 'enrolments', 'reviews', 'orders', 'notices', 'notifications'],
})

export const sendResetPasswordToken = endpoint({
  method: 'POST',
  path: '/auth/sendResetPasswordToken',
  access: 'public',
  body: z.object({ email, channelSeq: seq('channel').optional() }),
  reply: nothing,
  refuses: ['TOO_MANY_ATTEMPTS'],
})
export const checkResetPasswordToken = endpoint({
  method: 'GET',
  path: '/auth/checkResetPasswordToken',
  access: 'public',
  query: z.object({
    code: z.string().max(200),
    email: email.optional(),
    channelSeq: seqInUrl('channel').optional(),
  }),
  reply: z.object({ isValid: z.boolean() }),
})
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/resetPassword',
  access: 'public',
  body: z.object({ code: z.string().max(200), password: accountPassword }),
  reply: nothing,
  refuses: ['RESET_LINK_DEAD', 'PASSWORD_COMMON'],
})

export const changeName = endpoint({
  method: 'POST',
  path: '/auth/changeName',
  access: 'signed-in',
  body: z.object({ name: personName, phone: phone.optional() }),
  reply: signedIn,
  touches: ['accounts'],
})
/** Sets the language of mails to the caller. */
export const changeLanguage = endpoint({
  method: 'POST',
  path: '/auth/changeLanguage',
  access: 'signed-in',
  body: z.object({ language: z.enum(languages) }),
  reply: signedIn,
  touches: ['accounts'],
})
export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/changePassword',
  access: 'signed-in',
  host: 'platform',
  body: z.object({ password: z.string().max(200), newPassword: accountPassword }),
  reply: nothing,
  refuses: ['PASSWORD_WRONG', 'TOO_MANY_ATTEMPTS', 'PROVE_AGAIN', 'PASSWORD_COMMON'],
})

export const me = endpoint({
  method: 'GET',
  path: '/me',
  access: 'signed-in',
  reply: signedIn,
  shows: 'accounts',
})
