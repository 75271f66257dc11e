import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { readEntries } from './attribution.rules.ts'
import { hasEntryCode } from './attribution.queries.ts'

export { type Entry, ENTRY_SECONDS, readEntries, withEntry } from './attribution.rules.ts'
export { hasEntryCode } from './attribution.queries.ts'

export const ENTRY_COOKIE = 'entries'

/** The code by which the caller came to this class, as long as it counts. docs/rules.md R-372. */
export async function entryCodeFor(
  ctx: Pick<Context, 'incoming' | 'now'>,
  db: ChannelDb,
  courseSeq: CourseSeq,
) {
  const entries = readEntries(ctx.incoming.cookies[ENTRY_COOKIE], ctx.now())
  const entry = entries.find((one) => one.courseSeq === courseSeq)
  return entry && (await hasEntryCode(db, courseSeq, entry.eventCode)) ? entry.eventCode : null
}
