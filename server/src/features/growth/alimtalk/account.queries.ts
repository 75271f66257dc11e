import { z } from 'zod'
import type { PricedKind } from 'contract/growth/alimtalk/unit-prices.rules'
import { KakaoChannel, type AlimtalkAccountFault, type TextSender } from 'contract/growth/alimtalk/schemas'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'apiKey',
  'sealedSecret',
  'channels',
  'pfId',
  'balance',
  'connectedAt',
  'checkedAt',
  'lastError',
  'senderNumber',
  'refusalNumber',
  'unitPrices',
] as const
const Channels = z.array(KakaoChannel)
const price = z.int().nullable().default(null)
const Prices = z.object({
  ALIMTALK: price,
  FRIENDTALK: price,
  FRIENDTALK_IMAGE: price,
  SMS: price,
  LMS: price,
  MMS: price,
} satisfies Record<PricedKind, unknown>)

export async function findAccount(db: ChannelDb) {
  const row = await tables(db).selectFrom('alimtalkAccounts').select(columns).executeTakeFirst()
  if (!row) return undefined
  return {
    ...row,
    channels: Channels.parse(row.channels),
    unitPrices: Prices.parse(row.unitPrices),
  }
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** What the site said about text messages stays. */
export const saveAccount = (tx: ChannelTx, { channels, ...account }: Omit<AccountRow, keyof TextSender>) => {
  const stored = { ...account, channels: JSON.stringify(channels) }
  return tables(tx)
    .insertInto('alimtalkAccounts')
    .values(stored)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(stored))
    .execute()
}

interface Check {
  lastError: AlimtalkAccountFault | null
  checkedAt: Date
  balance?: number
  channels?: AccountRow['channels']
  pfId?: string | null
}
/** Unless other keys were connected meanwhile. */
export const recordCheck = (tx: ChannelTx, apiKey: string, { channels, ...check }: Check) =>
  tables(tx)
    .updateTable('alimtalkAccounts')
    .set({ ...check, ...(channels && { channels: JSON.stringify(channels) }) })
    .where('apiKey', '=', apiKey)
    .execute()

export const setTextSender = (tx: ChannelTx, { unitPrices, ...sender }: TextSender) =>
  tables(tx)
    .updateTable('alimtalkAccounts')
    .set({ ...sender, unitPrices: JSON.stringify(unitPrices) })
    .returning('apiKey')
    .executeTakeFirst()

export const setChannel = (tx: ChannelTx, pfId: string) =>
  tables(tx).updateTable('alimtalkAccounts').set({ pfId }).execute()

export const deleteAccount = (tx: ChannelTx) =>
  tables(tx).deleteFrom('alimtalkAccounts').returning('apiKey').executeTakeFirst()
