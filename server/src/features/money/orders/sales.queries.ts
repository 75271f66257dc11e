import type { SalesFilter } from 'contract/money/orders/schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { columns, orders, type CourseItem } from './orders.queries.ts'

type Filter = z.output<typeof SalesFilter>

/** Midnight in Seoul, as the moment it is. */
const seoulMidnight = (day: string) => new Date(`${day}T00:00:00+09:00`)
const nextMidnight = (day: string) => new Date(seoulMidnight(day).getTime() + 86_400_000)

/** A sale is of the day on which it was paid; an order that was not paid, of the day on which it was begun. */
const soldAt = sql<Date>`coalesce(orders.paid_at, orders.created_at)`

function sales(db: ChannelDb, { q, startDt, endDt, state }: Filter) {
  let found = orders(db)
  found = state
    ? found.where('state', '=', state)
    : found.where('state', 'in', ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])
  if (startDt) found = found.where(soldAt, '>=', seoulMidnight(startDt))
  if (endDt) found = found.where(soldAt, '<', nextMidnight(endDt))
  if (!q) return found
  const like = containing(q)
  return found.where((eb) =>
    eb.or([
      eb('orderNo', '=', q),
      eb('ordererName', 'ilike', like),
      eb('ordererEmail', 'ilike', like),
      eb('orders.title', 'ilike', like),
    ]),
  )
}
export function findSales(db: ChannelDb, filter: Filter) {
  return sales(db, filter)
    .select(columns)
    .$narrowType<CourseItem>()
    .orderBy(soldAt, 'desc')
    .orderBy('orders.orderSeq', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
}
export async function countSales(db: ChannelDb, filter: Filter) {
  const { total } = await sales(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** What the ledger says of these orders, per currency. */
export function sumSales(db: ChannelDb, filter: Filter, { withTest }: { withTest: boolean }) {
  const entries = sales(db, filter)
    .innerJoin('moneyEntries as entry', 'entry.orderSeq', 'orders.orderSeq')
    .select(({ fn, cast }) => [
      'entry.currency',
      'entry.kind',
      cast<number>(fn.sum('entry.amount'), 'bigint').as('amount'),
    ])
    .where('entry.kind', 'in', ['CAPTURE', 'REFUND'])
    .groupBy(['entry.currency', 'entry.kind'])
  return (withTest ? entries : entries.where('entry.isTest', '=', false)).execute()
}
