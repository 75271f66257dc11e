import { useState } from 'react'
import type { CouponIssueSeq, CourseSeq } from 'contract/values/ids'
import { useSession } from '../../../platform/session.tsx'
import { useCheckCoupons } from './coupons.api.ts'

interface Sold {
  courseSeq: CourseSeq
  totalAmount: number
  /** The coupon of an order that was begun. */
  coupon: { couponIssueSeq: CouponIssueSeq } | null
  /** Part of the price without a coupon. */
  levelDiscount: { amount: number } | null
}
const savedBy = ({ discount, levelDiscount }: { discount: number; levelDiscount: number }) =>
  discount + levelDiscount

/** The coupon for one class: of the begun order, else the one that saves most beside the level, until another or none is chosen. */
export function useCouponChoice({ courseSeq, totalAmount, coupon: begun, levelDiscount }: Sold) {
  const { isChannelUser } = useSession()
  const isOffered = isChannelUser && totalAmount > 0
  const { data, isLoading } = useCheckCoupons(courseSeq, isOffered)
  const [choice, setChoice] = useState<CouponIssueSeq | null>()
  const list = data?.list ?? []
  const isOwn = (seq: CouponIssueSeq) => seq === begun?.couponIssueSeq
  const usable = list.filter(
    ({ obstacle, couponIssueSeq }) => obstacle === null || (obstacle === 'IN_USE' && isOwn(couponIssueSeq)),
  )
  const byLevel = levelDiscount?.amount ?? 0
  const first = usable.find((one) => savedBy(one) > byLevel)
  const best = usable.find(({ couponIssueSeq }) => isOwn(couponIssueSeq)) ?? first ?? null
  const chosen =
    choice === undefined ? best : (usable.find(({ couponIssueSeq }) => couponIssueSeq === choice) ?? null)
  return {
    isOffered,
    isLoading,
    isPossible: data?.isPossible ?? true,
    usable,
    others: list.filter((one) => !usable.includes(one)),
    chosen,
    isBest: chosen !== null && first !== undefined && savedBy(chosen) === savedBy(first) && usable.length > 1,
    /** What is taken off beside what is taken off without a coupon. */
    amount: chosen ? savedBy(chosen) - byLevel : 0,
    choose: setChoice,
  }
}
export type CouponChoice = ReturnType<typeof useCouponChoice>
