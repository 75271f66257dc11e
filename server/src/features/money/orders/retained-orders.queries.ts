import { sql } from 'kysely'
import { FORMER_MEMBER } from 'contract/people/accounts/former-member'
import type { OrderSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Every order of somebody, with nobody else able to change it until this transaction ends. */
export const lockOrdersOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx)
    .selectFrom('orders')
    .select(['orderSeq', 'ordererName', 'ordererEmail', 'ordererPhone', 'paidAmount', 'paidAt', 'createdAt'])
    .where('userSeq', '=', userSeq)
    .where('ordererEmail', '<>', '')
    .orderBy('orderSeq')
    .forUpdate()
    .execute()

export async function insertRetained(
  tx: ChannelTx,
  orderer: { orderSeq: OrderSeq; sealed: string; purgeAt: Date },
) {
  await tables(tx)
    .insertInto('retainedOrderers')
    .values(orderer)
    .onConflict((same) => same.doNothing())
    .execute()
}

export async function forgetOrderer(tx: ChannelTx, orderSeq: OrderSeq) {
  await tables(tx)
    .updateTable('orders')
    .set({ ordererName: FORMER_MEMBER, ordererEmail: '', ordererPhone: null })
    .where('orderSeq', '=', orderSeq)
    .execute()
}

export async function purgeRetained(tx: ChannelTx, now: Date) {
  await tables(tx)
    .deleteFrom('retainedOrderers')
    .where(sql<boolean>`purge_at <= ${now}`)
    .execute()
}
