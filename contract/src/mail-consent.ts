import { z } from 'zod'
import { endpoint } from './grammar.ts'

/** What stands in the link of a mail: who may be written to by which site. It opens nothing else. */
const token = z.string().min(1).max(200)
const mailing = z.object({
  siteName: z.string(),
  /** As far as its owner recognises it: `mi***@example.com`. */
  maskedEmail: z.string(),
  isSubscribed: z.boolean(),
})

export const getMailing = endpoint({
  method: 'GET',
  base: 'event',
  path: '/email',
  access: 'public',
  query: z.object({ token }),
  reply: mailing,
  refuses: ['MAIL_LINK_DEAD'],
  shows: 'members',
})
/** No more news by mail. Asking again changes nothing. */
export const unsubscribeEmail = endpoint({
  method: 'POST',
  base: 'event',
  path: '/email/unsubscribe',
  access: 'public',
  body: z.object({ token }),
  reply: mailing,
  refuses: ['MAIL_LINK_DEAD'],
  touches: ['members'],
})
/** Takes it back. */
export const subscribeEmail = endpoint({
  method: 'POST',
  base: 'event',
  path: '/email/subscribe',
  access: 'public',
  body: z.object({ token }),
  reply: mailing,
  refuses: ['MAIL_LINK_DEAD'],
  touches: ['members'],
})
