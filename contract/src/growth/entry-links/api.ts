import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { EntryCode, entryCode, path } from './schemas.ts'

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
  action: 'entry-links.addEntryCode',
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
  action: 'entry-links.removeEntryCode',
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
