import type { Charge, DisplayPrice } from 'contract/money/orders/charges.rules'
import type { CouponIssueSeq, Currency } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import {
  couponCurrency,
  findCouponsOf,
  quoteCoupon,
  reserveCoupon,
  type LevelDiscount,
} from '../coupons/coupons.public.ts'
import { findActive } from '../enrolments/enrolments.public.ts'
import { channelFor, type PaymentChannel } from '../merchants/merchants.public.ts'
import { findOrderOfPlace, type OrderRow } from './orders.queries.ts'

interface Offer {
  course: CourseRow
  /** After the discount of the class. */
  shown: DisplayPrice
  charge: Charge
  level: LevelDiscount | null
}
/** What an order costs, in the smallest unit of the currency that is charged, and what its buyer was shown. */
export interface Terms extends Charge {
  currencyShown: Currency
  amountShown: number
  /** Before the coupon and the discount of the level. */
  offered: number
  /** The name of the level that takes something off; null where none does. */
  levelName: string | null
  coupon: { couponIssueSeq: CouponIssueSeq; amount: number } | null
}

/** What is to be paid with this coupon; the refusal why it cannot be used, thrown. docs/rules.md R-755. */
export async function termsOf(
  ctx: MemberContext,
  { course, shown, charge, level }: Offer,
  couponIssueSeq: CouponIssueSeq | undefined,
): Promise<Terms> {
  const offered = charge.totalAmount + charge.levelDiscount
  const nameFor = (levelDiscount: number) => (levelDiscount > 0 ? (level?.name ?? null) : null)
  const terms = { ...charge, offered, currencyShown: shown.currency, amountShown: shown.totalAmount }
  if (couponIssueSeq === undefined)
    return { ...terms, levelName: nameFor(charge.levelDiscount), coupon: null }
  const { levelDiscount: most } = charge
  const spending = { ...spendingOf(ctx, course, { price: offered, levelDiscount: most }), couponIssueSeq }
  const quoted = await quoteCoupon(ctx.db, spending, () => findBegunOrder(ctx, course))
  const { levelDiscount, couponDiscount: amount, totalAmount } = quoted
  const coupon = { couponIssueSeq, amount }
  // A coupon is for won that are shown and charged.
  return {
    ...terms,
    totalAmount,
    amountShown: totalAmount,
    levelDiscount,
    levelName: nameFor(levelDiscount),
    coupon,
  }
}

const spendingOf = (
  ctx: MemberContext,
  course: CourseRow,
  offered: { price: number; levelDiscount: number },
) => ({
  courseSeq: course.courseSeq,
  ...offered,
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
  { currency, totalAmount }: Terms,
  method: PaymentChannel['method'],
) => (totalAmount === 0 ? null : channelFor(ctx, currency, method))

/** Keeps the coupon for the first item of a new order. */
export async function reserveFor(
  ctx: MemberContext,
  tx: ChannelTx,
  {
    order,
    course,
    terms: { coupon, offered, levelDiscount },
  }: { order: OrderRow; course: CourseRow; terms: Terms },
) {
  if (!coupon) return
  await reserveCoupon(tx, {
    ...spendingOf(ctx, course, { price: offered, levelDiscount }),
    couponIssueSeq: coupon.couponIssueSeq,
    orderSeq: order.orderSeq,
    itemNo: 1,
    discountAmount: coupon.amount,
    until: order.expiresAt,
  })
}
