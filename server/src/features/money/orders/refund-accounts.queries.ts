import { sql } from 'kysely'
import { payMethods } from 'contract/values/type-codes'
import type { OrderSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewRefundAccount {
  orderSeq: OrderSeq
  sealed: string
  givenAt: Date
  givenByUserSeq: UserSeq
}
export function upsertRefundAccount(tx: ChannelTx, { orderSeq, ...account }: NewRefundAccount) {
  return tables(tx)
    .insertInto('refundAccounts')
    .values({ orderSeq, ...account })
    .onConflict((same) => same.columns(['channelSeq', 'orderSeq']).doUpdateSet(account))
    .execute()
}

export async function findSealedAccount(db: ChannelDb, orderSeq: OrderSeq) {
  const row = await tables(db)
    .selectFrom('refundAccounts')
    .select('sealed')
    .where('orderSeq', '=', orderSeq)
    .executeTakeFirst()
  return row?.sealed ?? null
}

export function deleteRefundAccount(tx: ChannelTx, orderSeq: OrderSeq) {
  return tables(tx).deleteFrom('refundAccounts').where('orderSeq', '=', orderSeq).execute()
}

/** Which of these orders wait for the account to which their money goes back. */
export async function findAwaitingAccount(db: ChannelDb, orderSeqs: OrderSeq[]) {
  const rows = await tables(db)
    .selectFrom('payments')
    .innerJoin('refunds', 'refunds.paymentSeq', 'payments.paymentSeq')
    .select('payments.orderSeq')
    .distinct()
    .where('payments.orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .where('payments.payMethodCd', '=', payMethods.virtualAccount)
    .where('refunds.state', 'in', ['REQUESTED', 'FAILED'])
    .whereRef('payments.refundedAmount', '<', 'payments.amount')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refundAccounts')
            .select('refundAccounts.orderSeq')
            .whereRef('refundAccounts.orderSeq', '=', 'payments.orderSeq'),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ orderSeq }) => orderSeq))
}
