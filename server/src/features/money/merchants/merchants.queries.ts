import { sql } from 'kysely'
import type { MerchantProvider } from 'contract/money/merchants/providers'
import { MerchantKeys, type MerchantMode } from 'contract/money/merchants/schemas'
import type { PayMethodName } from 'contract/money/orders/pay-methods.rules'
import type { z } from 'zod'
import type { Currency, MerchantSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'merchantSeq',
  'provider',
  'mode',
  'accountKey',
  'publicKeys',
  'sealedKeys',
  'secretEnds',
  'noticeToken',
  'connectedAt',
  'checkedAt',
  'lastError',
  'heardAt',
] as const

const select = (db: ChannelDb) =>
  tables(db)
    .selectFrom('merchants')
    .select(columns)
    .select(
      sql<Currency[]>`array(
        select used.currency from merchant_currencies as used
         where used.channel_seq = merchants.channel_seq and used.merchant_seq = merchants.merchant_seq
         order by used.currency)`.as('currencies'),
    )
type Stored = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
export type MerchantRow = ReturnType<typeof rowOf>

const rowOf = (stored: Stored) => ({
  ...stored,
  publicKeys: MerchantKeys.parse(stored.publicKeys),
  sealedKeys: MerchantKeys.parse(stored.sealedKeys),
  secretEnds: MerchantKeys.parse(stored.secretEnds),
})

export async function findMerchant(db: ChannelDb, merchantSeq: MerchantSeq) {
  const stored = await select(db).where('merchantSeq', '=', merchantSeq).executeTakeFirst()
  return stored && rowOf(stored)
}

/** The account whose keys were saved last comes first. */
export async function findMerchants(db: ChannelDb) {
  const stored = await select(db).orderBy('connectedAt', 'desc').orderBy('merchantSeq', 'desc').execute()
  return stored.map(rowOf)
}

/** Holds the accounts of a site against others who change them. */
export function lockMerchants(tx: ChannelTx) {
  return tables(tx).selectFrom('merchants').select('merchantSeq').orderBy('merchantSeq').forUpdate().execute()
}

export async function findMerchantByToken(db: ChannelDb, noticeToken: string) {
  const stored = await select(db).where('noticeToken', '=', noticeToken).executeTakeFirst()
  return stored && rowOf(stored)
}

/** Whether this site ever had an account through which money moves. */
export async function hasLiveMerchant(db: ChannelDb) {
  const live = await tables(db)
    .selectFrom('merchants')
    .select('merchantSeq')
    .where('mode', '=', 'live')
    .limit(1)
    .executeTakeFirst()
  return live !== undefined
}

type StoredKeys = z.output<typeof MerchantKeys>
interface SavedMerchant {
  provider: MerchantProvider
  mode: MerchantMode
  accountKey: string
  publicKeys: StoredKeys
  sealedKeys: StoredKeys
  secretEnds: StoredKeys
  /** Of a new account. */
  payMethods: PayMethodName[]
  noticeToken: string
  connectedAt: Date
  checkedAt: Date
  lastError: null
}
/** The account at the provider that these keys belong to; its address for events and its ways to pay stay. */
export async function upsertMerchant(tx: ChannelTx, merchant: SavedMerchant) {
  const values = {
    ...merchant,
    publicKeys: JSON.stringify(merchant.publicKeys),
    sealedKeys: JSON.stringify(merchant.sealedKeys),
    secretEnds: JSON.stringify(merchant.secretEnds),
  }
  const { noticeToken: _, payMethods: _methods, ...again } = values
  const { merchantSeq } = await tables(tx)
    .insertInto('merchants')
    .values(values)
    .onConflict((same) => same.columns(['channelSeq', 'provider', 'mode', 'accountKey']).doUpdateSet(again))
    .returning('merchantSeq')
    .executeTakeFirstOrThrow()
  return merchantSeq
}

interface MerchantChange {
  checkedAt?: Date
  lastError?: 'REFUSED' | 'UNREACHABLE' | null
  heardAt?: Date
}
export function changeMerchant(tx: ChannelTx, merchantSeq: MerchantSeq, change: MerchantChange) {
  return tables(tx).updateTable('merchants').set(change).where('merchantSeq', '=', merchantSeq).execute()
}

/** New payments in these currencies, and in no others, go through this account. */
export async function setCurrencies(tx: ChannelTx, merchantSeq: MerchantSeq, currencies: Currency[]) {
  await tables(tx).deleteFrom('merchantCurrencies').where('merchantSeq', '=', merchantSeq).execute()
  for (const currency of currencies)
    await tables(tx)
      .insertInto('merchantCurrencies')
      .values({ currency, merchantSeq })
      .onConflict((same) => same.columns(['channelSeq', 'currency']).doUpdateSet({ merchantSeq }))
      .execute()
}
