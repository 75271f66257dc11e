import { sql } from 'kysely'
import type { ClassSeq } from 'contract/values'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

/** One seat more, if there is one. The row lock makes everybody wait their turn; the check constraint has the last word. */
export async function raiseSeats(tx: ChannelTx, classSeq: ClassSeq) {
  const taken = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ seatsTaken: eb('seatsTaken', '+', 1) }))
    .where('classSeq', '=', classSeq)
    .where((eb) => eb.or([eb('userLimitTypeCd', '=', '01'), eb('seatsTaken', '<', eb.ref('maxUserCount'))]))
    .returning('seatsTaken')
    .executeTakeFirst()
  return taken !== undefined
}

export function lowerSeats(tx: ChannelTx, classSeq: ClassSeq) {
  return tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ seatsTaken: eb('seatsTaken', '-', 1) }))
    .where('classSeq', '=', classSeq)
    .execute()
}

export function moveAccepted(tx: ChannelTx, classSeq: ClassSeq, by: 1 | -1) {
  return tables(tx)
    .updateTable('courseRounds')
    .set({ acceptedCount: sql`accepted_count + ${by}` })
    .where('classSeq', '=', classSeq)
    .execute()
}
