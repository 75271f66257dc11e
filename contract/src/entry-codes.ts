import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { amount, currency, instant, nothing } from './values.ts'

export const MOST_ENTRY_CODES = 50
/** Small letters, digits, `-` and `_`, not at its beginning. */
export const entryCode = z
  .string()
  .trim()
  .toLowerCase()
  .max(40)
  .regex(/^[a-z0-9][a-z0-9_-]*$/)

const path = '/channels/:channelSeq/courses/:courseSeq/entry-codes'
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

export const listEntryCodes = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_INFO_READ',
  reply: z.object({ list: EntryCode.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'courses',
})
export const addEntryCode = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_INFO_UPDATE',
  body: z.object({ eventCode: entryCode, label: z.string().trim().min(1).max(40) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'EVENT_CODE_TAKEN', 'EVENT_CODES_FULL'],
  touches: ['courses'],
})
/** The address leads to the class as before, and counts nobody any more. */
export const removeEntryCode = endpoint({
  method: 'DELETE',
  path: `${path}/:eventCode`,
  access: 'CLASS_INFO_UPDATE',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  touches: ['courses'],
})
/**
 * Somebody came by `/in/3/spring`; what they apply for within 30 days is put down to it. A code nobody made counts
 * nothing, and `isAgain` counts no second time.
 */
export const noteEntry = endpoint({
  method: 'POST',
  base: 'event',
  path: '/channels/:channelSeq/courses/:courseSeq/entries/:eventCode',
  access: 'public',
  body: z.object({ isAgain: z.boolean().default(false) }),
  reply: nothing,
})
