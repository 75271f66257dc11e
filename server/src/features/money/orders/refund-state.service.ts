import { refundable } from 'contract/money/orders/refunds.rules'
import type { OrderSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockOrderBySeq } from './orders.queries.ts'
import { findPaidPayment } from './payments.queries.ts'
import { findOpenRefund } from './refunds.queries.ts'

/** What of an order can still go back, and whether any of it is on its way. The order is locked, as by every refund. */
export async function lockRefundable(tx: ChannelTx, orderSeq: OrderSeq) {
  const order = await lockOrderBySeq(tx, orderSeq)
  if (!order) throw new Error(`no order ${orderSeq}`)
  const payment = await findPaidPayment(tx, orderSeq)
  const open = payment && (await findOpenRefund(tx, payment.paymentSeq))
  return { orderNo: order.orderNo, left: refundable(order), isUnderWay: open !== undefined }
}
