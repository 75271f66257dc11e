import type { MerchantMode, MerchantProvider } from 'contract/money/merchants/schemas'
import type { MerchantSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'merchantSeq',
  'provider',
  'mode',
  'clientKey',
  'sealedSecret',
  'secretEnd',
  'noticeToken',
  'isActive',
  'connectedAt',
  'checkedAt',
  'lastError',
  'heardAt',
] as const
export type MerchantRow = NonNullable<Awaited<ReturnType<typeof findMerchant>>>

export function findMerchant(db: ChannelDb, merchantSeq: MerchantSeq) {
  return tables(db)
    .selectFrom('merchants')
    .select(columns)
    .where('merchantSeq', '=', merchantSeq)
    .executeTakeFirst()
}

/** The account whose keys were saved last. */
export function findCurrentMerchant(db: ChannelDb) {
  return tables(db)
    .selectFrom('merchants')
    .select(columns)
    .orderBy('connectedAt', 'desc')
    .orderBy('merchantSeq', 'desc')
    .executeTakeFirst()
}

export function lockMerchants(tx: ChannelTx) {
  return tables(tx).selectFrom('merchants').select(columns).orderBy('merchantSeq').forUpdate().execute()
}

export function findMerchantByToken(db: ChannelDb, noticeToken: string) {
  return tables(db)
    .selectFrom('merchants')
    .select(columns)
    .where('noticeToken', '=', noticeToken)
    .executeTakeFirst()
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

interface SavedMerchant {
  provider: MerchantProvider
  mode: MerchantMode
  clientKey: string
  sealedSecret: string
  secretEnd: string
  noticeToken: string
  isActive: boolean
  connectedAt: Date
  checkedAt: Date
  lastError: null
}
/** The account of this client key; its address for events stays. */
export function upsertMerchant(tx: ChannelTx, merchant: SavedMerchant) {
  const { noticeToken: _, ...again } = merchant
  return tables(tx)
    .insertInto('merchants')
    .values(merchant)
    .onConflict((same) => same.columns(['channelSeq', 'provider', 'clientKey']).doUpdateSet(again))
    .execute()
}

interface MerchantChange {
  isActive?: boolean
  checkedAt?: Date
  lastError?: 'REFUSED' | 'UNREACHABLE' | null
  heardAt?: Date
}
export function changeMerchant(tx: ChannelTx, merchantSeq: MerchantSeq, change: MerchantChange) {
  return tables(tx).updateTable('merchants').set(change).where('merchantSeq', '=', merchantSeq).execute()
}

export function switchAllOff(tx: ChannelTx) {
  return tables(tx).updateTable('merchants').set({ isActive: false }).where('isActive', '=', true).execute()
}
