import { sql } from 'kysely'
import type { PayoutShelf, PayoutState } from 'contract/money/settlements/payouts.rules'
import type { Currency, PayoutSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

const ofSite = sql<boolean>`payouts.channel_seq = bound_channel()`

/** A closed statement that leaves nothing to pay has none. */
export const insertPayout = (tx: ChannelTx, payout: { settlementNo: number; balance: number }) =>
  tables(tx)
    .insertInto('payouts')
    .values(({ fn }) => ({ ...payout, channelSeq: fn('bound_channel') }))
    .execute()

/** What the site still owes of earlier months. */
const owed = (tx: ChannelDb, currency: Currency) =>
  tables(tx)
    .selectFrom('settlements')
    .select('settlements.settlementNo')
    .where('settlements.currency', '=', currency)

/** What the site owes of closed statements in a currency and no later one took over: zero or less. */
export async function sumOwed(tx: ChannelDb, currency: Currency) {
  const { sum } = await tables(tx)
    .selectFrom('payouts')
    .select(sql<number>`coalesce(sum(balance), 0)::bigint`.as('sum'))
    .where(ofSite)
    .where('payouts.state', '=', 'CLOSED')
    .where('payouts.balance', '<', 0)
    .where('payouts.movedTo', 'is', null)
    .where('payouts.settlementNo', 'in', owed(tx, currency))
    .executeTakeFirstOrThrow()
  return sum
}

/** Moves what the site owes of earlier months into a statement, and says how much that is: zero or less. */
export async function carryOwed(tx: ChannelTx, settlementNo: number, currency: Currency) {
  const moved = await tables(tx)
    .updateTable('payouts')
    .set({ movedTo: settlementNo })
    .where(ofSite)
    .where('payouts.state', '=', 'CLOSED')
    .where('payouts.balance', '<', 0)
    .where('payouts.movedTo', 'is', null)
    .where('payouts.settlementNo', 'in', owed(tx, currency))
    .returning('payouts.balance')
    .execute()
  return moved.reduce((sum, { balance }) => sum + balance, 0)
}

export const lockPayout = (tx: ChannelTx, payoutSeq: PayoutSeq) =>
  tables(tx)
    .selectFrom('payouts')
    .innerJoin('settlements', (join) =>
      join
        .onRef('settlements.channelSeq', '=', 'payouts.channelSeq')
        .onRef('settlements.settlementNo', '=', 'payouts.settlementNo'),
    )
    .select([
      'payouts.payoutSeq',
      'payouts.channelSeq',
      'payouts.settlementNo',
      'payouts.state',
      'payouts.balance',
      'payouts.withholdingAmount',
      'payouts.movedTo',
      'payouts.paidOn',
      'payouts.reference',
      'settlements.month',
      'settlements.currency',
      'settlements.collectedAmount',
      'settlements.closedAt',
    ])
    .where(ofSite)
    .where('payouts.payoutSeq', '=', payoutSeq)
    .forUpdate('payouts')
    .executeTakeFirst()

interface PayoutChange {
  state: PayoutState
  withholdingAmount?: number
  requestedAt?: Date
  approvedAt?: Date
  heldAt?: Date
  holdReason?: string | null
  paidAt?: Date
  paidOn?: string
  reference?: string
}
export const changePayout = (tx: ChannelTx, payoutSeq: PayoutSeq, change: PayoutChange) =>
  tables(tx).updateTable('payouts').set(change).where(ofSite).where('payoutSeq', '=', payoutSeq).execute()

export const findPayout = (db: PlatformDb, payoutSeq: PayoutSeq) =>
  platformTables(db)
    .selectFrom('payouts')
    .select(['payoutSeq', 'channelSeq', 'settlementNo', 'requestedAt', 'approvedAt'])
    .where('payoutSeq', '=', payoutSeq)
    .executeTakeFirst()

const onShelf = (db: PlatformDb, shelf: PayoutShelf) => {
  const payouts = platformTables(db).selectFrom('payouts')
  switch (shelf) {
    case 'waiting':
      return payouts.where('state', 'in', ['REQUESTED', 'HELD'])
    case 'approved':
      return payouts.where('state', '=', 'APPROVED')
    case 'owed':
      return payouts.where('state', '=', 'CLOSED').where('balance', '<', 0).where('movedTo', 'is', null)
    case 'done':
      return payouts.where('state', '=', 'PAID')
  }
}

interface Page {
  shelf: PayoutShelf
  page: number
  size: number
}
/** The oldest first; of those that are done the newest. */
export const findPayouts = (db: PlatformDb, { shelf, page, size }: Page) =>
  onShelf(db, shelf)
    .select(['payoutSeq', 'channelSeq', 'settlementNo', 'requestedAt', 'approvedAt'])
    .orderBy('payoutSeq', shelf === 'done' ? 'desc' : 'asc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countPayouts(db: PlatformDb, shelf: PayoutShelf) {
  const { count } = await onShelf(db, shelf)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
