import { isRefundable } from 'contract/money/orders/refunds.rules'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findItems } from './order-items.queries.ts'
import { lockOrder } from './orders.queries.ts'
import { findPaidPayment } from './payments.queries.ts'
import { insertRefundItems } from './refund-items.queries.ts'
import { insertOpenRefund } from './refunds.service.ts'
import { findOpenRefund } from './refunds.queries.ts'

interface DepositRefund {
  orderNo: string
  itemNo: number
  amount: number
  reason: string
}
/**
 * A refund of a deposit that nobody asked for, so that the place stays, and the job that carries it out. A buyer whose account is
 * needed is asked for it afterwards. REFUND_UNDER_WAY while another one of the order is open. docs/rules.md R-1028.
 */
export async function openDepositRefund(
  ctx: Context,
  tx: ChannelTx,
  { orderNo, itemNo, amount, reason }: DepositRefund,
) {
  const order = await lockOrder(tx, orderNo)
  const payment = order ? await findPaidPayment(tx, order.orderSeq) : undefined
  const item = order && (await findItems(tx, order.orderSeq)).find((one) => one.itemNo === itemNo)
  if (!order || !payment || !item || !isRefundable(amount, item)) throw refuse('REFUND_TOO_MUCH')
  if (await findOpenRefund(tx, payment.paymentSeq)) throw refuse('REFUND_UNDER_WAY')
  const refund = await insertOpenRefund(ctx, tx, { order, payment, amount, reason })
  const ofOrder = { refundSeq: refund.refundSeq, orderSeq: order.orderSeq }
  await insertRefundItems(tx, ofOrder, [{ itemNo, amount, endsEnrolment: false }])
}
