import type { OrderSeq, PaymentSeq, UserSeq } from 'contract/values/ids'
import type { payMethods } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'paymentSeq',
  'orderSeq',
  'payMethodCd',
  'gateway',
  'paymentKey',
  'redirectUrl',
  'currency',
  'amount',
  'state',
  'refundedAmount',
  'cardName',
  'receiptUrl',
  'failReason',
  'confirmingAt',
] as const

export function findPayment(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('orderSeq', '=', orderSeq)
    .orderBy('paymentSeq', 'desc')
    .executeTakeFirst()
}

export function findOrderNoByKey(db: ChannelDb, gateway: string, paymentKey: string) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.orderSeq', 'payments.orderSeq')
    .select('orders.orderNo')
    .where('payments.gateway', '=', gateway)
    .where('payments.paymentKey', '=', paymentKey)
    .executeTakeFirst()
}

export function insertPayment(
  tx: ChannelTx,
  payment: {
    orderSeq: OrderSeq
    payMethodCd: typeof payMethods.card
    gateway: string
    paymentKey: string
    redirectUrl: string
    currency: 'KRW' | 'USD'
    amount: number
    createdAt: Date
  },
) {
  return tables(tx)
    .insertInto('payments')
    .values({ ...payment, state: 'REQUESTED' })
    .onConflict((same) => same.columns(['channelSeq', 'gateway', 'paymentKey']).doNothing())
    .execute()
}

export interface PaymentChange {
  state:
    'CONFIRMING' | 'PAID' | 'FAILED' | 'CANCELLED_BY_USER' | 'EXPIRED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  refundedAmount?: number
  cardName?: string | null
  receiptUrl?: string | null
  failReason?: string | null
  confirmingAt?: Date
  paidAt?: Date
}
export function changePayment(tx: ChannelTx, paymentSeq: PaymentSeq, change: PaymentChange) {
  return tables(tx).updateTable('payments').set(change).where('paymentSeq', '=', paymentSeq).execute()
}

/** Payments that somebody began to settle and did not finish: a crash, or a provider that did not answer. */
export function findUnsettled(db: ChannelDb, before: Date) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.orderSeq', 'payments.orderSeq')
    .select('orders.orderNo')
    .where('payments.state', '=', 'CONFIRMING')
    .where('payments.confirmingAt', '<=', before)
    .limit(200)
    .execute()
}

/** True the first time an event is heard of. */
export async function noteWebhook(
  tx: ChannelTx,
  event: { gateway: string; eventId: string; receivedAt: Date },
) {
  const noted = await tables(tx)
    .insertInto('paymentWebhooks')
    .values(event)
    .onConflict((same) => same.doNothing())
    .returning('eventId')
    .executeTakeFirst()
  return noted !== undefined
}

export function findOpenRefund(db: ChannelDb, paymentSeq: PaymentSeq) {
  return tables(db)
    .selectFrom('refunds')
    .select(['refundSeq', 'amount', 'reason', 'idempotencyKey', 'paymentSeq'])
    .where('paymentSeq', '=', paymentSeq)
    .where('state', '=', 'REQUESTED')
    .executeTakeFirst()
}
export function insertRefund(
  tx: ChannelTx,
  refund: {
    paymentSeq: PaymentSeq
    amount: number
    reason: string
    idempotencyKey: string
    requestedByUserSeq: UserSeq | null
    createdAt: Date
  },
) {
  return tables(tx).insertInto('refunds').values(refund).returning('refundSeq').executeTakeFirstOrThrow()
}
export async function finishRefund(
  tx: ChannelTx,
  paymentSeq: PaymentSeq,
  change: { state: 'DONE' | 'FAILED'; doneAt: Date },
) {
  const done = await tables(tx)
    .updateTable('refunds')
    .set(change)
    .where('paymentSeq', '=', paymentSeq)
    .where('state', '=', 'REQUESTED')
    .returning('refundSeq')
    .executeTakeFirst()
  return done !== undefined
}
