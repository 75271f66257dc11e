import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

/** Personal data is erased this many days after the account was deleted, docs/rules.md R-192 … */
export const ERASE_AFTER_DAYS = 30

const site = { channelSeq: seq('channel'), siteName: z.string(), domain: z.string() }

/** The reason why an account cannot be deleted yet. docs/rules.md R-191. */
export const Obstacle = z.discriminatedUnion('kind', [
  /** The user owns a site that is open. */
  z.object({ kind: z.literal('OWNER'), ...site }),
  /** The user paid for a course, or is paying, and it has not ended. Unlimited access can be given up. */
  z.object({
    kind: z.literal('PLACE'),
    ...site,
    courseSeq: seq('course'),
    title: z.string(),
    validAt: instant.nullable(),
    mayGiveUp: z.boolean(),
  }),
])
export type Obstacle = z.input<typeof Obstacle>
