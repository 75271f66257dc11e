import { z } from 'zod'
import { amount, currency, instant } from '../../values/ids.ts'
/** Lower-case letters, digits, `-` and `_`; the last two not at the beginning. */
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
  /** Visits through the link, once per browser session. */
  hits: z.int(),
  /** Enrolments within 30 days of a visit that were not cancelled. */
  enrolledCount: z.int(),
  /** Payments for them minus refunds, by currency. */
  sold: z.object({ currency, amount }).array(),
  createdAt: instant,
})
export type EntryCode = z.input<typeof EntryCode>
