import type { FileSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = ['settlementNo', 'invoiceNo', 'issuedOn', 'fileSeq'] as const

export const findInvoices = (db: ChannelDb) =>
  tables(db).selectFrom('settlementInvoices').select(columns).execute()

export const findInvoice = (db: ChannelDb, settlementNo: number) =>
  tables(db)
    .selectFrom('settlementInvoices')
    .select(columns)
    .where('settlementNo', '=', settlementNo)
    .executeTakeFirst()

interface Invoice {
  settlementNo: number
  invoiceNo: string
  issuedOn: string
  fileSeq: FileSeq | null
}
export const upsertInvoice = (tx: ChannelTx, invoice: Invoice) =>
  tables(tx)
    .insertInto('settlementInvoices')
    .values(invoice)
    .onConflict((same) => same.columns(['channelSeq', 'settlementNo']).doUpdateSet(invoice))
    .execute()
