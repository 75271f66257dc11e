import type { CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findEntryCodes = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db)
    .selectFrom('courseEntryCodes')
    .select(['eventCode', 'label', 'hits', 'createdAt'])
    .where('courseSeq', '=', courseSeq)
    .orderBy('createdAt', 'desc')
    .orderBy('eventCode')
    .execute()

/** True when it was inserted. */
export async function insertEntryCode(
  tx: ChannelTx,
  code: { courseSeq: CourseSeq; eventCode: string; label: string; createdAt: Date },
) {
  const inserted = await tables(tx)
    .insertInto('courseEntryCodes')
    .values(code)
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq', 'eventCode']).doNothing())
    .returning('eventCode')
    .executeTakeFirst()
  return inserted !== undefined
}

export const deleteEntryCode = (tx: ChannelTx, courseSeq: CourseSeq, eventCode: string) =>
  tables(tx)
    .deleteFrom('courseEntryCodes')
    .where('courseSeq', '=', courseSeq)
    .where('eventCode', '=', eventCode)
    .returning('eventCode')
    .executeTakeFirst()

export const raiseHits = (tx: ChannelTx, courseSeq: CourseSeq, eventCode: string) =>
  tables(tx)
    .updateTable('courseEntryCodes')
    .set((eb) => ({ hits: eb('hits', '+', 1) }))
    .where('courseSeq', '=', courseSeq)
    .where('eventCode', '=', eventCode)
    .execute()
