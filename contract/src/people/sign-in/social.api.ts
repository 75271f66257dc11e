import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { email, nothing } from '../../values/ids.ts'
import { snsProviders } from '../../values/sns-providers.ts'
import { SessionUser } from '../accounts/schemas.ts'
import {
  channelSeq,
  entered,
  given,
  Integrated,
  offered,
  SocialIdentity,
  socialSignIn,
} from './social.schemas.ts'

/** The provider's URL for the browser, and the state it must return. Bound to this browser, single use, valid for 10 minutes. */
export const beginSocial = endpoint({
  method: 'GET',
  path: '/auth/social/:snsTypeCd/initial',
  access: 'public',
  query: z.object({ channelSeq: z.coerce.number<number>().pipe(channelSeq) }),
  reply: z.object({ authorizeUrl: z.string(), state: z.string() }),
  refuses: ['SOCIAL_OFF', 'TOO_MANY_ATTEMPTS'],
})
/**
 * Exchanges what the browser returned from the provider. The token in the reply is the product's: the provider's stays on the
 * server.
 */
export const exchangeSocial = endpoint({
  method: 'POST',
  path: '/auth/social/:snsTypeCd/token',
  access: 'public',
  body: z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string().min(1).max(4096),
    state: z.string().min(1).max(200),
  }),
  reply: z.object({ accessToken: z.string() }),
  refuses: ['SOCIAL_OFF', 'SOCIAL_ENDED', 'SOCIAL_FAILED', 'SOCIAL_REFUSED', 'TOO_MANY_ATTEMPTS'],
})
/** Signs in the user of this token; for a new user it returns no user and nothing to integrate. */
export const snsLogin = endpoint({
  method: 'POST',
  path: '/auth/snsLogin',
  access: 'public',
  body: socialSignIn,
  reply: z.object({ user: SessionUser.nullable(), integrated: Integrated.nullable() }),
  refuses: [
    'SOCIAL_OFF',
    'SOCIAL_ENDED',
    'SOCIAL_FAILED',
    'SOCIAL_REFUSED',
    'TOO_MANY_ATTEMPTS',
    'SECOND_STEP_NEEDED',
  ],
  touches: ['accounts', 'members'],
})
/** Opens an account for a new user. */
export const snsSignup = endpoint({
  method: 'POST',
  path: '/auth/snsSignup',
  access: 'public',
  body: socialSignIn,
  reply: entered,
  refuses: [
    'SOCIAL_OFF',
    'SOCIAL_ENDED',
    'SOCIAL_FAILED',
    'SOCIAL_REFUSED',
    'TOO_MANY_ATTEMPTS',
    'SECOND_STEP_NEEDED',
  ],
  touches: ['accounts', 'members'],
})
export const checkUserInfo = endpoint({
  method: 'GET',
  path: '/auth/checkUserInfo',
  access: 'signed-in',
  query: z.object({ channelSeq: z.coerce.number<number>().pipe(channelSeq).optional() }),
  reply: z.object({ integrated: Integrated }),
})
/** Merges the caller's account with the one that owns the address: the older remains and receives everything of the other. */
export const integrate = endpoint({
  method: 'POST',
  path: '/auth/integrated/:token',
  access: 'signed-in',
  body: z.object({ token: z.string().max(200), email }),
  reply: entered,
  refuses: ['INTEGRATION_DEAD', 'INTEGRATION_CLASH', 'SECOND_STEP_NEEDED'],
  touches: ['accounts', 'members', 'courses', 'enrolments', 'reviews', 'orders', 'notices', 'notifications'],
})

/** The caller's sign-in methods besides the password. */
export const listIdentities = endpoint({
  method: 'GET',
  path: '/auth/social/identities',
  access: 'signed-in',
  reply: z.object({ list: SocialIdentity.array() }),
  shows: 'accounts',
})
/** Connects another provider to the caller's account. */
export const connectIdentity = endpoint({
  method: 'POST',
  path: '/auth/social/identities',
  access: 'signed-in',
  recent: true,
  body: socialSignIn,
  reply: nothing,
  refuses: [
    'SOCIAL_OFF',
    'SOCIAL_ENDED',
    'SOCIAL_FAILED',
    'SOCIAL_REFUSED',
    'IDENTITY_TAKEN',
    'EMAIL_NOT_VERIFIED',
    'TOO_MANY_ATTEMPTS',
  ],
  touches: ['accounts'],
})
export const disconnectIdentity = endpoint({
  method: 'DELETE',
  path: '/auth/social/identities/:identitySeq',
  access: 'signed-in',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND', 'LAST_WAY_IN'],
  touches: ['accounts'],
})

/** The site's application at each provider. Secrets can be written but are never returned. */
export const getSignInSettings = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/configurations/sign-in',
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({
    redirectUrl: z.string(),
    kakaoSyncYn: z.enum(['Y', 'N']),
    providers: z.object({ ...offered, hasSecret: z.boolean() }).array(),
  }),
  shows: 'sites',
})
export const saveSignInSettings = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/configurations/sign-in',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sign-in.saveSignInSettings',
  recent: true,
  body: z.object({
    kakaoSyncYn: z.enum(['Y', 'N']),
    /** Omitted: the secret stays. Null: it is removed. */
    providers: z
      .object({ ...offered, clientSecret: given.nullish() })
      .array()
      .max(snsProviders.length),
  }),
  reply: nothing,
  refuses: ['SOCIAL_SECRET_MISSING'],
  touches: ['sites'],
})
