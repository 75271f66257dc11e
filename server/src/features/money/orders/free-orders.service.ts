import { orderPaid } from 'contract/money/orders/events'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { spendCoupons } from '../coupons/coupons.public.ts'
import { insertDeliveries } from '../deliveries/deliveries.public.ts'
import { approveHeld } from '../enrolments/enrolments.public.ts'
import { changeOrder, type OrderRow } from './orders.queries.ts'

/**
 * Ends a new order that costs nothing: it is paid at once, without a provider, a payment or an entry in the ledger.
 * docs/rules.md R-758.
 */
export async function finishFree(ctx: Context, tx: ChannelTx, order: OrderRow) {
  if (order.totalAmount !== 0) throw new Error(`order ${order.orderNo} costs ${order.totalAmount}`)
  const now = ctx.now()
  await changeOrder(tx, order.orderSeq, { state: 'PAID', paidAt: now })
  if (!(await spendCoupons(tx, order.orderSeq, now))) throw refuse('COUPON_IN_USE')
  if (!(await approveHeld(tx, order.attendSeq, { now, vodDays: order.accessDays }))) throw refuse('SOLD_OUT')
  await insertDeliveries(tx, order.orderSeq, now)
  await emit(tx, orderPaid, { orderNo: order.orderNo })
}
