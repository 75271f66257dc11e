import { z } from 'zod'
import { classStaffTypes } from './class-roles.ts'
import { phone } from './contact.ts'
import { endpoint, event } from './grammar.ts'
import { languages } from './languages.ts'
import { isAccountPassword } from './passwords.ts'
import { roles } from './permissions.ts'
import { snsProviders } from './sns-providers.ts'
import { email, instant, nothing, seq, seqInUrl } from './values.ts'

/** Whoever is signed in, as the browser keeps them. */
export const SessionUser = z.object({
  userSeq: seq('user'),
  name: z.string(),
  /** Empty where a provider told none. */
  email: z.string(),
  phone: z.string().nullable(),
  /** When the number was confirmed; null while nobody has. */
  phoneAt: instant.nullish(),
  profileImageUrl: z.string().nullish(),
  /** How the account came about; LIV is an e-mail account. */
  snsTypeCd: z.enum(['LIV', ...snsProviders]),
  hasPassword: z.boolean(),
  isAuthenticated: z.boolean(),
  isOperator: z.boolean(),
  isInitPlan: z.boolean(),
  /** In which mails and push messages are written, where a site speaks it. */
  language: z.enum(languages).optional(),
  mngCnt: z.int(),
  /** Of the site the call comes from, else of all together. */
  badgeCount: z.int(),
  alarmReadSeq: z.int(),
})
export type SessionUser = z.output<typeof SessionUser>
const signedIn = z.object({ user: SessionUser })
const PersonShown = z.object({ name: z.string(), email: z.string() })

/** docs/rules.md R-001. */
export const accountPassword = z
  .string()
  .max(72)
  .refine((password) => isAccountPassword(password))
export const personName = z
  .string()
  .trim()
  .min(2)
  .max(60)
  .regex(/^[A-Za-z가-힣\u3040-\u30ff\u4e00-\u9fff]+(?: [A-Za-z가-힣\u3040-\u30ff\u4e00-\u9fff]+)*$/)
const agreements = z.array(z.enum(['terms', 'privacy', 'marketing'])).max(3)
const code = z.string().regex(/^\d{6}$/)

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
  reply: z.object({ isDuplicate: z.boolean(), isUsable: z.boolean() }),
})

/** Sends a six-digit code to the caller's own address, or to any where they have none yet. Within a minute of the last one, which counts on, nothing is sent. */
export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/code',
  access: 'signed-in',
  body: z.object({ email, channelSeq: seq('channel').optional() }),
  reply: z.object({ resendAfterSeconds: z.int() }),
  refuses: ['TOO_MANY_ATTEMPTS', 'EMAIL_UNKNOWN'],
})
/** Takes the code; the address counts as verified from then on. Another account that owns it becomes one with the caller's. */
export const authenticate = endpoint({
  method: 'POST',
  path: '/auth/authentication',
  access: 'signed-in',
  body: z.object({ email, code }),
  reply: signedIn,
  refuses: ['CODE_WRONG', 'TOO_MANY_ATTEMPTS', 'EMAIL_UNKNOWN', 'INTEGRATION_CLASH', 'SECOND_STEP_NEEDED'],
  touches: ['accounts', 'members', 'courses', 'enrolments', 'reviews', 'orders', 'boards', 'alarms'],
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
/** The language somebody is written to in: the last one they chose. */
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

/**
 * The browser's session. Its id comes in the `session` header, is kept for two days and sent along with every call: a
 * handle for counting that opens nothing. A signed-in one gets a fresh token in the `access-token` header.
 */
export const getSession = endpoint({
  method: 'GET',
  path: '/common/session',
  access: 'public',
  reply: z.object({ user: SessionUser.nullable() }),
})
/** Ends this sign-in wherever it was handed on to. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  reply: nothing,
  touches: ['accounts', 'members'],
})
export const me = endpoint({
  method: 'GET',
  path: '/me',
  access: 'signed-in',
  reply: signedIn,
  shows: 'accounts',
})

/** Asked at a site: the address of the platform at which its sign-in is handed on to this browser. */
export const beginHandOff = endpoint({
  method: 'POST',
  path: '/auth/handoff/begin',
  access: 'public',
  body: z.object({ next: z.string().max(2000).default('/') }),
  reply: z.object({ url: z.string() }),
  refuses: ['HANDOFF_DEAD'],
})
/** A one-time code that carries the sign-in from the platform to a site, to the browser that began it there (60 s, single use). */
export const handOff = endpoint({
  method: 'POST',
  path: '/auth/handoff',
  access: 'signed-in',
  host: 'platform',
  body: z.object({ target: z.string().max(2300), state: z.string().min(20).max(100) }),
  reply: z.object({ url: z.string() }),
  refuses: ['HANDOFF_DEAD'],
})
export const takeHandOff = endpoint({
  method: 'POST',
  path: '/auth/handoff/take',
  access: 'public',
  body: z.object({
    code: z.string().max(200),
    /** Whoever is signed in here wants to go on as the other person. */
    isAgreed: z.boolean().default(false),
  }),
  reply: z.object({
    user: SessionUser.nullable(),
    /** Somebody else is signed in here: who, and who it would be. Nothing happened yet. */
    switching: z.object({ from: PersonShown, to: PersonShown }).nullable(),
  }),
  refuses: ['HANDOFF_DEAD'],
  touches: ['accounts', 'members'],
})

/** What the caller is on this site. */
export const getChannelAuth = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/auth',
  access: 'signed-in',
  reply: z.object({
    /** Keys such as SITE_CLASS_READ. Who reads them passes over those they do not know. */
    roles: z.string().array(),
    userTypeCd: z.enum(roles).nullable(),
    /** The site asks its staff for a second factor and this one has none: until then none of the roles opens anything. */
    isSecondFactorNeeded: z.literal(true).optional(),
    /** The classes the caller was named in, with the keys that hold there alone. */
    classes: z.array(
      z.object({ courseSeq: seq('course'), userTypeCd: z.enum(classStaffTypes), roles: z.string().array() }),
    ),
  }),
  shows: 'members',
})
export const getChannelUser = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/channel-user',
  access: 'signed-in',
  host: 'any',
  reply: z.object({ isChannelUser: z.boolean() }),
  shows: 'members',
})
/** Joins this site, also from the platform's own page for that. */
export const joinChannel = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/members',
  access: 'signed-in',
  host: 'any',
  body: z.object({
    agreements: agreements.refine((given) => given.includes('terms') && given.includes('privacy')),
  }),
  reply: nothing,
  refuses: ['MEMBER_BLOCKED'],
  touches: ['members'],
})

export const memberJoined = event('member.joined', z.object({ userSeq: seq('user') }))
