import type { CouponIssueSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import { couponCurrency, findCouponsOf, quoteCoupon, reserveCoupon } from '../coupons/coupons.public.ts'
import { findActive } from '../enrolments/enrolments.public.ts'
import { channelFor, type PaymentChannel } from '../merchants/merchants.public.ts'
import { findOrderOfPlace, type OrderRow } from './orders.queries.ts'

interface Offer {
  course: CourseRow
  price: number
  /** After the discount of the class. */
  totalAmount: number
}
/** What an order costs, in the smallest unit of the currency of its class. */
export interface Terms {
  price: number
  /** Before the coupon. */
  offered: number
  totalAmount: number
  coupon: { couponIssueSeq: CouponIssueSeq; amount: number } | null
}

/** What is to be paid with this coupon; the refusal why it cannot be used, thrown. docs/rules.md R-755. */
export async function termsOf(
  ctx: MemberContext,
  { course, price, totalAmount: offered }: Offer,
  couponIssueSeq: CouponIssueSeq | undefined,
): Promise<Terms> {
  if (couponIssueSeq === undefined) return { price, offered, totalAmount: offered, coupon: null }
  const spending = { ...spendingOf(ctx, course, offered), couponIssueSeq }
  const amount = await quoteCoupon(ctx.db, spending, () => findBegunOrder(ctx, course))
  return { price, offered, totalAmount: offered - amount, coupon: { couponIssueSeq, amount } }
}

const spendingOf = (ctx: MemberContext, course: CourseRow, price: number) => ({
  courseSeq: course.courseSeq,
  price,
  currency: couponCurrency(course),
  userSeq: ctx.user.userSeq,
  now: ctx.now(),
})

/** The unpaid order of the caller for this course. */
async function findBegunOrder(ctx: MemberContext, { courseSeq }: CourseRow) {
  const place = await findActive(ctx.db, ctx.user.userSeq, courseSeq)
  const order = place && (await findOrderOfPlace(ctx.db, place.attendSeq))
  return order?.state === 'CREATED' ? order : null
}

/** The coupon of the order that the caller began for this course. */
export async function couponOfBegun(ctx: MemberContext, course: CourseRow) {
  const order = await findBegunOrder(ctx, course)
  return order ? couponOf(ctx, order) : null
}

async function couponOf({ db }: Pick<MemberContext, 'db'>, { orderSeq }: OrderRow) {
  const [coupon] = (await findCouponsOf(db, [orderSeq])).get(orderSeq) ?? []
  return coupon ?? null
}

export async function hasSameCoupon(ctx: MemberContext, order: OrderRow, { coupon }: Terms) {
  const begun = await couponOf(ctx, order)
  return begun?.couponIssueSeq === coupon?.couponIssueSeq
}

/** What the order is paid through; null where nothing is to be paid. PAYMENTS_OFF. */
export const channelOf = async (
  ctx: MemberContext,
  { currency }: CourseRow,
  { totalAmount, method }: Terms & Pick<PaymentChannel, 'method'>,
) => (totalAmount === 0 ? null : channelFor(ctx, currency, method))

/** Keeps the coupon for the first item of a new order. */
export async function reserveFor(
  ctx: MemberContext,
  tx: ChannelTx,
  { order, course, terms: { coupon, offered } }: { order: OrderRow; course: CourseRow; terms: Terms },
) {
  if (!coupon) return
  await reserveCoupon(tx, {
    ...spendingOf(ctx, course, offered),
    couponIssueSeq: coupon.couponIssueSeq,
    orderSeq: order.orderSeq,
    itemNo: 1,
    discountAmount: coupon.amount,
    until: order.expiresAt,
  })
}
