import type { ClassSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Whether somebody has a place in this round, waits for one, or ever learnt in it. */
export async function hasPlaces(db: ChannelDb, classSeq: ClassSeq) {
  const row = await tables(db)
    .selectFrom('enrolments')
    .select('attendSeq')
    .where('classSeq', '=', classSeq)
    .where((eb) => eb.or([eb('state', '<>', 'CANCELLED'), eb('attendAt', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
