import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { eventTypes } from './schemas.ts'

/** Browser report about a visit to a site. */
export const trackUserEvent = endpoint({
  method: 'POST',
  base: 'event',
  path: '/channels/:channelSeq/user-events',
  access: 'public',
  body: z.object({
    message: z.enum(['PAGE_VIEW', 'NEW_VISITOR']),
    /** Only counted paths are recorded; others are ignored. */
    path: z.string().max(300),
    /** The referring page as the browser reports it; empty for typed addresses and reloads. */
    referer: z.string().max(2000).optional(),
  }),
  reply: nothing,
})

/** An event for the operator's health page, from any page. */
export const logEvent = endpoint({
  method: 'POST',
  base: 'event',
  path: '/logs',
  access: 'public',
  body: z.object({ eventType: z.enum(eventTypes), message: z.string().max(500) }),
  reply: nothing,
})
