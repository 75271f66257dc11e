import { sql, type RawBuilder } from 'kysely'
import type { StudioPaymentState } from 'contract/views/studio/studio.rules'
import { deliveryTypes } from 'contract/values/type-codes'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Choice {
  q?: string | undefined
  state?: StudioPaymentState | undefined
}
interface Page {
  page: number
  size: number
}

/** Payments of this person, of what is called so, or with exactly this number. */
const matches = (q: string, title: RawBuilder<unknown>) => {
  const like = containing(q)
  return sql<boolean>`(users.name ilike ${like} or users.email ilike ${like} or ${title} ilike ${like} or orders.order_no = ${q})`
}

/** A charge that was paid and went back is REFUNDED. */
const chargeState = sql<StudioPaymentState>`case when charge.state = 'PAID' and orders.paid_amount > 0
  and orders.refunded_amount = orders.paid_amount then 'REFUNDED' else charge.state end`

const charges = (db: ChannelDb, { q, state }: Choice) =>
  tables(db)
    .selectFrom('subscriptionCharges as charge')
    .leftJoin('membershipSubscriptions as joined', 'joined.subscriptionSeq', 'charge.subscriptionSeq')
    .leftJoin('membershipGifts as gift', 'gift.subscriptionSeq', 'charge.subscriptionSeq')
    .innerJoin('users', (join) =>
      join.on('users.userSeq', '=', sql`coalesce(joined.user_seq, gift.payer_user_seq)`),
    )
    .leftJoin('membershipOrders as paid', 'paid.chargeSeq', 'charge.chargeSeq')
    .leftJoin('orders', (join) =>
      join.on('orders.orderSeq', '=', sql`coalesce(paid.order_seq, gift.order_seq)`),
    )
    .$if(Boolean(q), (all) => all.where(matches(q ?? '', sql.ref('charge.title'))))
    .$if(state !== undefined, (all) => all.where(chargeState, '=', state ?? 'PAID'))

const shownCharges = (db: ChannelDb, choice: Choice) =>
  charges(db, choice).select([
    sql<string>`charge.charge_seq::text`.as('key'),
    'orders.orderNo',
    'users.userUid',
    'users.name',
    'users.email',
    'charge.title',
    'charge.periodStart',
    'charge.periodEnd',
    'charge.amount',
    sql<number>`coalesce(orders.refunded_amount, 0)::int`.as('refundedAmount'),
    'charge.currency',
    chargeState.as('state'),
    'charge.isTest',
    sql<Date>`coalesce(charge.settled_at, charge.requested_at)`.as('at'),
  ])

export const findMembershipPayments = (db: ChannelDb, { page, size, ...choice }: Choice & Page) =>
  shownCharges(db, choice)
    .orderBy('charge.chargeSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

interface After<Position> {
  after: Position
  limit: number
}
/** The oldest first, from behind a charge on. */
export const findMembershipPaymentsAfter = (db: ChannelDb, choice: Choice, { after, limit }: After<number>) =>
  shownCharges(db, choice)
    .select('charge.chargeSeq')
    .where(sql<boolean>`charge.charge_seq > ${after}`)
    .orderBy('charge.chargeSeq')
    .limit(limit)
    .execute()

export async function countMembershipPayments(db: ChannelDb, choice: Choice) {
  const { count } = await charges(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const goodsState = sql<StudioPaymentState>`case when item.refunded_amount >= item.paid_amount then 'REFUNDED' else 'PAID' end`

/** Goods that were paid for: what is sent, and contents. */
const goods = (db: ChannelDb, { q, state }: Choice) =>
  tables(db)
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.orderSeq', 'item.orderSeq')
    .innerJoin('users', 'users.userSeq', 'orders.userSeq')
    .leftJoin('courses', 'courses.courseSeq', 'item.courseSeq')
    .where((eb) =>
      eb.or([
        eb('item.deliveryCd', '=', deliveryTypes.delivered),
        eb('courses.productKind', '=', 'CONTENTS'),
      ]),
    )
    .where('item.paidAmount', '>', 0)
    .$if(Boolean(q), (all) => all.where(matches(q ?? '', sql.ref('item.title'))))
    .$if(state !== undefined, (all) => all.where(goodsState, '=', state ?? 'PAID'))

const shownGoods = (db: ChannelDb, choice: Choice) =>
  goods(db, choice).select([
    sql<string>`orders.order_no || '-' || item.item_no`.as('key'),
    'orders.orderNo',
    'users.userUid',
    'users.name',
    'users.email',
    'item.title',
    'item.paidAmount as amount',
    'item.refundedAmount',
    'orders.currency',
    goodsState.as('state'),
    sql<boolean>`exists (select from payments where payments.order_seq = orders.order_seq and payments.is_test
      and payments.paid_at is not null)`.as('isTest'),
    sql<Date>`coalesce(orders.paid_at, orders.created_at)`.as('at'),
  ])

export const findGoodsPayments = (db: ChannelDb, { page, size, ...choice }: Choice & Page) =>
  shownGoods(db, choice)
    .orderBy('orders.orderSeq', 'desc')
    .orderBy('item.itemNo')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export interface ItemRef {
  orderSeq: number
  itemNo: number
}
/** The oldest first, from behind an item of an order on. */
export const findGoodsPaymentsAfter = (db: ChannelDb, choice: Choice, { after, limit }: After<ItemRef>) =>
  shownGoods(db, choice)
    .select(['orders.orderSeq', 'item.itemNo'])
    .where(sql<boolean>`(item.order_seq, item.item_no) > (${after.orderSeq}::bigint, ${after.itemNo}::int)`)
    .orderBy('orders.orderSeq')
    .orderBy('item.itemNo')
    .limit(limit)
    .execute()

export async function countGoodsPayments(db: ChannelDb, choice: Choice) {
  const { count } = await goods(db, choice)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
