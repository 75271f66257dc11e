import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { eventTypes } from './schemas.ts'

/** What a browser tells of its visit to a site. */
export const trackUserEvent = endpoint({
  method: 'POST',
  base: 'event',
  path: '/channels/:channelSeq/user-events',
  access: 'public',
  body: z.object({
    message: z.enum(['PAGE_VIEW', 'NEW_VISITOR']),
    /** One that counts; others are passed over. */
    path: z.string().max(300),
    /** Where the visitor came from, as the browser tells it; empty when typed in or reloaded. */
    referer: z.string().max(2000).optional(),
  }),
  reply: nothing,
})

/** Something the operator wants to know of, from whichever page. */
export const logEvent = endpoint({
  method: 'POST',
  base: 'event',
  path: '/logs',
  access: 'public',
  body: z.object({ eventType: z.enum(eventTypes), message: z.string().max(500) }),
  reply: nothing,
})
