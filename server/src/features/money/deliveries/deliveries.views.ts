import type { DeliveryState } from 'contract/money/deliveries/deliveries.rules'
import type { listDeliveries } from 'contract/money/deliveries/api'
import type { Delivery, OrderDelivery } from 'contract/money/deliveries/schemas'
import type { OrderSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findAddresses } from './addresses.queries.ts'
import {
  countByState,
  countDeliveries,
  findCoursesSent,
  findDeliveries,
  findDeliveriesOf,
  type DeliveryRow,
} from './deliveries.queries.ts'

type Filter = z.output<typeof listDeliveries.query>

export async function listedDeliveries(ctx: Context, filter: Filter) {
  const rows = await findDeliveries(ctx.db, filter, filter)
  const counted = new Map((await countByState(ctx.db, filter)).map(({ state, count }) => [state, count]))
  const countOf = (state: DeliveryState) => counted.get(state) ?? 0
  const counts = {
    READY: countOf('READY'),
    SHIPPED: countOf('SHIPPED'),
    DELIVERED: countOf('DELIVERED'),
    RETURNED: countOf('RETURNED'),
    CANCELLED: countOf('CANCELLED'),
  }
  return {
    list: rows.map((row) => deliveryView(ctx, row)),
    total: await countDeliveries(ctx.db, filter),
    counts,
    courses: await findCoursesSent(ctx.db),
  }
}

export function deliveryView(
  { language }: Pick<Context, 'language'>,
  row: DeliveryRow,
): z.output<typeof Delivery> {
  const { isBeingRefunded, isRefundRequested } = row
  return {
    ...row,
    ordererName: shownName(row.ordererName, language),
    address: addressOf(row),
    isRefundOpen: isBeingRefunded || isRefundRequested,
  }
}

export function addressOf({ recipient, phone, zipcode, addr1, addr2, memo }: DeliveryRow) {
  if (recipient === null || phone === null || zipcode === null || addr1 === null) return null
  return { recipient, phone, zipcode, addr1, addr2: addr2 ?? '', memo: memo ?? '' }
}

/** Where the goods of these orders go and how far they are; nothing of orders without goods. */
export async function orderDeliveries(db: ChannelDb, orderSeqs: OrderSeq[]) {
  const found = new Map<OrderSeq, z.output<typeof OrderDelivery>>()
  for (const { orderSeq, ...address } of await findAddresses(db, orderSeqs))
    found.set(orderSeq, { address, parcels: [] })
  for (const { orderSeq, ...parcel } of await findDeliveriesOf(db, orderSeqs)) {
    const delivery = found.get(orderSeq) ?? { address: null, parcels: [] }
    delivery.parcels.push(parcel)
    found.set(orderSeq, delivery)
  }
  return found
}
