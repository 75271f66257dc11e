import { sql, type NotNull } from 'kysely'
import type { CourierCd, DeliveryState } from 'contract/money/deliveries/deliveries.rules'
import type { DeliveryChoice } from 'contract/money/deliveries/schemas'
import { phoneDigits } from 'contract/values/phone'
import { deliveryTypes } from 'contract/values/type-codes'
import type { AttendSeq, DeliverySeq, OrderSeq, Paged } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { countFound } from '../../../platform/db/counting.queries.ts'
import { tables } from '../../../platform/db/tables.ts'

/** One parcel for each item with goods of an order; none twice. */
export function insertDeliveries(tx: ChannelTx, orderSeq: OrderSeq, now: Date) {
  return tables(tx)
    .insertInto('deliveries')
    .columns(['orderSeq', 'itemNo', 'createdAt', 'changedAt'])
    .expression((from) =>
      from
        .selectFrom('orderItems')
        .select([
          'orderSeq',
          'itemNo',
          sql<Date>`${now}::timestamptz`.as('createdAt'),
          sql<Date>`${now}::timestamptz`.as('changedAt'),
        ])
        .where('orderSeq', '=', orderSeq)
        .where('deliveryCd', '=', deliveryTypes.delivered),
    )
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Whether goods were sold with an order. */
export async function hasGoods(db: ChannelDb, orderSeq: OrderSeq) {
  const item = await tables(db)
    .selectFrom('orderItems')
    .select('itemNo')
    .where('orderSeq', '=', orderSeq)
    .where('deliveryCd', '=', deliveryTypes.delivered)
    .limit(1)
    .executeTakeFirst()
  return item !== undefined
}

/** What waits to be sent of these items, or of the whole order, is not sent any more. The caller holds the order. */
export function cancelReady(
  tx: ChannelTx,
  orderSeq: OrderSeq,
  { itemNos, now }: { itemNos?: number[]; now: Date },
) {
  const ready = tables(tx)
    .updateTable('deliveries')
    .set({ state: 'CANCELLED', changedAt: now })
    .where('orderSeq', '=', orderSeq)
    .where('state', '=', 'READY')
  return (itemNos ? ready.where('itemNo', '=', sql<number>`any(${itemNos})`) : ready).execute()
}

/** The order, with nobody else able to pay, refund or send it until this transaction ends. */
export const lockOrder = (tx: ChannelTx, orderSeq: OrderSeq) =>
  tables(tx).selectFrom('orders').select('orderSeq').where('orderSeq', '=', orderSeq).forUpdate().execute()

/** The items that were sold with an enrolment; with one in a package, all its classes. */
export function findItemsOf(db: ChannelDb, attendSeq: AttendSeq) {
  return tables(db)
    .selectFrom('orderItems')
    .select(['orderSeq', 'itemNo'])
    .where('deliveryCd', '=', deliveryTypes.delivered)
    .where((eb) => eb.or([eb('attendSeq', '=', attendSeq), eb('packageAttendSeq', '=', attendSeq)]))
    .execute()
}

/** A refund at its provider that ends the enrolment of the item. */
const isBeingRefunded = sql<boolean>`exists (
  select from refunds join payments using (channel_seq, payment_seq)
   where payments.order_seq = deliveries.order_seq and refunds.state = 'REQUESTED' and not payments.is_surplus
     and coalesce(
       (select ends_enrolment from refund_items named
         where named.refund_seq = refunds.refund_seq and named.item_no = deliveries.item_no),
       not exists (select from refund_items named where named.refund_seq = refunds.refund_seq)))`
const isRefundRequested = sql<boolean>`exists (
  select from refund_requests request where request.order_seq = deliveries.order_seq
     and request.item_no = deliveries.item_no and request.state = 'REQUESTED')`

const parcels = (db: ChannelDb) =>
  tables(db)
    .selectFrom('deliveries')
    .innerJoin('orderItems as item', (join) =>
      join.onRef('item.orderSeq', '=', 'deliveries.orderSeq').onRef('item.itemNo', '=', 'deliveries.itemNo'),
    )
    .innerJoin('orders', 'orders.orderSeq', 'deliveries.orderSeq')
    .leftJoin('orderAddresses as address', 'address.orderSeq', 'deliveries.orderSeq')
const parcelRows = (query: ReturnType<typeof parcels>) =>
  query
    .leftJoin('enrolments', 'enrolments.attendSeq', 'item.attendSeq')
    .select([
      'deliveries.deliverySeq',
      'deliveries.orderSeq',
      'deliveries.itemNo',
      'deliveries.state',
      'deliveries.courierCd',
      'deliveries.trackingNo',
      'deliveries.createdAt',
      'deliveries.shippedAt',
      'item.title',
      'item.courseSeq',
      'orders.orderNo',
      'orders.userSeq',
      'orders.ordererName',
      'orders.ordererEmail',
      'address.recipient',
      'address.phone',
      'address.zipcode',
      'address.addr1',
      'address.addr2',
      'address.memo',
      sql<boolean>`coalesce(enrolments.state = 'CANCELLED', false)`.as('isCancelled'),
      isBeingRefunded.as('isBeingRefunded'),
      isRefundRequested.as('isRefundRequested'),
    ])
    .$narrowType<{ courseSeq: NotNull }>()
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export function findDelivery(db: ChannelDb, deliverySeq: DeliverySeq) {
  return parcelRows(parcels(db)).where('deliveries.deliverySeq', '=', deliverySeq).executeTakeFirst()
}

/** The parcels of orders with these numbers. */
export function findDeliveriesByOrderNo(db: ChannelDb, orderNos: string[]) {
  return parcels(db)
    .select([
      'deliveries.deliverySeq',
      'deliveries.state',
      'item.title',
      'orders.orderNo',
      'address.recipient',
    ])
    .where('orders.orderNo', '=', sql<string>`any(${orderNos})`)
    .orderBy('deliveries.deliverySeq')
    .execute()
}

/** The parcels of these orders, item by item. */
export function findDeliveriesOf(db: ChannelDb, orderSeqs: OrderSeq[]) {
  return tables(db)
    .selectFrom('deliveries')
    .innerJoin('orderItems as item', (join) =>
      join.onRef('item.orderSeq', '=', 'deliveries.orderSeq').onRef('item.itemNo', '=', 'deliveries.itemNo'),
    )
    .select([
      'deliveries.orderSeq',
      'item.title',
      'deliveries.state',
      'deliveries.courierCd',
      'deliveries.trackingNo',
      'deliveries.shippedAt',
    ])
    .where('deliveries.orderSeq', '=', sql<OrderSeq>`any(${orderSeqs})`)
    .orderBy('deliveries.itemNo')
    .execute()
}

function chosen(db: ChannelDb, { courseSeq, q }: DeliveryChoice) {
  let found = parcels(db)
  if (courseSeq !== undefined) found = found.where('item.courseSeq', '=', courseSeq)
  if (!q) return found
  const like = containing(q)
  const digits = phoneDigits(q)
  return found.where((eb) =>
    eb.or([
      eb('orders.orderNo', '=', q),
      eb('orders.ordererName', 'ilike', like),
      eb('address.recipient', 'ilike', like),
      eb('item.title', 'ilike', like),
      ...(digits.length >= 4
        ? [
            eb('address.phone', 'like', containing(digits)),
            eb('deliveries.trackingNo', 'like', containing(digits)),
          ]
        : []),
    ]),
  )
}
const inState = (db: ChannelDb, { state, ...choice }: DeliveryChoice) => {
  const found = chosen(db, choice)
  return state ? found.where('deliveries.state', '=', state) : found
}

/** What waits to be sent with the oldest first, everything else with the latest. */
export function findDeliveries(db: ChannelDb, choice: DeliveryChoice, { page, size }: Paged) {
  return parcelRows(inState(db, choice))
    .orderBy('deliveries.deliverySeq', choice.state === 'READY' ? 'asc' : 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

/** Parcels in the order of their numbers, those after one of them: for reading all of them. */
export function findDeliveriesAfter(
  db: ChannelDb,
  choice: DeliveryChoice,
  { after, limit }: { after: number; limit: number },
) {
  return parcelRows(inState(db, choice))
    .where(sql<boolean>`deliveries.delivery_seq > ${after}`)
    .orderBy('deliveries.deliverySeq')
    .limit(limit)
    .execute()
}

export async function countDeliveries(db: ChannelDb, choice: DeliveryChoice) {
  const { total } = await inState(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
/** Those that were not sent, up to a limit. */
export function countParcelsToSend(db: ChannelDb, limit: number) {
  const ready = inState(db, { state: 'READY' }).select('deliveries.deliverySeq').limit(limit)
  return countFound(db, ready)
}
export function countByState(db: ChannelDb, choice: DeliveryChoice) {
  return chosen(db, choice)
    .select(({ fn }) => ['deliveries.state', fn.countAll<number>().as('count')])
    .groupBy('deliveries.state')
    .execute()
}

/** Every class of which goods were sold. */
export function findCoursesSent(db: ChannelDb) {
  return tables(db)
    .selectFrom('courses')
    .select(['courses.courseSeq', 'courses.title'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orderItems as item')
          .innerJoin('deliveries', (join) =>
            join
              .onRef('deliveries.orderSeq', '=', 'item.orderSeq')
              .onRef('deliveries.itemNo', '=', 'item.itemNo'),
          )
          .select('item.itemNo')
          .whereRef('item.courseSeq', '=', 'courses.courseSeq'),
      ),
    )
    .orderBy('courses.title')
    .limit(500)
    .execute()
}

interface DeliveryChange {
  state: DeliveryState
  courierCd?: CourierCd | null
  trackingNo?: string | null
  shippedAt?: Date | null
  changedAt: Date
}
export function changeDelivery(tx: ChannelTx, deliverySeq: DeliverySeq, change: DeliveryChange) {
  return tables(tx).updateTable('deliveries').set(change).where('deliverySeq', '=', deliverySeq).execute()
}
