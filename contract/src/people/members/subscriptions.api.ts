import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { mailing, token } from './subscriptions.schemas.ts'

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
/** Unsubscribes from marketing mails. Repeating it changes nothing. */
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
/** Subscribes again. */
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
