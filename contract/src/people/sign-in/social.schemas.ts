import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { snsProviders } from '../../values/sns-providers.ts'
import { SessionUser } from '../accounts/schemas.ts'

/** Whether two accounts with one address are merged (COMP) or still have to be (NEED). */
export const Integrated = z.object({
  status: z.enum(['COMP', 'NEED']),
  email: z.string(),
  /** Merges the accounts; only where the provider vouches for the address. */
  token: z.string().nullable(),
  /** No further proof is required. */
  isAuthenticated: z.boolean(),
})
export type Integrated = z.output<typeof Integrated>

export const channelSeq = seq('channel')
export const socialSignIn = z.object({
  snsTypeCd: z.enum(snsProviders),
  /** The token of the exchange step; or a provider's own token where it names the application it is for. */
  accessToken: z.string().min(1).max(4096),
  channelSeq,
})
export const entered = z.object({ user: SessionUser, integrated: Integrated })

export const SocialIdentity = z.object({
  identitySeq: seq('identity'),
  snsTypeCd: z.enum(snsProviders),
  email: z.string().nullable(),
  connectedAt: instant,
})

/** Keys from providers may be long and contain no white space. */
export const given = z.string().trim().max(300).regex(/^\S+$/)
export const offered = {
  snsTypeCd: z.enum(snsProviders),
  clientId: given.nullable(),
  /** The number Kakao gives the application beside its key. */
  appId: z
    .string()
    .trim()
    .regex(/^\d{1,20}$/)
    .nullable(),
}
