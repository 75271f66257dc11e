import { sql } from 'kysely'
import type { DeliveryAddress } from 'contract/money/deliveries/schemas'
import type { OrderSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = ['recipient', 'phone', 'zipcode', 'addr1', 'addr2', 'memo'] as const

export function saveAddress(tx: ChannelTx, orderSeq: OrderSeq, address: DeliveryAddress) {
  return tables(tx)
    .insertInto('orderAddresses')
    .values({ ...address, orderSeq })
    .onConflict((same) => same.columns(['channelSeq', 'orderSeq']).doUpdateSet(address))
    .execute()
}

/** The address that somebody gave last on this site. */
export function findLastAddress(db: ChannelDb, userSeq: UserSeq) {
  return tables(db)
    .selectFrom('orderAddresses as address')
    .innerJoin('orders', 'orders.orderSeq', 'address.orderSeq')
    .select(['recipient', 'address.phone', 'zipcode', 'addr1', 'addr2', 'memo'])
    .where('orders.userSeq', '=', userSeq)
    .orderBy('address.orderSeq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function findAddresses(db: ChannelDb, orderSeqs: OrderSeq[]) {
  return tables(db)
    .selectFrom('orderAddresses')
    .select(['orderSeq', ...columns])
    .where('orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .execute()
}

/** Removes an address and returns it. */
export function deleteAddress(tx: ChannelTx, orderSeq: OrderSeq) {
  return tables(tx)
    .deleteFrom('orderAddresses')
    .where('orderSeq', '=', orderSeq)
    .returning(columns)
    .executeTakeFirst()
}
