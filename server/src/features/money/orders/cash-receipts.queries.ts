import { CASH_RECEIPT_FROM } from 'contract/money/orders/cash-receipts.rules'
import type { OrderSeq, UserSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import { sql, type NotNull } from 'kysely'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface Requested {
  orderSeq: OrderSeq
  kind: 'INCOME' | 'EXPENSE'
  sealed: string | null
  numberEnd: string | null
  requestedAt: Date
}
/** The latest choice of the buyer; what was issued stays. */
export function upsertReceipt(tx: ChannelTx, { orderSeq, ...receipt }: Requested) {
  return tables(tx)
    .insertInto('cashReceipts')
    .values({ orderSeq, ...receipt })
    .onConflict((same) =>
      same
        .columns(['channelSeq', 'orderSeq'])
        .doUpdateSet(receipt)
        .where('cashReceipts.issuedAt', 'is', null),
    )
    .execute()
}
export function deleteReceipt(tx: ChannelTx, orderSeq: OrderSeq) {
  return tables(tx)
    .deleteFrom('cashReceipts')
    .where('orderSeq', '=', orderSeq)
    .where('issuedAt', 'is', null)
    .execute()
}

export function findReceipts(db: ChannelDb, orderSeqs: OrderSeq[]) {
  return tables(db)
    .selectFrom('cashReceipts')
    .select(['orderSeq', 'kind', 'sealed', 'numberEnd', 'issueNumber', 'issuedAt'])
    .where('orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .execute()
}

/** What of an order decides whether a receipt is owed: paid by hand, asked for, issued. */
const byHand = (db: ChannelDb) =>
  tables(db)
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderSeq', 'orders.orderSeq')
    .leftJoin('cashReceipts as receipt', 'receipt.orderSeq', 'orders.orderSeq')
    .where('payments.payMethodCd', '=', payMethods.deposit)
    .where('payments.paidAt', 'is not', null)
    .where('payments.isSurplus', '=', false)

/** Orders that were paid by hand and whose receipt is not issued, those paid first at first. */
export function findOwed(db: ChannelDb, { paidBefore }: { paidBefore?: Date } = {}) {
  let owed = byHand(db)
    .where('orders.currency', '=', 'KRW')
    .where('receipt.issuedAt', 'is', null)
    .whereRef('orders.paidAmount', '>', 'orders.refundedAmount')
    .where((eb) =>
      eb.or([eb('receipt.requestedAt', 'is not', null), eb('orders.paidAmount', '>=', CASH_RECEIPT_FROM)]),
    )
  if (paidBefore) owed = owed.where('orders.paidAt', '<=', paidBefore)
  return owed
    .select([
      'orders.orderNo',
      'orders.title',
      'orders.ordererName',
      'orders.paidAmount',
      'payments.paidAt',
      'receipt.requestedAt',
    ])
    .$narrowType<{ paidAt: NotNull }>()
    .orderBy('payments.paidAt')
    .limit(200)
    .execute()
}

/** Whether the payment of an order was made by hand. */
export async function isPaidByHand(db: ChannelDb, orderSeq: OrderSeq) {
  const found = await byHand(db)
    .select('orders.orderSeq')
    .where('orders.orderSeq', '=', orderSeq)
    .executeTakeFirst()
  return found !== undefined
}

interface Issued {
  orderSeq: OrderSeq
  issueNumber: string
  issuedAt: Date
  issuedByUserSeq: UserSeq
}
/** Notes the number of the receipt, and keeps nothing of the buyer's but its last digits. */
export function setIssued(tx: ChannelTx, { orderSeq, ...issued }: Issued) {
  return tables(tx)
    .insertInto('cashReceipts')
    .values({ orderSeq, kind: 'SELF', requestedAt: issued.issuedAt, ...issued })
    .onConflict((same) => same.columns(['channelSeq', 'orderSeq']).doUpdateSet({ ...issued, sealed: null }))
    .execute()
}

/** The numbers of orders that came to nothing, or of which everything went back. */
export function forgetNumbers(tx: ChannelTx) {
  return tables(tx)
    .updateTable('cashReceipts')
    .from('orders')
    .set({ sealed: null })
    .whereRef('orders.orderSeq', '=', 'cashReceipts.orderSeq')
    .where('cashReceipts.sealed', 'is not', null)
    .where('orders.state', 'in', ['FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED'])
    .execute()
}

/** The number of somebody who left. */
export function forgetNumber(tx: ChannelTx, orderSeq: OrderSeq) {
  return tables(tx)
    .updateTable('cashReceipts')
    .set({ sealed: null })
    .where('orderSeq', '=', orderSeq)
    .execute()
}
