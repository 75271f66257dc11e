import type { CouponInfoSeq, CouponIssueSeq, OrderSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findUsesOf } from './coupon-uses.queries.ts'
import { findCoupon } from './coupons.queries.ts'

export {
  couponCurrency,
  free as freeCoupons,
  giveBack as giveBackCoupons,
  quote as quoteCoupon,
  reserve as reserveCoupon,
  secure as secureCoupons,
  spend as spendCoupons,
} from './coupon-spending.service.ts'
export { discountFor, type LevelDiscount } from './level-discounts.service.ts'
export { hasAnyCoupon } from './coupons.queries.ts'
export { giveCoupon, provideCoupon } from './coupon-box.service.ts'
export { lockIssue as lockCoupon } from './coupon-issues.queries.ts'

/** A coupon of an order: its name, and what it took off. */
export interface CouponOfOrder {
  couponIssueSeq: CouponIssueSeq
  name: string
  amount: number
}
/** What coupons took off each of these orders. */
export async function findCouponsOf(db: ChannelDb, orderSeqs: OrderSeq[]) {
  const found = new Map<OrderSeq, CouponOfOrder[]>()
  for (const { orderSeq, couponIssueSeq, name, discountAmount } of await findUsesOf(db, orderSeqs)) {
    const list = found.get(orderSeq) ?? []
    found.set(orderSeq, [...list, { couponIssueSeq, name, amount: discountAmount }])
  }
  return found
}

export const hasCoupon = async (db: ChannelDb, couponInfoSeq: CouponInfoSeq) =>
  (await findCoupon(db, couponInfoSeq)) !== undefined
