import { randomBytes } from 'node:crypto'
import { orderPaid } from 'contract/money/orders/events'
import { REFUND_TERMS_VERSION } from 'contract/money/orders/refunds.rules'
import type { MerchantSeq, OrderSeq, UserSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import { payMethods } from 'contract/values/type-codes'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { insertEntries } from './money-entries.queries.ts'
import { entryOf } from './money-entries.rules.ts'
import { changeItem, insertMembershipItem } from './order-items.queries.ts'
import { changeOrder, insertOrder } from './orders.queries.ts'
import { orderNoOf } from './orders.rules.ts'
import { changePayment, findPaymentByKey, insertPayment, setProviderKey } from './payments.queries.ts'
import { nextCheckOfPaid } from './payments.rules.ts'

interface ChargedSale {
  /** The number under which the provider knows the charge. */
  chargeNo: string
  title: string
  /** In won. */
  amount: number
  /** Days of access that were sold. */
  accessDays: number
  consentedAt: Date
  paidAt: Date
  gateway: string
  merchantSeq: MerchantSeq | null
  isTest: boolean
  cardName: string | null
  receiptUrl: string | null
  orderer: { userSeq: UserSeq; name: string; email: string; phone: string | null }
}

/**
 * A stored card was charged: the order, the payment and the entry of the ledger, as of any other sale, so that it is found in lists,
 * sums, settlements and refunds. Repeating it finds the first; the caller holds what was charged for. docs/rules.md R-1017.
 */
export async function recordChargedSale(tx: ChannelTx, sale: ChargedSale): Promise<OrderSeq> {
  const { gateway, chargeNo } = sale
  const before = await findPaymentByKey(tx, gateway, chargeNo)
  if (before) return before.orderSeq
  const { orderSeq, orderNo } = await insertPaidOrder(tx, sale)
  const payment = await insertPaidPayment(tx, orderSeq, sale)
  await insertEntries(tx, [
    { ...entryOf(payment, sale.paidAt), kind: 'CAPTURE', amount: sale.amount, itemNo: 1 },
  ])
  await emit(tx, orderPaid, { orderNo })
  return orderSeq
}

async function insertPaidOrder(
  tx: ChannelTx,
  { title, amount, accessDays, consentedAt, paidAt, orderer }: ChargedSale,
) {
  const currency = 'KRW' as const
  const orderNo = orderNoOf(seoulDay(paidAt), randomBytes(8))
  const { orderSeq } = await insertOrder(tx, {
    orderNo,
    userSeq: orderer.userSeq,
    title,
    currency,
    price: amount,
    discountAmount: 0,
    totalAmount: amount,
    currencyShown: currency,
    amountShown: amount,
    exchangeRate: null,
    ordererName: orderer.name,
    ordererEmail: orderer.email,
    ordererPhone: orderer.phone,
    createdAt: paidAt,
    expiresAt: paidAt,
  })
  const terms = { accessDays, refundTermsVersion: REFUND_TERMS_VERSION, consentedAt, currency }
  await insertMembershipItem(tx, { orderSeq, title, unitPrice: amount, ...terms })
  await changeItem(tx, { orderSeq, itemNo: 1 }, { paidAmount: amount })
  await changeOrder(tx, orderSeq, { state: 'PAID', paidAmount: amount, paidAt })
  return { orderSeq, orderNo }
}

async function insertPaidPayment(
  tx: ChannelTx,
  orderSeq: OrderSeq,
  { chargeNo, amount, paidAt, gateway, merchantSeq, isTest, cardName, receiptUrl }: ChargedSale,
) {
  const payment = await insertPayment(tx, {
    orderSeq,
    idempotencyKey: chargeNo,
    payMethodCd: payMethods.card,
    mobilePay: null,
    gateway,
    merchantSeq,
    isTest,
    receiptKind: null,
    instalmentMonths: null,
    cardCompany: null,
    currency: 'KRW',
    amount,
    createdAt: paidAt,
  })
  // Nobody is sent anywhere: the card was stored before.
  await setProviderKey(tx, payment.paymentSeq, { paymentKey: chargeNo, redirectUrl: '', now: paidAt })
  await changePayment(tx, payment.paymentSeq, {
    state: 'PAID',
    cardName,
    receiptUrl,
    paidAt,
    checkAt: nextCheckOfPaid(paidAt, paidAt),
  })
  return payment
}
