import { sql } from 'kysely'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Counted {
  /** Whether money of test providers counts. */
  withTest: boolean
  from?: Date
  to?: Date
}
const notTest = (isCounted: boolean) => (isCounted ? [true, false] : [false])

/** What the ledger says of the items that coupons were spent on, per coupon and currency. docs/rules.md R-759. */
export function sumSales(db: ChannelDb, { withTest, from, to }: Counted) {
  let entries = tables(db)
    .selectFrom('moneyEntries as entry')
    .innerJoin('couponUses as use', (join) =>
      join.onRef('use.orderSeq', '=', 'entry.orderSeq').onRef('use.itemNo', '=', 'entry.itemNo'),
    )
    .innerJoin('couponIssues as issue', 'issue.couponIssueSeq', 'use.couponIssueSeq')
    .where('entry.kind', 'in', ['CAPTURE', 'REFUND'])
    .where('entry.isTest', 'in', notTest(withTest))
  if (from) entries = entries.where('entry.occurredAt', '>=', from)
  if (to) entries = entries.where('entry.occurredAt', '<', to)
  return entries
    .select(({ fn, cast }) => [
      'issue.couponInfoSeq',
      'entry.currency',
      cast<number>(fn.sum('entry.amount'), 'bigint').as('amount'),
    ])
    .groupBy(['issue.couponInfoSeq', 'entry.currency'])
    .execute()
}

/** Net sales of the site in won. */
export async function sumSite(db: ChannelDb, { withTest, from, to }: Required<Counted>) {
  const { amount } = await tables(db)
    .selectFrom('moneyEntries as entry')
    .select(({ fn, cast }) => cast<number>(fn.sum('entry.amount'), 'bigint').as('amount'))
    .where('entry.kind', 'in', ['CAPTURE', 'REFUND'])
    .where('entry.currency', '=', 'KRW')
    .where('entry.isTest', 'in', notTest(withTest))
    .where('entry.occurredAt', '>=', from)
    .where('entry.occurredAt', '<', to)
    .executeTakeFirstOrThrow()
  return amount ?? 0
}

/** Coupons that are spent, what they took off, and whose first paid order each was part of. */
export function findSpent(db: ChannelDb, { withTest, from, to }: Counted) {
  const first = sql<boolean>`not exists (
    select from orders earlier where earlier.user_seq = orders.user_seq and earlier.order_seq <> orders.order_seq
      and earlier.price > 0 and earlier.paid_at < orders.paid_at)`
  let uses = tables(db)
    .selectFrom('couponUses as use')
    .innerJoin('couponIssues as issue', 'issue.couponIssueSeq', 'use.couponIssueSeq')
    .innerJoin('orders', 'orders.orderSeq', 'use.orderSeq')
    .where('use.state', '=', 'USED')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('orders.totalAmount', '=', 0),
        exists(
          selectFrom('moneyEntries as entry')
            .select('entry.entrySeq')
            .whereRef('entry.orderSeq', '=', 'use.orderSeq')
            .where('entry.isTest', 'in', notTest(withTest)),
        ),
      ]),
    )
  if (from) uses = uses.where('use.usedAt', '>=', from)
  if (to) uses = uses.where('use.usedAt', '<', to)
  return uses
    .select(({ fn, cast }) => [
      'issue.couponInfoSeq',
      'orders.currency',
      cast<number>(fn.sum('use.discountAmount'), 'bigint').as('discount'),
      sql<number>`(count(distinct orders.user_seq) filter (where ${first}))::int`.as('newBuyers'),
    ])
    .groupBy(['issue.couponInfoSeq', 'orders.currency'])
    .execute()
}
