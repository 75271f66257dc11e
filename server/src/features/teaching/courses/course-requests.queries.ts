import type { CourseSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** False where the key exists; waits until the transaction that inserted it ends. */
export async function insertRequest(tx: ChannelTx, requestKey: string, createdAt: Date) {
  const made = await tables(tx)
    .insertInto('courseRequests')
    .values({ requestKey, createdAt })
    .onConflict((same) => same.doNothing())
    .returning('requestKey')
    .executeTakeFirst()
  return made !== undefined
}

export async function findRequested(tx: ChannelTx, requestKey: string) {
  const found = await tables(tx)
    .selectFrom('courseRequests')
    .select('courseSeq')
    .where('requestKey', '=', requestKey)
    .executeTakeFirst()
  return found?.courseSeq ?? null
}

export const recordRequest = (tx: ChannelTx, requestKey: string, courseSeq: CourseSeq) =>
  tables(tx).updateTable('courseRequests').set({ courseSeq }).where('requestKey', '=', requestKey).execute()

export const deleteRequestsBefore = (tx: ChannelTx, before: Date) =>
  tables(tx).deleteFrom('courseRequests').where('createdAt', '<', before).execute()
