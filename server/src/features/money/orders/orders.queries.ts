import { sql, type NotNull } from 'kysely'
import type { orderStates } from 'contract/money/orders/orders.rules'
import type { AttendSeq, ClassSeq, CourseSeq, OrderSeq, Paged, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

type OrderState = (typeof orderStates)[number]

/** What a buyer bought: a course, or the package whose classes the items are; null of what is no class. */
export const bought = {
  courseSeq: sql<CourseSeq | null>`coalesce(item.package_seq, item.course_seq)`,
  attendSeq: sql<AttendSeq>`coalesce(item.package_attend_seq, item.attend_seq)`,
}
export const columns = [
  'orders.orderSeq',
  'orders.orderNo',
  'orders.userSeq',
  bought.courseSeq.as('courseSeq'),
  'item.classSeq',
  bought.attendSeq.as('attendSeq'),
  'item.accessDays',
  'orders.title',
  'orders.state',
  'orders.currency',
  'orders.currencyShown',
  'orders.amountShown',
  'orders.exchangeRate',
  'orders.price',
  'orders.discountAmount',
  'orders.totalAmount',
  'orders.levelDiscountAmount',
  'orders.levelName',
  'orders.paidAmount',
  'orders.refundedAmount',
  'orders.ordererName',
  'orders.ordererEmail',
  'orders.ordererPhone',
  'orders.failReason',
  'orders.createdAt',
  'orders.expiresAt',
  'orders.paidAt',
  'orders.refundedAt',
] as const

export interface CourseItem {
  classSeq: NotNull
}
/** Orders with the course they are about, which is their first item. */
export const orders = (db: ChannelDb) =>
  tables(db)
    .selectFrom('orders')
    .innerJoin('orderItems as item', (join) =>
      join.onRef('item.orderSeq', '=', 'orders.orderSeq').on('item.itemNo', '=', 1),
    )
const orderRows = (db: ChannelDb) => orders(db).select(columns).$narrowType<CourseItem>()

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>
/** The order of a class or a package. */
export type ClassOrder = OrderRow & { courseSeq: CourseSeq }

export function findOrderBySeq(db: ChannelDb, orderSeq: OrderSeq) {
  return orderRows(db).where('orders.orderSeq', '=', orderSeq).executeTakeFirst()
}
export function lockOrderBySeq(tx: ChannelTx, orderSeq: OrderSeq) {
  return orderRows(tx).where('orders.orderSeq', '=', orderSeq).forUpdate('orders').executeTakeFirst()
}
export function findOrder(db: ChannelDb, orderNo: string) {
  return orderRows(db).where('orderNo', '=', orderNo).executeTakeFirst()
}
/** The order with nobody else able to settle it until this transaction ends. */
export function lockOrder(tx: ChannelTx, orderNo: string) {
  return orderRows(tx).where('orderNo', '=', orderNo).forUpdate('orders').executeTakeFirst()
}
/** The latest order of an enrolment. Its items are found first: orders are many, and nothing else says which they are. */
export function findOrderOfPlace(db: ChannelDb, attendSeq: AttendSeq) {
  return orderRows(db)
    .where(
      sql<boolean>`orders.order_seq = any(array(select one.order_seq from order_items one
        where one.attend_seq = ${attendSeq} or one.package_attend_seq = ${attendSeq}))`,
    )
    .orderBy('orders.orderSeq', 'desc')
    .executeTakeFirst()
}

export interface NewOrder {
  orderNo: string
  userSeq: UserSeq
  title: string
  /** What is charged. */
  currency: 'KRW' | 'USD'
  price: number
  discountAmount: number
  totalAmount: number
  /** What the level of the buyer took off, as part of the discount. */
  levelDiscountAmount?: number
  levelName?: string | null
  /** What the buyer was shown, after discounts; the rate where another currency is charged. */
  currencyShown: 'KRW' | 'USD'
  amountShown: number
  exchangeRate: number | null
  ordererName: string
  ordererEmail: string
  ordererPhone: string | null
  createdAt: Date
  expiresAt: Date
}
export function insertOrder(tx: ChannelTx, order: NewOrder) {
  return tables(tx)
    .insertInto('orders')
    .values({ ...order, state: 'CREATED' })
    .returning('orderSeq')
    .executeTakeFirstOrThrow()
}

export interface OrderChange {
  state?: OrderState
  paidAmount?: number
  refundedAmount?: number
  paidAt?: Date
  refundedAt?: Date
  expiresAt?: Date
  failReason?: string | null
  ordererName?: string
  ordererEmail?: string
  ordererPhone?: string | null
}
export function changeOrder(tx: ChannelTx, orderSeq: OrderSeq, change: OrderChange) {
  return tables(tx).updateTable('orders').set(change).where('orderSeq', '=', orderSeq).execute()
}

/** Paid, of zero and cancelled since, or waiting for a bank deposit: what somebody finds in their payments. */
const isBought = sql<boolean>`(orders.state in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
  or orders.state = 'CANCELLED' and orders.paid_at is not null or orders.state = 'CREATED'
  and exists (select from payments join deposits using (payment_seq)
    where payments.order_seq = orders.order_seq and payments.state = 'REQUESTED'))`

export function findOrdersOf(db: ChannelDb, userSeq: UserSeq, { page, size }: Paged) {
  return orderRows(db)
    .where('userSeq', '=', userSeq)
    .where(isBought)
    .orderBy('createdAt', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}
export async function countOrdersOf(db: ChannelDb, userSeq: UserSeq) {
  const { count } = await tables(db)
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userSeq', '=', userSeq)
    .where(isBought)
    .executeTakeFirstOrThrow()
  return count
}

/** What was paid for these places, item by item; of a package, once for each of its classes. */
export function findPaidOf(db: ChannelDb, attendSeqs: AttendSeq[]) {
  const these = sql<AttendSeq>`any(${attendSeqs})`
  return tables(db)
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.orderSeq', 'item.orderSeq')
    .select([
      'item.attendSeq',
      'item.packageAttendSeq',
      'orders.orderNo',
      'orders.currency',
      'item.paidAmount',
      'item.refundedAmount',
    ])
    .where((eb) => eb.or([eb('item.attendSeq', '=', these), eb('item.packageAttendSeq', '=', these)]))
    .where('item.paidAmount', '>', 0)
    .$narrowType<{ attendSeq: NotNull }>()
    .execute()
}

export async function hasSold(db: ChannelDb) {
  const sold = await tables(db)
    .selectFrom('orders')
    .select('orderSeq')
    .where('paidAmount', '>', 0)
    .executeTakeFirst()
  return sold !== undefined
}

/** In which currencies a site has orders. */
export async function findCurrencies(db: ChannelDb) {
  const rows = await tables(db).selectFrom('orders').select('currency').distinct().execute()
  return rows.map(({ currency }) => currency)
}

/** Whether an order of this round is open, or was ever paid. */
export async function hasOrders(db: ChannelDb, classSeq: ClassSeq) {
  const order = await tables(db)
    .selectFrom('orders')
    .innerJoin('orderItems as item', 'item.orderSeq', 'orders.orderSeq')
    .select('orders.orderSeq')
    .where('item.classSeq', '=', classSeq)
    .where((eb) => eb.or([eb('orders.state', '=', 'CREATED'), eb('orders.paidAmount', '>', 0)]))
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

/** Orders whose time to pay is over and whose payment nobody is settling. */
export function findExpired(db: ChannelDb, now: Date) {
  return tables(db)
    .selectFrom('orders')
    .select(['orders.orderNo'])
    .where('orders.state', '=', 'CREATED')
    .where('orders.expiresAt', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.paymentSeq')
            .whereRef('payments.orderSeq', '=', 'orders.orderSeq')
            .where('payments.state', 'in', ['CONFIRMING', 'CAPTURED']),
        ),
      ),
    )
    .limit(500)
    .execute()
}
