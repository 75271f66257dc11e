import { sql } from 'kysely'
import type { AttendSeq, OrderSeq, PaymentSeq, UserSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { countFound } from '../../../platform/db/counting.queries.ts'
import { tables } from '../../../platform/db/tables.ts'

export interface NewDeposit {
  paymentSeq: PaymentSeq
  bankName: string
  accountNumber: string
  holder: string
  dueAt: Date
  secretHash?: string | null
}
export function insertDeposit(tx: ChannelTx, deposit: NewDeposit) {
  return tables(tx).insertInto('deposits').values(deposit).execute()
}

/** Where one payment goes; undefined for one that goes to no bank account, or to none yet. */
export function findDepositOf(db: ChannelDb, paymentSeq: PaymentSeq) {
  return tables(db)
    .selectFrom('deposits')
    .select(['paymentSeq', 'dueAt', 'secretHash'])
    .where('paymentSeq', '=', paymentSeq)
    .executeTakeFirst()
}

/** The latest payment of an order that goes to a bank account. */
export function findDeposit(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('deposits', 'deposits.paymentSeq', 'payments.paymentSeq')
    .select([
      'payments.paymentSeq',
      'payments.payMethodCd',
      'payments.state',
      'bankName',
      'accountNumber',
      'holder',
      'dueAt',
    ])
    .where('payments.orderSeq', '=', orderSeq)
    .orderBy('payments.paymentSeq', 'desc')
    .executeTakeFirst()
}

/** The same for each of these orders. */
export function findDepositsOf(db: ChannelDb, orderSeqs: OrderSeq[]) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('deposits', 'deposits.paymentSeq', 'payments.paymentSeq')
    .distinctOn('payments.orderSeq')
    .select(['payments.orderSeq', 'payments.paymentSeq', 'bankName', 'accountNumber', 'holder', 'dueAt'])
    .where('payments.orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .orderBy('payments.orderSeq')
    .orderBy('payments.paymentSeq', 'desc')
    .execute()
}

/** Orders that wait for a deposit to the account of the site, and those that ran out since a moment and were not paid or cancelled. */
export function findAwaited(db: ChannelDb, { since }: { since: Date }) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('deposits', 'deposits.paymentSeq', 'payments.paymentSeq')
    .innerJoin('orders', 'orders.orderSeq', 'payments.orderSeq')
    .select([
      'orders.orderNo',
      'orders.title',
      'orders.state',
      'orders.ordererName',
      'orders.ordererPhone',
      'orders.totalAmount',
      'orders.currency',
      'orders.createdAt',
      'bankName',
      'accountNumber',
      'holder',
      'dueAt',
    ])
    .where('payments.payMethodCd', '=', payMethods.deposit)
    .where((eb) =>
      eb.or([
        eb.and([eb('orders.state', '=', 'CREATED'), eb('payments.state', '=', 'REQUESTED')]),
        eb.and([
          eb('orders.state', '=', 'EXPIRED'),
          eb('payments.state', '=', 'EXPIRED'),
          eb('dueAt', '>', since),
        ]),
      ]),
    )
    .orderBy((eb) => eb('orders.state', '=', 'EXPIRED'))
    .orderBy('dueAt')
    .orderBy('orders.orderSeq')
    .limit(200)
    .execute()
}

/** Orders that wait for a deposit, up to a limit. */
export function countAwaitedDeposits(db: ChannelDb, limit: number) {
  const awaited = tables(db)
    .selectFrom('payments')
    .innerJoin('deposits', 'deposits.paymentSeq', 'payments.paymentSeq')
    .innerJoin('orders', 'orders.orderSeq', 'payments.orderSeq')
    .select('orders.orderSeq')
    .where('payments.payMethodCd', '=', payMethods.deposit)
    .where('orders.state', '=', 'CREATED')
    .where('payments.state', '=', 'REQUESTED')
    .limit(limit)
  return countFound(db, awaited)
}

/** Orders that wait, whose deposit is due before a moment and whose buyers were not reminded. */
export function findToRemind(db: ChannelDb, { now, before }: { now: Date; before: Date }) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('deposits', 'deposits.paymentSeq', 'payments.paymentSeq')
    .innerJoin('orders', 'orders.orderSeq', 'payments.orderSeq')
    .select(['orders.orderNo', 'payments.paymentSeq'])
    .where('payments.state', '=', 'REQUESTED')
    .where('remindedAt', 'is', null)
    .where('dueAt', '>', now)
    .where('dueAt', '<=', before)
    .limit(500)
    .execute()
}
/** False when somebody was quicker. */
export async function setReminded(tx: ChannelTx, paymentSeq: PaymentSeq, now: Date) {
  const [changed] = await tables(tx)
    .updateTable('deposits')
    .set({ remindedAt: now })
    .where('paymentSeq', '=', paymentSeq)
    .where('remindedAt', 'is', null)
    .execute()
  return changed !== undefined && changed.numUpdatedRows > 0n
}

interface Confirmed {
  paymentSeq: PaymentSeq
  orderNo: string
  depositorName: string
  confirmedAt: Date
  confirmedByUserSeq: UserSeq
}
/** Who saw the money; with the key under which it can be refunded. */
export async function setConfirmed(tx: ChannelTx, { paymentSeq, orderNo, ...confirmed }: Confirmed) {
  await tables(tx).updateTable('deposits').set(confirmed).where('paymentSeq', '=', paymentSeq).execute()
  await tables(tx)
    .updateTable('payments')
    .set({ paymentKey: `${orderNo}-${paymentSeq}` })
    .where('paymentSeq', '=', paymentSeq)
    .execute()
}

/** The order of this enrolment whose deposit is awaited; null where there is none. */
export async function findAwaitedOrderNo(db: ChannelDb, attendSeq: AttendSeq) {
  const order = await tables(db)
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.orderSeq', 'item.orderSeq')
    .innerJoin('payments', 'payments.orderSeq', 'item.orderSeq')
    .innerJoin('deposits', 'deposits.paymentSeq', 'payments.paymentSeq')
    .select('orders.orderNo')
    .where('item.attendSeq', '=', attendSeq)
    .where('orders.state', '=', 'CREATED')
    .where('payments.state', '=', 'REQUESTED')
    .executeTakeFirst()
  return order?.orderNo ?? null
}
