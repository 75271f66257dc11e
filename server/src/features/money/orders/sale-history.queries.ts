import { sql } from 'kysely'
import type { OrderSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export function findItemsSold(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('orderItems')
    .select(['itemNo', 'title', 'quantity', 'unitPrice', 'discountAmount', 'paidAmount', 'refundedAmount'])
    .where('orderSeq', '=', orderSeq)
    .orderBy('itemNo')
    .execute()
}

export function findPaymentsOf(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('payments')
    .select([
      'payMethodCd',
      'cardName',
      'state',
      'amount',
      'createdAt',
      'confirmingAt',
      'paidAt',
      'failReason',
      'isTest',
    ])
    .where('orderSeq', '=', orderSeq)
    .orderBy('paymentSeq', 'desc')
    .execute()
}

export function findRefundsOf(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.paymentSeq', 'refunds.paymentSeq')
    .select([
      'refunds.amount',
      'refunds.state',
      'refunds.source',
      'refunds.reason',
      'refunds.failReason',
      'refunds.createdAt',
      'refunds.doneAt',
    ])
    .where('payments.orderSeq', '=', orderSeq)
    .orderBy('refunds.refundSeq', 'desc')
    .execute()
}

/** What providers sent about the payments of an order. */
export function findEventsOf(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('paymentWebhooks as event')
    .select(['event.type', 'event.body', 'event.receivedAt'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payments')
          .select(sql`1`.as('one'))
          .whereRef('payments.gateway', '=', 'event.gateway')
          .whereRef('payments.paymentKey', '=', 'event.paymentKey')
          .where('payments.orderSeq', '=', orderSeq),
      ),
    )
    .orderBy('event.receivedAt', 'desc')
    .limit(50)
    .execute()
}
