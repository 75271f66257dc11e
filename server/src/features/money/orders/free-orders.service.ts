import { randomBytes } from 'node:crypto'
import { REFUND_TERMS_VERSION } from 'contract/money/orders/refunds.rules'
import type { AttendSeq, UserSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import { deliveryTypes, fareTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { spendCoupons } from '../coupons/coupons.public.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import { insertItems } from './order-items.queries.ts'
import { changeOrder, insertOrder, type OrderRow } from './orders.queries.ts'
import { orderNoOf } from './orders.rules.ts'
import { givePlace } from './paid-places.service.ts'

/**
 * Ends a new order that costs nothing: it is paid at once, without a provider, a payment or an entry in the ledger.
 * docs/rules.md R-758.
 */
export async function finishFree(ctx: Context, tx: ChannelTx, order: OrderRow) {
  if (order.totalAmount !== 0) throw new Error(`order ${order.orderNo} costs ${order.totalAmount}`)
  const now = ctx.now()
  await changeOrder(tx, order.orderSeq, { state: 'PAID', paidAt: now })
  if (!(await spendCoupons(tx, order.orderSeq, now))) throw refuse('COUPON_IN_USE')
  if (!(await givePlace(ctx, tx, order))) throw refuse('SOLD_OUT')
}

type FreeCourse = Pick<
  CourseRow,
  'courseSeq' | 'classSeq' | 'title' | 'currency' | 'fareCd' | 'price' | 'vodDays'
>
/** What an order says of a class that costs nothing: where it has a price, all of it is taken off. */
export const freeOrderOf = (course: FreeCourse, now: Date) => ({
  orderNo: orderNoOf(seoulDay(now), randomBytes(8)),
  title: course.title,
  currency: course.currency,
  price: course.fareCd === fareTypes.paid ? course.price : 0,
  accessDays: course.vodDays,
  refundTermsVersion: REFUND_TERMS_VERSION,
})

interface FreeOrder {
  course: FreeCourse
  attendSeq: AttendSeq
  orderer: { userSeq: UserSeq; name: string; email: string; phone: string | null }
  now: Date
}
/** The order of an enrolment that costs nothing, with one item, also of a package. docs/rules.md R-870. */
export async function insertFreeOrder(tx: ChannelTx, { course, attendSeq, orderer, now }: FreeOrder) {
  const { accessDays, refundTermsVersion, ...order } = freeOrderOf(course, now)
  const { courseSeq, classSeq } = course
  const { title, currency, price } = order
  const { orderSeq } = await insertOrder(tx, {
    ...order,
    userSeq: orderer.userSeq,
    discountAmount: price,
    totalAmount: 0,
    currencyShown: currency,
    amountShown: 0,
    exchangeRate: null,
    ordererName: orderer.name,
    ordererEmail: orderer.email,
    ordererPhone: orderer.phone,
    createdAt: now,
    expiresAt: now,
  })
  const terms = { accessDays, refundTermsVersion, consentedAt: now, currency }
  const deliveryCd = deliveryTypes.none
  await insertItems(tx, { orderSeq, ...terms }, [
    { courseSeq, classSeq, attendSeq, title, unitPrice: price, discountAmount: price, deliveryCd },
  ])
  await changeOrder(tx, orderSeq, { state: 'PAID', paidAt: now })
}
