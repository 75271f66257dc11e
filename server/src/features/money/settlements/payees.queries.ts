import type { TaxKind } from 'contract/money/settlements/payees.rules'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { sql } from 'kysely'

export const findPayee = (db: ChannelDb) =>
  tables(db)
    .selectFrom('payees')
    .select(['taxKind', 'businessNo', 'bankName', 'sealedAccount', 'accountEnd', 'holder', 'changedAt'])
    .executeTakeFirst()

interface Payee {
  taxKind: TaxKind
  businessNo: string | null
  bankName: string
  sealedAccount: string
  accountEnd: string
  holder: string
  changedAt: Date
}
export const upsertPayee = (tx: ChannelTx, payee: Payee) =>
  tables(tx)
    .insertInto('payees')
    .values(payee)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(payee))
    .execute()

/** Locks the payouts of this site that are under way; whether there are any. */
export async function hasPayoutUnderWay(tx: ChannelTx) {
  const rows = await tables(tx)
    .selectFrom('payouts')
    .select('payoutSeq')
    .where(sql<boolean>`channel_seq = bound_channel()`)
    .where('state', 'in', ['REQUESTED', 'APPROVED'])
    .forUpdate()
    .execute()
  return rows.length > 0
}
