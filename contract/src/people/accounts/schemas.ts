import { z } from 'zod'
import { languages } from '../../i18n/languages.ts'
import { instant, seq } from '../../values/ids.ts'
import { isAccountPassword } from '../../values/passwords.ts'
import { snsProviders } from '../../values/sns-providers.ts'

/** The signed-in user as the browser stores them. */
export const SessionUser = z.object({
  userSeq: seq('user'),
  name: z.string(),
  /** Empty where the provider returned none. */
  email: z.string(),
  phone: z.string().nullable(),
  /** The time the number was verified; null while it is not. */
  phoneAt: instant.nullish(),
  profileImageUrl: z.string().nullish(),
  /** How the account was created; LIV is an e-mail account. */
  snsTypeCd: z.enum(['LIV', ...snsProviders]),
  hasPassword: z.boolean(),
  isAuthenticated: z.boolean(),
  isOperator: z.boolean(),
  isInitPlan: z.boolean(),
  /** The language of mails and push messages, on sites that offer it. */
  language: z.enum(languages).optional(),
  mngCnt: z.int(),
  /** Unread notifications of the current site, or on the platform of all sites. */
  badgeCount: z.int(),
  alarmReadSeq: z.int(),
})
export type SessionUser = z.output<typeof SessionUser>

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
