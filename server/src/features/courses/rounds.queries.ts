import { sql } from 'kysely'
import type { ClassSeq } from 'contract/values'
import type { WaitKind } from 'contract/waiting'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { tables } from '../../platform/db/tables.ts'

/**
 * One seat more, if there is one; not for somebody new while others wait in line for it. The row lock makes everybody
 * wait their turn; the check constraint has the last word.
 */
export async function raiseSeats(tx: ChannelTx, classSeq: ClassSeq, { isNew }: { isNew: boolean }) {
  const taken = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ seatsTaken: eb('seatsTaken', '+', 1) }))
    .where('classSeq', '=', classSeq)
    .where((eb) => eb.or([eb('userLimitTypeCd', '=', '01'), eb('seatsTaken', '<', eb.ref('maxUserCount'))]))
    .$if(isNew, (update) =>
      update.where((eb) => eb.or([eb('userLimitTypeCd', '<>', '00'), eb('waitCount', '=', 0)])),
    )
    .returning('seatsTaken')
    .executeTakeFirst()
  return taken !== undefined
}

/** One seat less; how many wait for one. */
export async function lowerSeats(tx: ChannelTx, classSeq: ClassSeq) {
  const { waitCount } = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ seatsTaken: eb('seatsTaken', '-', 1) }))
    .where('classSeq', '=', classSeq)
    .returning('waitCount')
    .executeTakeFirstOrThrow()
  return waitCount
}

/**
 * One person more who waits. In line only where there is one: the class is full, or others wait already. For approval
 * not where a hard limit is reached.
 */
export async function joinWaiting(tx: ChannelTx, classSeq: ClassSeq, waitKind: WaitKind) {
  const joined = await tables(tx)
    .updateTable('courseRounds')
    .set((eb) => ({ waitCount: eb('waitCount', '+', 1) }))
    .where('classSeq', '=', classSeq)
    .where((eb) => {
      const isFull = eb('seatsTaken', '>=', eb.ref('maxUserCount'))
      return waitKind === 'LIST'
        ? eb.and([eb('userLimitTypeCd', '=', '00'), eb.or([isFull, eb('waitCount', '>', 0)])])
        : eb.or([eb('userLimitTypeCd', '<>', '99'), eb('seatsTaken', '<', eb.ref('maxUserCount'))])
    })
    .returning('waitCount')
    .executeTakeFirst()
  return joined !== undefined
}

export function moveWaiting(tx: ChannelTx, classSeq: ClassSeq, by: 1 | -1) {
  return tables(tx)
    .updateTable('courseRounds')
    .set({ waitCount: sql`wait_count + ${by}` })
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
