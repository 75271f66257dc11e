import { sql } from 'kysely'
import type { OrderSeq, PaymentSeq, RefundSeq, UserSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'refunds.refundSeq',
  'refunds.paymentSeq',
  'refunds.amount',
  'refunds.reason',
  'refunds.idempotencyKey',
  'refunds.requestedByUserSeq',
] as const
export type RefundRow = NonNullable<Awaited<ReturnType<typeof findOpenRefund>>>

/** The refund of a payment of which the provider has not said yet what became of it. */
export function findOpenRefund(db: ChannelDb, paymentSeq: PaymentSeq) {
  return tables(db)
    .selectFrom('refunds')
    .select(columns)
    .where('paymentSeq', '=', paymentSeq)
    .where('state', '=', 'REQUESTED')
    .executeTakeFirst()
}

export function findOpenRefunds(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.paymentSeq', 'refunds.paymentSeq')
    .select(columns)
    .where('payments.orderSeq', '=', orderSeq)
    .where('refunds.state', '=', 'REQUESTED')
    .orderBy('refunds.refundSeq')
    .execute()
}

/** Of these orders, those of which money is going back. */
export async function findBeingRefunded(db: ChannelDb, orderSeqs: OrderSeq[]) {
  const found = await tables(db)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.paymentSeq', 'refunds.paymentSeq')
    .select('payments.orderSeq')
    .where('payments.orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .where('payments.isSurplus', '=', false)
    .where('refunds.state', '=', 'REQUESTED')
    .execute()
  return new Set(found.map(({ orderSeq }) => orderSeq))
}

/**
 * The latest refund to an account that nobody asked for, because the money was owed, and that the provider refused. What went back
 * another way meanwhile, or to a card, needs no account.
 */
export function findRejectedRefund(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.paymentSeq', 'refunds.paymentSeq')
    .select(columns)
    .where('payments.orderSeq', '=', orderSeq)
    .where('payments.payMethodCd', '=', payMethods.virtualAccount)
    .whereRef('payments.refundedAmount', '<', 'payments.amount')
    .where('refunds.state', '=', 'FAILED')
    .where('refunds.requestedByUserSeq', 'is', null)
    .orderBy('refunds.refundSeq', 'desc')
    .executeTakeFirst()
}

/** Orders with a refund that was asked for before this moment and is not done. */
export function findOverdueRefunds(db: ChannelDb, before: Date) {
  return (
    tables(db)
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.paymentSeq', 'refunds.paymentSeq')
      .innerJoin('orders', 'orders.orderSeq', 'payments.orderSeq')
      .select('orders.orderNo')
      .where('refunds.state', '=', 'REQUESTED')
      .where('refunds.createdAt', '<=', before)
      // What waits for the account of its buyer goes on when they give it.
      .where((eb) =>
        eb.or([
          eb('payments.payMethodCd', '<>', payMethods.virtualAccount),
          eb.exists(
            eb
              .selectFrom('refundAccounts')
              .select('refundAccounts.orderSeq')
              .whereRef('refundAccounts.orderSeq', '=', 'orders.orderSeq'),
          ),
        ]),
      )
      // What goes back by hand goes on when staff record it.
      .where((eb) =>
        eb.or([
          eb('payments.payMethodCd', '<>', payMethods.deposit),
          eb('refunds.requestedByUserSeq', 'is not', null),
        ]),
      )
      .orderBy('refunds.createdAt')
      .limit(200)
      .execute()
  )
}

export interface NewRefund {
  paymentSeq: PaymentSeq
  amount: number
  reason: string
  idempotencyKey: string
  requestedByUserSeq: UserSeq | null
  createdAt: Date
  source?: 'OURS' | 'PROVIDER'
  state?: 'REQUESTED' | 'DONE'
  doneAt?: Date
}
export function insertRefund(tx: ChannelTx, refund: NewRefund) {
  return tables(tx).insertInto('refunds').values(refund).returning(columns).executeTakeFirstOrThrow()
}

export function finishRefund(
  tx: ChannelTx,
  refundSeq: RefundSeq,
  change: { state: 'DONE' | 'FAILED'; doneAt: Date; failReason?: string },
) {
  return tables(tx).updateTable('refunds').set(change).where('refundSeq', '=', refundSeq).execute()
}
