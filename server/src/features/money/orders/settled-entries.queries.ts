import { sql } from 'kysely'
import type { Currency } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const sums = [
  sql<number>`coalesce(sum(entry.amount) filter (where entry.kind = 'CAPTURE'), 0)::bigint`.as('salesAmount'),
  sql<number>`count(distinct entry.payment_seq) filter (where entry.kind = 'CAPTURE')::int`.as('salesCount'),
  sql<number>`(-coalesce(sum(entry.amount) filter (where entry.kind = 'REFUND'), 0))::bigint`.as(
    'refundAmount',
  ),
  sql<number>`count(distinct entry.refund_seq)::int`.as('refundCount'),
] as const

/** Accounts at providers, by the keys that name them there, whose sales come to the platform. */
type PlatformMerchants = readonly string[]

/** What of it came to the platform. A deposit, and what a site's own provider takes, never does. */
const collected = (platformMerchants: PlatformMerchants) =>
  sql<number>`coalesce(sum(entry.amount) filter (where entry.kind in ('CAPTURE', 'REFUND') and exists (
    select from payments join merchants using (channel_seq, merchant_seq)
     where payments.channel_seq = entry.channel_seq and payments.payment_seq = entry.payment_seq
       and merchants.account_key = any(${platformMerchants}::text[]))), 0)::bigint`.as('collectedAmount')

const month = sql<string>`to_char(entry.day, 'YYYY-MM')`

/** Whether an entry is of a sale that came with its site: what happens to it is between the site and its buyer. docs/rules.md R-1141. */
const isOfImportedSale = sql<boolean>`exists (
  select from money_entries sold join settlements statement using (channel_seq, settlement_no)
   where sold.channel_seq = entry.channel_seq and sold.payment_seq = entry.payment_seq and sold.kind = 'CAPTURE'
     and statement.is_imported)`

/** Entries of sales that are part of no settlement: real ones, or those of test payments. */
const unsettled = (db: ChannelDb, { isTest }: { isTest: boolean }) =>
  tables(db)
    .selectFrom('moneyEntries as entry')
    .where('entry.kind', 'in', ['CAPTURE', 'REFUND'])
    .where('entry.settlementNo', 'is', null)
    .where('entry.isTest', '=', isTest)
    .where(({ not }) => not(isOfImportedSale))

/** The sums of sales that are part of no settlement, by the month of Seoul in which they happened and by currency. */
export const sumUnsettled = (
  db: ChannelDb,
  { platformMerchants, ...kind }: { isTest: boolean; platformMerchants: PlatformMerchants },
) =>
  unsettled(db, kind)
    .select([month.as('month'), 'entry.currency', ...sums, collected(platformMerchants)])
    .groupBy([month, 'entry.currency'])
    .orderBy(month)
    .execute()

interface Closing {
  settlementNo: number
  currency: Currency
  /** The first day in Seoul that is no part of it. */
  before: string
  platformMerchants: PlatformMerchants
}
/** Makes every unsettled entry of real sales before a day part of a settlement, and says what they come to. */
export async function settleEntries(
  tx: ChannelTx,
  { settlementNo, currency, before, platformMerchants }: Closing,
) {
  await tables(tx)
    .updateTable('moneyEntries as entry')
    .set({ settlementNo })
    .where('kind', 'in', ['CAPTURE', 'REFUND'])
    .where('settlementNo', 'is', null)
    .where('isTest', '=', false)
    .where('currency', '=', currency)
    .where('day', '<', before)
    .where(({ not }) => not(isOfImportedSale))
    .execute()
  return tables(tx)
    .selectFrom('moneyEntries as entry')
    .select([...sums, collected(platformMerchants)])
    .where('entry.settlementNo', '=', settlementNo)
    .executeTakeFirstOrThrow()
}

interface Charge {
  kind: 'FEE' | 'TAX' | 'PAYOUT' | 'WITHHOLDING'
  /** What is owed or paid out; below zero where it is given back, or paid by the site. */
  amount: number
  currency: Currency
  settlementNo: number
  occurredAt: Date
}
/** What a settlement charges or pays out, as entries of the ledger. A charge of nothing is none. */
export async function enterCharges(tx: ChannelTx, charges: Charge[]) {
  const owed = charges.filter(({ amount }) => amount !== 0)
  if (owed.length === 0) return
  await tables(tx)
    .insertInto('moneyEntries')
    .values(
      owed.map(({ amount, occurredAt, ...charge }) => ({
        ...charge,
        amount: -amount,
        occurredAt,
        day: seoulDay(occurredAt),
        isTest: false,
      })),
    )
    .execute()
}

export interface EntryScope {
  currency: Currency
  /** A settlement, or months of entries that are part of none. */
  of: { settlementNo: number } | { months: string[]; isTest: boolean }
}
/** Payments and refunds of a settlement, or of months that are part of none, with what was sold. */
const soldIn = (db: ChannelDb, { currency, of }: EntryScope) =>
  ('settlementNo' in of
    ? tables(db)
        .selectFrom('moneyEntries as entry')
        .where('entry.settlementNo', '=', of.settlementNo)
        .where('entry.kind', 'in', ['CAPTURE', 'REFUND'])
    : unsettled(db, of).where(month, '=', sql<string>`any(${of.months})`)
  )
    .innerJoin('orderItems as item', (join) =>
      join.onRef('item.orderSeq', '=', 'entry.orderSeq').onRef('item.itemNo', '=', 'entry.itemNo'),
    )
    .where('entry.currency', '=', currency)

/** One by one, in the order in which they were entered, from behind one on. */
export const findEntriesAfter = (
  db: ChannelDb,
  scope: EntryScope,
  { after, limit }: { after: number; limit: number },
) =>
  soldIn(db, scope)
    .innerJoin('orders', 'orders.orderSeq', 'entry.orderSeq')
    .select([
      'entry.entrySeq',
      'entry.kind',
      'entry.amount',
      'entry.currency',
      'entry.occurredAt',
      'entry.isTest',
    ])
    .select(['item.title', 'orders.orderNo', 'orders.ordererName'])
    .where(sql<boolean>`entry.entry_seq > ${after}`)
    .orderBy('entry.entrySeq')
    .limit(limit)
    .execute()
export type EntryRow = Awaited<ReturnType<typeof findEntriesAfter>>[number]

export async function countEntries(db: ChannelDb, scope: EntryScope) {
  const { count } = await soldIn(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What each title brought, the most first. */
export const sumByProduct = (db: ChannelDb, scope: EntryScope) =>
  soldIn(db, scope)
    .select(['item.title', ...sums])
    .groupBy('item.title')
    .orderBy(sql`sum(entry.amount)`, 'desc')
    .orderBy('item.title')
    .limit(200)
    .execute()
