import { sql } from 'kysely'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface EventRef {
  gateway: string
  eventId: string
}
export interface NewEvent extends EventRef {
  type: 'PAID' | 'CANCELLED' | 'FAILED'
  paymentKey: string
  orderNo: string
  body: Record<string, unknown>
  receivedAt: Date
}

/** True the first time an event arrives. */
export async function insertEvent(tx: ChannelTx, { body, ...event }: NewEvent) {
  const inserted = await tables(tx)
    .insertInto('paymentWebhooks')
    .values({ ...event, body: JSON.stringify(body) })
    .onConflict((same) => same.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The event, if nobody has acted on it yet. */
export function findOpenEvent(db: ChannelDb, { gateway, eventId }: EventRef) {
  return tables(db)
    .selectFrom('paymentWebhooks')
    .select(['gateway', 'eventId', 'paymentKey', 'orderNo'])
    .where('gateway', '=', gateway)
    .where('eventId', '=', eventId)
    .where('state', '=', 'RECEIVED')
    .executeTakeFirst()
}

/** Events that arrived before this moment and that nobody has acted on. */
export function findOverdueEvents(db: ChannelDb, before: Date) {
  return tables(db)
    .selectFrom('paymentWebhooks')
    .select(['gateway', 'eventId'])
    .where('state', '=', 'RECEIVED')
    .where('receivedAt', '<=', before)
    .orderBy('receivedAt')
    .limit(200)
    .execute()
}

export function finishEvent(tx: ChannelTx, { gateway, eventId }: EventRef, doneAt: Date) {
  return tables(tx)
    .updateTable('paymentWebhooks')
    .set({ state: 'DONE', doneAt, lastError: null, tries: sql<number>`tries + 1` })
    .where('gateway', '=', gateway)
    .where('eventId', '=', eventId)
    .execute()
}

export function countFailedTry(tx: ChannelTx, { gateway, eventId }: EventRef, lastError: string) {
  return tables(tx)
    .updateTable('paymentWebhooks')
    .set({ lastError, tries: sql<number>`tries + 1` })
    .where('gateway', '=', gateway)
    .where('eventId', '=', eventId)
    .execute()
}
