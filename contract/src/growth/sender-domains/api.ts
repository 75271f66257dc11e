import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { localPart, path, SenderDomain, senderStates } from './schemas.ts'

/** The sender of the site's mails. */
export const getSenderDomain = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({
    sender: SenderDomain.nullable(),
    /** Sends while there is no checked domain; null where the installation sends no mail. */
    standardAddress: z.string().nullable(),
  }),
  shows: 'sender-domains',
})
/** Another domain begins anew with a key of its own; another name before the @ changes nothing else. */
export const saveSenderDomain = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sender-domains.saveSenderDomain',
  recent: true,
  body: z.object({ domain: z.string().trim().min(1).max(300), localPart }),
  reply: nothing,
  refuses: ['DOMAIN_UNUSABLE'],
  touches: ['sender-domains'],
})
/** Asks the name servers now. */
export const checkSenderDomain = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sender-domains.checkSenderDomain',
  reply: z.object({ state: z.enum(senderStates) }),
  refuses: ['NOT_FOUND'],
  touches: ['sender-domains'],
})
export const removeSenderDomain = endpoint({
  method: 'POST',
  path: `${path}/delete`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'sender-domains.removeSenderDomain',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['sender-domains'],
})
