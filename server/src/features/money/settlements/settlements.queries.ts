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
] as const

export const findClosed = (db: ChannelDb) =>
  tables(db).selectFrom('settlements').select(columns).orderBy('month', 'desc').orderBy('currency').execute()

interface SettlementRef {
  /** The first day of the month. */
  month: string
  currency: Currency
}
export const findSettlement = (db: ChannelDb, { month, currency }: SettlementRef) =>
  tables(db)
    .selectFrom('settlements')
    .select(columns)
    .where('month', '=', month)
    .where('currency', '=', currency)
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
  closedAt: Date
}
export const closeSettlement = (tx: ChannelTx, settlementNo: number, closed: Closed) =>
  tables(tx)
    .updateTable('settlements')
    .set({ ...closed, state: 'CLOSED' })
    .where('settlementNo', '=', settlementNo)
    .execute()
