import { statesOf } from 'contract/money/orders/payment-status.rules'
import type { SalesChoice } from 'contract/money/orders/schemas'
import { payMethods } from 'contract/values/type-codes'
import type { OrderSeq, Paged } from 'contract/values/ids'
import { sql } from 'kysely'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { columns, orders, type CourseItem } from './orders.queries.ts'

/** Midnight in Seoul, as the moment it is. */
const seoulMidnight = (day: string) => new Date(`${day}T00:00:00+09:00`)
const nextMidnight = (day: string) => new Date(seoulMidnight(day).getTime() + 86_400_000)

/** A sale is of the day on which it was paid; an order that was not paid, of the day on which it was begun. */
const soldAt = sql<Date>`coalesce(orders.paid_at, orders.created_at)`

function inState(db: ChannelDb, { state, paymentStatus, paidYN }: SalesChoice) {
  let found = tables(db).selectFrom('orders')
  if (state) found = found.where('orders.state', '=', state)
  if (paymentStatus) found = found.where('orders.state', 'in', statesOf(paymentStatus))
  if (paidYN) found = found.where('orders.paidAmount', paidYN === 'Y' ? '>' : '=', 0)
  if (state || paymentStatus || paidYN) return found
  return found.where('orders.state', 'in', ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])
}

function searched(db: ChannelDb, { q, qField, ...choice }: SalesChoice) {
  const found = inState(db, choice)
  if (!q) return found
  const like = containing(q)
  if (qField === 'orderNo') return found.where('orders.orderNo', '=', q)
  if (qField) return found.where(`orders.${qField}`, 'ilike', like)
  return found.where((eb) =>
    eb.or([
      eb('orders.orderNo', '=', q),
      eb('orders.ordererName', 'ilike', like),
      eb('orders.ordererEmail', 'ilike', like),
      eb('orders.ordererPhone', 'ilike', like),
      eb('orders.title', 'ilike', like),
    ]),
  )
}

function sales(db: ChannelDb, choice: SalesChoice) {
  const { startDt, endDt, payMethodCd } = choice
  let found = searched(db, choice)
  if (startDt) found = found.where(soldAt, '>=', seoulMidnight(startDt))
  if (endDt) found = found.where(soldAt, '<', nextMidnight(endDt))
  // What never had a price would bury what was sold. docs/rules.md R-870.
  if (!payMethodCd) return choice.q ? found : found.where('orders.price', '>', 0)
  return found.where(({ exists, not, selectFrom }) => {
    const payments = selectFrom('payments')
      .select('payments.paymentSeq')
      .whereRef('payments.orderSeq', '=', 'orders.orderSeq')
    if (payMethodCd === payMethods.free) return not(exists(payments))
    return exists(
      payments
        .where('payments.payMethodCd', '=', payMethodCd)
        .where((eb) => eb.or([eb('payments.paidAt', 'is not', null), eb('orders.paidAmount', '=', 0)])),
    )
  })
}

/** The orders of these numbers, in their order. */
async function withItems(db: ChannelDb, found: { orderSeq: OrderSeq }[]) {
  const rows = await orders(db)
    .select([...columns, quantity.as('count')])
    .$narrowType<CourseItem>()
    .where('orders.orderSeq', '=', sql<OrderSeq>`any(${found.map(({ orderSeq }) => orderSeq)})`)
    .execute()
  const bySeq = new Map(rows.map((row) => [row.orderSeq, row]))
  return found.flatMap(({ orderSeq }) => bySeq.get(orderSeq) ?? [])
}
const quantity = sql<number>`(select sum(quantity)::int from order_items bought
  where bought.order_seq = orders.order_seq)`

export async function findSales(db: ChannelDb, choice: SalesChoice, { page, size }: Paged) {
  const found = await sales(db, choice)
    .select('orders.orderSeq')
    .orderBy(soldAt, 'desc')
    .orderBy('orders.orderSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return withItems(db, found)
}
export type SaleRow = Awaited<ReturnType<typeof findSales>>[number]

/** Sales in the order of their numbers, those after one of them: for reading all of them. */
export async function findSalesAfter(
  db: ChannelDb,
  choice: SalesChoice,
  { after, limit }: { after: number; limit: number },
) {
  const found = await sales(db, choice)
    .select('orders.orderSeq')
    .where(sql<boolean>`orders.order_seq > ${after}`)
    .orderBy('orders.orderSeq')
    .limit(limit)
    .execute()
  return withItems(db, found)
}

export async function findSale(db: ChannelDb, orderNo: string) {
  const found = await tables(db)
    .selectFrom('orders')
    .select('orderSeq')
    .where('orderNo', '=', orderNo)
    .execute()
  const [sale] = await withItems(db, found)
  return sale
}

export async function countSales(db: ChannelDb, choice: SalesChoice) {
  const { total } = await sales(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** What the ledger says of these orders, per currency. */
export function sumSales(db: ChannelDb, choice: SalesChoice, { withTest }: { withTest: boolean }) {
  const entries = sales(db, choice)
    .innerJoin('moneyEntries as entry', 'entry.orderSeq', 'orders.orderSeq')
    .select(({ fn, cast }) => [
      'entry.currency',
      'entry.kind',
      cast<number>(fn.sum('entry.amount'), 'bigint').as('amount'),
      sql<number>`count(distinct coalesce(entry.refund_seq, entry.payment_seq))::int`.as('count'),
    ])
    .where('entry.kind', 'in', ['CAPTURE', 'REFUND'])
    .groupBy(['entry.currency', 'entry.kind'])
  return (withTest ? entries : entries.where('entry.isTest', '=', false)).execute()
}
