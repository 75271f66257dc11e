import { sql } from 'kysely'
import type { Currency } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'settlementNo',
  'month',
  'currency',
  'salesAmount',
  'salesCount',
  'refundAmount',
  'refundCount',
  'feeRate',
  'feeAmount',
  'taxAmount',
  'closedAt',
  'collectedAmount',
  'arrearsAmount',
] as const

const statements = (db: ChannelDb) =>
  tables(db)
    .selectFrom('settlements')
    .leftJoin('payouts', (join) =>
      join
        .onRef('payouts.channelSeq', '=', 'settlements.channelSeq')
        .onRef('payouts.settlementNo', '=', 'settlements.settlementNo'),
    )
    .leftJoin('settlements as later', 'later.settlementNo', 'payouts.movedTo')
    .select(columns.map((column) => `settlements.${column}` as const))
    .select([
      'payouts.payoutSeq',
      'payouts.state',
      'payouts.balance',
      'payouts.withholdingAmount',
      'payouts.holdReason',
      'payouts.paidOn',
      'payouts.reference',
      'later.month as movedTo',
    ])
export type StatementRow = Awaited<ReturnType<typeof findClosed>>[number]

export const findClosed = (db: ChannelDb) =>
  statements(db).orderBy('settlements.month', 'desc').orderBy('settlements.currency').execute()

interface SettlementRef {
  /** The first day of the month. */
  month: string
  currency: Currency
}
export const findSettlement = (db: ChannelDb, { month, currency }: SettlementRef) =>
  statements(db)
    .where('settlements.month', '=', month)
    .where('settlements.currency', '=', currency)
    .executeTakeFirst()

/** The number of a new statement; nothing where the month is closed already. */
export const openSettlement = (tx: ChannelTx, settlement: SettlementRef & { feeRate: number }) =>
  tables(tx)
    .insertInto('settlements')
    .values(settlement)
    .onConflict((same) => same.doNothing())
    .returning('settlementNo')
    .executeTakeFirst()

interface Closed {
  salesAmount: number
  salesCount: number
  refundAmount: number
  refundCount: number
  feeAmount: number
  taxAmount: number
  collectedAmount: number
  arrearsAmount: number
  closedAt: Date
}
export const closeSettlement = (tx: ChannelTx, settlementNo: number, closed: Closed) =>
  tables(tx)
    .updateTable('settlements')
    .set({ ...closed, state: 'CLOSED' })
    .where('settlementNo', '=', settlementNo)
    .execute()

export const findStatement = (db: ChannelDb, settlementNo: number) =>
  statements(db).where('settlements.settlementNo', '=', settlementNo).executeTakeFirst()

/** Whether an account that takes payments now is one of the platform, by the keys that name it. */
export async function isCollectedBy(db: ChannelDb, platformMerchants: readonly string[]) {
  const found = await tables(db)
    .selectFrom('merchantCurrencies as used')
    .innerJoin('merchants', (join) =>
      join
        .onRef('merchants.channelSeq', '=', 'used.channelSeq')
        .onRef('merchants.merchantSeq', '=', 'used.merchantSeq'),
    )
    .select('merchants.merchantSeq')
    .where('merchants.accountKey', '=', sql<string>`any(${platformMerchants}::text[])`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
