import { z } from 'zod'
import { KakaoChannel, type AlimtalkAccountFault } from 'contract/growth/alimtalk/schemas'
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
] as const
const Channels = z.array(KakaoChannel)

export async function findAccount(db: ChannelDb) {
  const row = await tables(db).selectFrom('alimtalkAccounts').select(columns).executeTakeFirst()
  return row && { ...row, channels: Channels.parse(row.channels) }
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export const saveAccount = (tx: ChannelTx, { channels, ...account }: AccountRow) => {
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

export const setChannel = (tx: ChannelTx, pfId: string) =>
  tables(tx).updateTable('alimtalkAccounts').set({ pfId }).execute()

export const deleteAccount = (tx: ChannelTx) =>
  tables(tx).deleteFrom('alimtalkAccounts').returning('apiKey').executeTakeFirst()
