import {
  canMoveDelivery,
  checkShipping,
  stateAfter,
  type DeliveryState,
} from 'contract/money/deliveries/deliveries.rules'
import { deliveryShipped } from 'contract/money/deliveries/events'
import type { Shipment } from 'contract/money/deliveries/schemas'
import type { DeliverySeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { outageOf } from '../../../platform/outages.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { localeOf } from '../../../platform/words/site-words.ts'
import { changeDelivery, findDelivery, lockOrder } from './deliveries.queries.ts'
import { addressOf } from './deliveries.views.ts'

/** Sends each of these by itself, and counts those that could not be sent. docs/rules.md R-784. */
export async function shipDeliveries(ctx: MemberContext, shipments: Shipment[]) {
  const locale = await localeOf(ctx)
  const failed: { at: number; message: string }[] = []
  for (const [at, shipment] of shipments.entries()) {
    try {
      await ship(ctx, shipment)
    } catch (error) {
      if (!isRefusal(error)) ctx.outgoing.failures.push(error)
      const refusal = isRefusal(error) ? error.refusal : (outageOf(error) ?? 'SOMETHING_BROKE')
      failed.push({ at, message: sentence(locale, refusal) })
    }
  }
  const doneCount = shipments.length - failed.length
  ctx.audit.record({ after: { doneCount, failedCount: failed.length } })
  return { doneCount, failed }
}

const ship = (ctx: MemberContext, { deliverySeq, courierCd, trackingNo }: Shipment) =>
  ctx.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, deliverySeq)
    const { state, isCancelled, isBeingRefunded } = delivery
    const hasAddress = addressOf(delivery) !== null
    const refusal = checkShipping(state, { isCancelled, isBeingRefunded, hasAddress })
    if (refusal) throw refuse(refusal)
    const now = ctx.now()
    await changeDelivery(tx, deliverySeq, {
      state: 'SHIPPED',
      courierCd,
      trackingNo,
      shippedAt: now,
      changedAt: now,
    })
    await emit(tx, deliveryShipped, { deliverySeq })
  })

/** A refund holds the order too, so it and a shipment never cross. */
async function lockDelivery(tx: ChannelTx, deliverySeq: DeliverySeq) {
  const seen = await findDelivery(tx, deliverySeq)
  if (!seen) throw refuse('NOT_FOUND')
  await lockOrder(tx, seen.orderSeq)
  const delivery = await findDelivery(tx, deliverySeq)
  if (!delivery) throw refuse('NOT_FOUND')
  return delivery
}

const notSent = { courierCd: null, trackingNo: null, shippedAt: null }

interface Move {
  deliverySeq: DeliverySeq
  state: Exclude<DeliveryState, 'CANCELLED'>
}
/** Moves a parcel on or back. NOT_FOUND, DELIVERY_MOVED. docs/rules.md R-783. */
export function moveDelivery(ctx: MemberContext, { deliverySeq, state: to }: Move) {
  return ctx.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, deliverySeq)
    const { state: from, title, orderNo } = delivery
    // What waits is sent with the number of its carrier, by the other call.
    if (from === 'READY' || !canMoveDelivery(from, to)) throw refuse('DELIVERY_MOVED')
    const state = stateAfter(to, delivery)
    const changedAt = ctx.now()
    await changeDelivery(tx, deliverySeq, { state, changedAt, ...(to === 'READY' && notSent) })
    ctx.audit.record({ about: `${title} · ${orderNo}`, before: { state: from }, after: { state } })
    return { ...delivery, state, ...(to === 'READY' && notSent) }
  })
}
