import type { AccountFault } from 'contract/teaching/meeting-accounts/schemas'
import { liveServices, type LiveTypeCd, type MeetingService } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'liveTypeCd',
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
export type MeetingAccountRow = Awaited<ReturnType<typeof findAccounts>>[number]

/** The accounts of the site, one at each service of meetings at most. */
export const findAccounts = (db: ChannelDb) =>
  tables(db).selectFrom('meetingAccounts').select(columns).orderBy('liveTypeCd').execute()

export const findAccount = (db: ChannelDb, liveTypeCd: MeetingService) =>
  tables(db)
    .selectFrom('meetingAccounts')
    .select(columns)
    .where('liveTypeCd', '=', liveTypeCd)
    .executeTakeFirst()

/** Another account of the service replaces the one before, with what was heard of it. */
export const saveAccount = (tx: ChannelTx, account: MeetingAccountRow) =>
  tables(tx)
    .insertInto('meetingAccounts')
    .values(account)
    .onConflict((same) => same.columns(['channelSeq', 'liveTypeCd']).doUpdateSet(account))
    .execute()

interface Check {
  checkedAt: Date
  lastError: AccountFault | null
}
/** Unless another app was connected meanwhile. */
export const recordCheck = (
  tx: ChannelTx,
  { liveTypeCd, clientId }: Pick<MeetingAccountRow, 'liveTypeCd' | 'clientId'>,
  check: Check,
) =>
  tables(tx)
    .updateTable('meetingAccounts')
    .set(check)
    .where('liveTypeCd', '=', liveTypeCd)
    .where('clientId', '=', clientId)
    .execute()

/** When Zoom last reported something. */
export const changeHeard = (tx: ChannelTx, heardAt: Date) =>
  tables(tx)
    .updateTable('meetingAccounts')
    .set({ heardAt })
    .where('liveTypeCd', '=', liveServices.zoom)
    .execute()

export const deleteAccount = (tx: ChannelTx, liveTypeCd: MeetingService) =>
  tables(tx)
    .deleteFrom('meetingAccounts')
    .where('liveTypeCd', '=', liveTypeCd)
    .returning(['accountName', 'accountId', 'clientId', 'sealedKeys'])
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
