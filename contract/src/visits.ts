import { z } from 'zod'
import { withoutAlias } from './class-paths.ts'
import { endpoint } from './grammar.ts'
import { nothing } from './values.ts'

/**
 * Whether a page counts as a page view: the storefront's own pages, not what is done in them. `/` and `/notices` by
 * themselves, `/p/` by what it begins with, the others also with what stands below them.
 */
export const isCountedPath = (path: string) =>
  path === '/' || path === '/notices' || /^\/p\/./.test(path) || counted.test(withoutAlias(path))
const counted = /^\/(?:classes|packages|intro|main|me\/classes)(?:\/|$)/

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

export const eventTypes = ['PAGEVIEW', 'LOGOUT', 'VIDEO_BUFFER_START', 'VIDEO_BUFFER_END'] as const
/** Something the operator wants to know of, from whichever page. */
export const logEvent = endpoint({
  method: 'POST',
  base: 'event',
  path: '/logs',
  access: 'public',
  body: z.object({ eventType: z.enum(eventTypes), message: z.string().max(500) }),
  reply: nothing,
})
