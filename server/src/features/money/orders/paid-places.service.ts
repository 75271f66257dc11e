import { orderPaid } from 'contract/money/orders/events'
import type { AttendSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { insertDeliveries } from '../deliveries/deliveries.public.ts'
import { approveHeld, findClassPlaces } from '../enrolments/enrolments.public.ts'
import { moveItems } from './order-items.queries.ts'
import { findOrderOfPlace, lockOrderBySeq, type OrderRow } from './orders.queries.ts'

/**
 * Gives the buyer of a paid order what they paid for, or lets their application wait with the payment there. False when the
 * place is gone. Access lasts as long as was sold, whatever the course says by now.
 */
export async function givePlace(
  ctx: Context,
  tx: ChannelTx,
  { orderNo, orderSeq, attendSeq, accessDays }: OrderRow,
) {
  const now = ctx.now()
  const state = await approveHeld(tx, attendSeq, { now, vodDays: accessDays })
  if (state === null) return false
  // Nothing is sent to an applicant before the approval.
  if (state === 'APPROVED') await insertDeliveries(tx, orderSeq, now)
  await emit(tx, orderPaid, { orderNo })
  return true
}

/** The order of a place, locked before the place is, as by everybody who pays or refunds it. */
export async function lockOrderOfPlace(tx: ChannelTx, attendSeq: AttendSeq) {
  const order = await findOrderOfPlace(tx, attendSeq)
  return order && lockOrderBySeq(tx, order.orderSeq)
}

/** A paid application was approved: its goods are sent, and the items of a package name the places in its classes. */
export async function completeApplication(tx: ChannelTx, attendSeq: AttendSeq, now: Date) {
  const order = await findOrderOfPlace(tx, attendSeq)
  if (!order) throw new Error(`no order paid for place ${attendSeq}`)
  const { orderSeq } = order
  const classes = await findClassPlaces(tx, attendSeq)
  if (classes.length > 0) await moveItems(tx, { orderSeq, packageAttendSeq: attendSeq }, classes)
  await insertDeliveries(tx, orderSeq, now)
}
