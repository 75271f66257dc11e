import { z } from 'zod'

/** Where alarms go while nobody looks at the site: one browser of one member. docs/rules.md R-265. */
export const path = '/channels/:channelSeq/push'
/** What a browser calls itself without telling its address: the hash of it. */
export const browser = z.string().regex(/^[0-9a-f]{64}$/)
export const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`))
