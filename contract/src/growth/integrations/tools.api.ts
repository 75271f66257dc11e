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
    /** Whether identities are signed. The secret itself never comes out. */
    hasChatSecret: z.boolean(),
    /** The installation has a chat of its own for staff of sites without one. */
    hasDefaultChat: z.boolean(),
  }),
  shows: 'integrations',
})
export const saveMarketingTools = endpoint({
  method: 'POST',
  path,
  access: 'SITE_MARKETING_UPDATE',
  action: 'integrations.saveMarketingTools',
  /** Left out, the secret stays; null takes it away. */
  body: StoredTools.extend({ chatSecret: z.string().trim().toLowerCase().regex(chatSecretForm).nullish() }),
  reply: nothing,
  touches: ['integrations', 'sites'],
})
/** Asks the service itself, and says what that proves. */
export const checkMarketingKey = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access: 'SITE_MARKETING_UPDATE',
  action: 'integrations.checkMarketingKey',
  body: z.object({ tool: z.enum(['chat', 'messenger']) }),
  reply: z.object({ verdict: z.enum(['ANSWERS', 'UNKNOWN_KEY', 'UNREACHABLE']) }),
  refuses: ['NOT_FOUND'],
})
/** Who the caller is to the chat that helps staff. */
export const getChatIdentity = endpoint({
  method: 'GET',
  path: `${path}/identity`,
  access: 'SITE_CONSOLE_READ',
  reply: z.object({
    memberId: z.string(),
    /** Proves the id to the provider; null where no secret was given. */
    memberHash: z.string().nullable(),
    name: z.string(),
    /** With its country: +821012345678. */
    mobileNumber: z.string().nullable(),
    email: z.string().nullable(),
  }),
  refuses: ['NOT_FOUND'],
})
