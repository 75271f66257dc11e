import type { AccountFault } from 'contract/teaching/meeting-accounts/schemas'
import { liveServices, type LiveTypeCd } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'accountId',
  'clientId',
  'hostEmail',
  'accountName',
  'sealedKeys',
  'hasWebhookSecret',
  'connectedAt',
  'checkedAt',
  'lastError',
  'heardAt',
] as const
export type ZoomAccountRow = NonNullable<Awaited<ReturnType<typeof findZoomAccount>>>

export const findZoomAccount = (db: ChannelDb) =>
  tables(db)
    .selectFrom('meetingAccounts')
    .select(columns)
    .where('liveTypeCd', '=', liveServices.zoom)
    .executeTakeFirst()

/** Another account replaces the one before, with what was heard of it. */
export const saveZoomAccount = (tx: ChannelTx, account: ZoomAccountRow) =>
  tables(tx)
    .insertInto('meetingAccounts')
    .values({ ...account, liveTypeCd: liveServices.zoom })
    .onConflict((same) => same.columns(['channelSeq', 'liveTypeCd']).doUpdateSet(account))
    .execute()

export const recordCheck = (
  tx: ChannelTx,
  clientId: string,
  check: { checkedAt: Date; lastError: AccountFault | null },
) =>
  tables(tx)
    .updateTable('meetingAccounts')
    .set(check)
    .where('liveTypeCd', '=', liveServices.zoom)
    .where('clientId', '=', clientId)
    .execute()

export const changeHeard = (tx: ChannelTx, heardAt: Date) =>
  tables(tx)
    .updateTable('meetingAccounts')
    .set({ heardAt })
    .where('liveTypeCd', '=', liveServices.zoom)
    .execute()

export const deleteZoomAccount = (tx: ChannelTx) =>
  tables(tx)
    .deleteFrom('meetingAccounts')
    .where('liveTypeCd', '=', liveServices.zoom)
    .returning('accountName')
    .executeTakeFirst()

export async function findLiveDefault(db: ChannelDb) {
  const row = await tables(db).selectFrom('liveDefaults').select('liveTypeCd').executeTakeFirst()
  return row?.liveTypeCd
}

export const saveLiveDefault = (tx: ChannelTx, liveTypeCd: LiveTypeCd) =>
  tables(tx)
    .insertInto('liveDefaults')
    .values({ liveTypeCd })
    .onConflict((same) => same.column('channelSeq').doUpdateSet({ liveTypeCd }))
    .execute()
