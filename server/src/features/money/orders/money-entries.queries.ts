import type { CourseSeq, OrderSeq, PaymentSeq, RefundSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { seoulTime, type Span } from '../../../platform/db/seoul.queries.ts'
import { tables } from '../../../platform/db/tables.ts'
import { bought } from './orders.queries.ts'

export interface NewEntry {
  kind: 'CAPTURE' | 'REFUND' | 'ADJUSTMENT'
  /** Signed: what came in is above zero. */
  amount: number
  currency: 'KRW' | 'USD'
  occurredAt: Date
  orderSeq: OrderSeq
  itemNo: number | null
  paymentSeq: PaymentSeq
  refundSeq?: RefundSeq
  isTest: boolean
}
/** An entry of nothing is none. */
export async function insertEntries(tx: ChannelTx, entries: NewEntry[]) {
  const moved = entries.filter(({ amount }) => amount !== 0)
  if (moved.length === 0) return
  await tables(tx)
    .insertInto('moneyEntries')
    .values(moved.map((entry) => ({ ...entry, day: seoulDay(entry.occurredAt) })))
    .execute()
}

interface Counted {
  /** Whether money of test providers counts. */
  withTest: boolean
}
/** Entries of sales: what came in, and what went back of it. */
const sales = (db: ChannelDb, { withTest }: Counted) => {
  const entries = tables(db)
    .selectFrom('moneyEntries as entry')
    .where('entry.kind', 'in', ['CAPTURE', 'REFUND'])
  return withTest ? entries : entries.where('entry.isTest', '=', false)
}

/** Money in and money back per day or hour of Seoul and currency. */
export async function sumByTime(db: ChannelDb, { from, to, unit, ...counted }: Span & Counted) {
  const at = seoulTime('occurred_at', unit)
  const rows = await sales(db, counted)
    .select(({ fn, cast }) => [
      at.as('at'),
      'entry.kind',
      'entry.currency',
      cast<number>(fn.sum('entry.amount'), 'bigint').as('amount'),
    ])
    .where('entry.occurredAt', '>=', from)
    .where('entry.occurredAt', '<', to)
    .groupBy([at, 'entry.kind', 'entry.currency'])
    .execute()
  return rows.map(({ kind, amount, ...row }) =>
    kind === 'CAPTURE' ? { ...row, paid: amount, refunded: 0 } : { ...row, paid: 0, refunded: -amount },
  )
}

/** What was paid, and not given back, by those who came by an address of this class, per currency. */
export const sumByEntry = (db: ChannelDb, { courseSeq, ...counted }: { courseSeq: CourseSeq } & Counted) =>
  sales(db, counted)
    .innerJoin('orderItems as item', (join) =>
      join.onRef('item.orderSeq', '=', 'entry.orderSeq').onRef('item.itemNo', '=', 'entry.itemNo'),
    )
    .innerJoin('enrolments', (join) => join.on('enrolments.attendSeq', '=', bought.attendSeq))
    .select(({ cast, fn }) => [
      'enrolments.eventCode',
      'entry.currency',
      cast<number>(fn.sum('entry.amount'), 'bigint').as('amount'),
    ])
    .where(bought.courseSeq, '=', courseSeq)
    .where('enrolments.eventCode', 'is not', null)
    .groupBy(['enrolments.eventCode', 'entry.currency'])
    .orderBy('entry.currency')
    .execute()
