import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { StoredTools } from '../../site/sites/tools.schemas.ts'
import { nothing } from '../../values/ids.ts'
import { chatSecretForm, path } from './tools.schemas.ts'

export const getMarketingTools = endpoint({
  method: 'GET',
  path,
  access: 'SITE_MARKETING_READ',
  reply: StoredTools.extend({
    /** Whether identities are signed. The API never returns the secret. */
    hasChatSecret: z.boolean(),
    /** The installation provides a support chat for staff of sites without their own. */
    hasDefaultChat: z.boolean(),
    /** Whether people are asked for consent to marketing when they sign up. */
    marketingConsent: z.boolean(),
  }),
  shows: 'integrations',
})
export const saveMarketingTools = endpoint({
  method: 'POST',
  path,
  access: 'SITE_MARKETING_UPDATE',
  action: 'integrations.saveMarketingTools',
  body: StoredTools.extend({
    /** Omitted: the secret stays. Null: it is removed. */
    chatSecret: z.string().trim().toLowerCase().regex(chatSecretForm).nullish(),
    /** Omitted: it stays. */
    marketingConsent: z.boolean().optional(),
  }),
  reply: nothing,
  touches: ['integrations', 'sites'],
})
/** Queries the service itself and returns what its reply proves. */
export const checkMarketingKey = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'integrations.checkMarketingKey',
  body: z.object({ tool: z.enum(['chat', 'messenger']) }),
  reply: z.object({ verdict: z.enum(['ANSWERS', 'UNKNOWN_KEY', 'UNREACHABLE']) }),
  refuses: ['NOT_FOUND'],
})
/** The caller's identity for the support chat of staff. */
export const getChatIdentity = endpoint({
  method: 'GET',
  path: `${path}/identity`,
  access: 'SITE_CONSOLE_READ',
  reply: z.object({
    memberId: z.string(),
    /** Proves the id to the provider; null without a secret. */
    memberHash: z.string().nullable(),
    name: z.string(),
    /** In international form: +821012345678. */
    mobileNumber: z.string().nullable(),
    email: z.string().nullable(),
  }),
  refuses: ['NOT_FOUND'],
})
