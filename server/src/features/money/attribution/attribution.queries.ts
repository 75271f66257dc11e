import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export async function hasEntryCode(db: ChannelDb, courseSeq: CourseSeq, eventCode: string) {
  const found = await tables(db)
    .selectFrom('courseEntryCodes')
    .select('eventCode')
    .where('courseSeq', '=', courseSeq)
    .where('eventCode', '=', eventCode)
    .executeTakeFirst()
  return found !== undefined
}
