import { sql } from 'kysely'
import type { CourseSeq, MerchantSeq, OrderSeq, PaymentSeq, UserSeq } from 'contract/values/ids'
import type { WindowOptions } from 'contract/money/orders/card-options.rules'
import type { BuyerMethod } from 'contract/money/orders/pay-methods.rules'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { bought } from './orders.queries.ts'

const columns = [
  'payments.paymentSeq',
  'payments.orderSeq',
  'payments.payMethodCd',
  'payments.mobilePay',
  'payments.gateway',
  'payments.receiptKind',
  'payments.instalmentMonths',
  'payments.cardCompany',
  'payments.merchantSeq',
  'payments.isTest',
  'payments.returnKey',
  'payments.idempotencyKey',
  'payments.confirmAttempt',
  'payments.paymentKey',
  'payments.redirectUrl',
  'payments.currency',
  'payments.amount',
  'payments.state',
  'payments.isSurplus',
  'payments.refundedAmount',
  'payments.cardName',
  'payments.receiptUrl',
  'payments.failReason',
  'payments.createdAt',
  'payments.confirmingAt',
  'payments.paidAt',
  'payments.unsureSince',
] as const

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export function findPayment(db: ChannelDb, paymentSeq: PaymentSeq) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('paymentSeq', '=', paymentSeq)
    .executeTakeFirst()
}

export function findPaymentByKey(db: ChannelDb, gateway: string, paymentKey: string) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('gateway', '=', gateway)
    .where('paymentKey', '=', paymentKey)
    .executeTakeFirst()
}

/** The payment of this order that bears the provider's key, as it was begun or as the payer brought it back. */
export function findPaymentOfOrder(db: ChannelDb, orderSeq: OrderSeq, paymentKey: string) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('orderSeq', '=', orderSeq)
    .where((eb) => eb.or([eb('paymentKey', '=', paymentKey), eb('returnKey', '=', paymentKey)]))
    .executeTakeFirst()
}

/** The latest payment of an order through an account of the site. */
export function findLatestOfMerchant(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('orderSeq', '=', orderSeq)
    .where('merchantSeq', 'is not', null)
    .orderBy('paymentSeq', 'desc')
    .executeTakeFirst()
}

/** The payment that was begun last, whatever became of it. */
export function findLatestPayment(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('orderSeq', '=', orderSeq)
    .orderBy('paymentSeq', 'desc')
    .executeTakeFirst()
}

/** The one payment of an order that is not over. */
export function findOpenPayment(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('orderSeq', '=', orderSeq)
    .where('state', 'in', ['REQUESTED', 'CONFIRMING', 'CAPTURED'])
    .where('isSurplus', '=', false)
    .orderBy((eb) => eb('state', '=', 'REQUESTED'))
    .executeTakeFirst()
}

/** The payment that paid an order. */
export function findPaidPayment(db: ChannelDb, orderSeq: OrderSeq) {
  return tables(db)
    .selectFrom('payments')
    .select(columns)
    .where('orderSeq', '=', orderSeq)
    .where('state', 'in', ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'])
    .where('isSurplus', '=', false)
    .executeTakeFirst()
}

/** What is shown of an order's payment: of the one that paid it, else of the latest. */
export function findShownPayments(db: ChannelDb, orderSeqs: OrderSeq[]) {
  return tables(db)
    .selectFrom('payments')
    .distinctOn('orderSeq')
    .select([
      'paymentSeq',
      'orderSeq',
      'payMethodCd',
      'mobilePay',
      'cardName',
      'instalmentMonths',
      'isTest',
      'gateway',
      'redirectUrl',
      'receiptUrl',
      'cashReceiptUrl',
    ])
    .where('orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .orderBy('orderSeq')
    .orderBy((eb) => eb('paidAt', 'is not', null), 'desc')
    .orderBy('isSurplus')
    .orderBy('paymentSeq', 'desc')
    .execute()
}

export interface NewPayment {
  orderSeq: OrderSeq
  idempotencyKey: string
  payMethodCd: BuyerMethod['payMethodCd']
  mobilePay: BuyerMethod['mobilePay']
  gateway: string
  merchantSeq: MerchantSeq | null
  isTest: boolean
  receiptKind: WindowOptions['receiptKind']
  instalmentMonths: WindowOptions['instalmentMonths']
  cardCompany: WindowOptions['cardCompany']
  currency: 'KRW' | 'USD'
  amount: number
  createdAt: Date
}
export function insertPayment(tx: ChannelTx, payment: NewPayment) {
  return tables(tx)
    .insertInto('payments')
    .values({ ...payment, state: 'REQUESTED' })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/**
 * Fills in what the provider answered, where nobody did so before. A payment that ended here meanwhile can be agreed to from now on: the
 * provider is asked about it. docs/rules.md R-673.
 */
export function setProviderKey(
  tx: ChannelTx,
  paymentSeq: PaymentSeq,
  { now, ...begun }: { paymentKey: string; redirectUrl: string; now: Date },
) {
  return tables(tx)
    .updateTable('payments')
    .set(({ eb, ref }) => ({
      ...begun,
      checkAt: eb.case().when('state', '=', 'REQUESTED').then(ref('checkAt')).else(now).end(),
    }))
    .where('paymentSeq', '=', paymentSeq)
    .where('paymentKey', 'is', null)
    .execute()
}

export interface PaymentChange {
  state?:
    | 'REQUESTED'
    | 'CONFIRMING'
    | 'CAPTURED'
    | 'PAID'
    | 'FAILED'
    | 'CANCELLED_BY_USER'
    | 'EXPIRED'
    | 'PARTIALLY_REFUNDED'
    | 'REFUNDED'
  confirmAttempt?: number
  returnKey?: string | null
  isSurplus?: boolean
  refundedAmount?: number
  cardName?: string | null
  receiptUrl?: string | null
  cashReceiptUrl?: string | null
  failReason?: string | null
  confirmingAt?: Date
  paidAt?: Date
  checkAt?: Date | null
  unsureSince?: Date | null
}
export function changePayment(tx: ChannelTx, paymentSeq: PaymentSeq, change: PaymentChange) {
  return tables(tx).updateTable('payments').set(change).where('paymentSeq', '=', paymentSeq).execute()
}

/** Payments about which the provider is asked again; those that waited longest come first. */
export function findDuePayments(db: ChannelDb, now: Date) {
  return tables(db)
    .selectFrom('payments')
    .select('paymentSeq')
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(200)
    .execute()
}

/** Nobody learned how this payment stands: it is asked about again, behind the others. */
export function setUnsure(tx: ChannelTx, paymentSeq: PaymentSeq, now: Date) {
  return tables(tx)
    .updateTable('payments')
    .set({ checkAt: now, unsureSince: sql<Date>`coalesce(unsure_since, ${now})` })
    .where('paymentSeq', '=', paymentSeq)
    .execute()
}

/** Nobody ever got an address to pay at, so there is nothing to ask about, unless the provider gave one meanwhile. */
export function stopAskingUnbegun(tx: ChannelTx, paymentSeq: PaymentSeq) {
  return tables(tx)
    .updateTable('payments')
    .set({ checkAt: null, unsureSince: null })
    .where('paymentSeq', '=', paymentSeq)
    .where('paymentKey', 'is', null)
    .execute()
}

interface Buyer {
  userSeq: UserSeq
  /** Null of what is no class: nobody else is about to pay that. */
  courseSeq: CourseSeq | null
}
/** Other payments of the same person for the same course that a payer could still agree to. */
export function findSiblings(db: ChannelDb, paymentSeq: PaymentSeq, { userSeq, courseSeq }: Buyer) {
  return tables(db)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.orderSeq', 'payments.orderSeq')
    .innerJoin('orderItems as item', 'item.orderSeq', 'payments.orderSeq')
    .select(['payments.paymentSeq', 'payments.orderSeq', 'payments.state'])
    .distinct()
    .where('orders.userSeq', '=', userSeq)
    .where(bought.courseSeq, '=', courseSeq)
    .where('payments.paymentSeq', '!=', paymentSeq)
    .where((eb) =>
      eb.or([
        eb('payments.state', '=', 'REQUESTED'),
        eb.and([
          eb('payments.state', 'in', ['EXPIRED', 'CANCELLED_BY_USER', 'FAILED']),
          eb('payments.checkAt', 'is not', null),
        ]),
      ]),
    )
    .execute()
}
