import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

/** Who somebody was is erased so many days after they left, docs/rules.md R-192 … */
export const ERASE_AFTER_DAYS = 30

const site = { channelSeq: seq('channel'), siteName: z.string(), domain: z.string() }

/** Why somebody cannot leave yet. docs/rules.md R-191. */
export const Obstacle = z.discriminatedUnion('kind', [
  /** They own a site that is open. */
  z.object({ kind: z.literal('OWNER'), ...site }),
  /** They paid for a class, or are paying, and it is not over. Access without an end may be given up. */
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
