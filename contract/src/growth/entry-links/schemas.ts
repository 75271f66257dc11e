import { z } from 'zod'
import { amount, currency, instant } from '../../values/ids.ts'

export const MAX_ENTRY_CODES = 50
/** Small letters, digits, `-` and `_`, not at its beginning. */
export const entryCode = z
  .string()
  .trim()
  .toLowerCase()
  .max(40)
  .regex(/^[a-z0-9][a-z0-9_-]*$/)

export const path = '/channels/:channelSeq/courses/:courseSeq/entry-codes'
export const EntryCode = z.object({
  eventCode: z.string(),
  label: z.string(),
  /** How often somebody came by it; once for each time a browser was opened. */
  hits: z.int(),
  /** Places that followed within 30 days and were not taken back. */
  enrolledCount: z.int(),
  /** What was paid for them and not given back, in each currency. */
  sold: z.object({ currency, amount }).array(),
  createdAt: instant,
})
export type EntryCode = z.input<typeof EntryCode>
