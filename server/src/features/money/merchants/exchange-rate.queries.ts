import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export function findExchangeRate(db: ChannelDb) {
  return tables(db).selectFrom('exchangeRates').select(['exchangeRate', 'setAt']).executeTakeFirst()
}

export function saveExchangeRate(tx: ChannelTx, rate: { exchangeRate: number; setAt: Date }) {
  return tables(tx)
    .insertInto('exchangeRates')
    .values(rate)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(rate))
    .execute()
}

export function deleteExchangeRate(tx: ChannelTx) {
  return tables(tx).deleteFrom('exchangeRates').execute()
}
