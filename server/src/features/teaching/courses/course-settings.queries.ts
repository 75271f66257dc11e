import type { EventField } from 'contract/teaching/courses/settings.rules'
import type { CourseSeq } from 'contract/values/ids'
import { sql, type Updateable } from 'kysely'
import { publicTypes } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findSettingRow = (db: ChannelDb, courseSeq: CourseSeq) =>
  tables(db).selectFrom('courseSettings').selectAll().where('courseSeq', '=', courseSeq).executeTakeFirst()
/** Those of these courses whose learners may invite friends, while the course is public. */
export async function findInviting(db: ChannelDb, courseSeqs: CourseSeq[]) {
  const rows = await tables(db)
    .selectFrom('courseSettings')
    .innerJoin('courses', 'courses.courseSeq', 'courseSettings.courseSeq')
    .select('courseSettings.courseSeq')
    .where('courseSettings.courseSeq', '=', sql<CourseSeq>`any(${courseSeqs})`)
    .where('inviteEventYn', '=', 'Y')
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', publicTypes.public)
    .execute()
  return new Set(rows.map(({ courseSeq }) => courseSeq))
}

export type SettingRow = NonNullable<Awaited<ReturnType<typeof findSettingRow>>>

export type SettingChange = Omit<
  Updateable<Tables['courseSettings']>,
  'channelSeq' | 'courseSeq' | 'eventFields' | 'updatedAt'
> & { eventFields?: EventField[]; updatedAt: Date }

export async function upsertSetting(tx: ChannelTx, courseSeq: CourseSeq, change: SettingChange) {
  const { eventFields, ...rest } = change
  const stored = { ...rest, ...(eventFields && { eventFields: JSON.stringify(eventFields) }) }
  await tables(tx)
    .insertInto('courseSettings')
    .values({ courseSeq, ...stored })
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq']).doUpdateSet(stored))
    .execute()
}
