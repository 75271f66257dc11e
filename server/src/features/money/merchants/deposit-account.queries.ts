import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = ['bankName', 'accountNumber', 'holder', 'dueDays', 'isActive'] as const
export type DepositAccountRow = NonNullable<Awaited<ReturnType<typeof findDepositAccount>>>

export function findDepositAccount(db: ChannelDb) {
  return tables(db).selectFrom('depositAccounts').select(columns).executeTakeFirst()
}

export function saveDepositAccount(tx: ChannelTx, account: DepositAccountRow & { changedAt: Date }) {
  return tables(tx)
    .insertInto('depositAccounts')
    .values(account)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(account))
    .execute()
}
