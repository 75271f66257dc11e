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
/** The link keeps leading to the course, but counts no visitor any more. */
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
 * Counts a visitor who came through `/in/3/spring` and attributes their enrolments within 30 days to it. An unknown code counts
 * nothing; `isAgain` does not count a second time.
 */
export const recordEntry = endpoint({
  method: 'POST',
  base: 'event',
  path: '/channels/:channelSeq/courses/:courseSeq/entries/:eventCode',
  access: 'public',
  body: z.object({ isAgain: z.boolean().default(false) }),
  reply: nothing,
})
