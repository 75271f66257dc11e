import { useState } from 'react'
import type { CouponIssueSeq, CourseSeq } from 'contract/values/ids'
import { useSession } from '../../../platform/session.tsx'
import { useCheckCoupons } from './coupons.api.ts'

interface Sold {
  courseSeq: CourseSeq
  totalAmount: number
  /** The coupon of an order that was begun. */
  coupon: { couponIssueSeq: CouponIssueSeq } | null
}

/** The coupon for one class: of the begun order, else the one that takes off most, until another or none is chosen. */
export function useCouponChoice({ courseSeq, totalAmount, coupon: begun }: Sold) {
  const { isChannelUser } = useSession()
  const isOffered = isChannelUser && totalAmount > 0
  const { data, isLoading } = useCheckCoupons(courseSeq, isOffered)
  const [choice, setChoice] = useState<CouponIssueSeq | null>()
  const list = data?.list ?? []
  const isOwn = (seq: CouponIssueSeq) => seq === begun?.couponIssueSeq
  const usable = list.filter(
    ({ obstacle, couponIssueSeq }) => obstacle === null || (obstacle === 'IN_USE' && isOwn(couponIssueSeq)),
  )
  const best = usable.find(({ couponIssueSeq }) => isOwn(couponIssueSeq)) ?? usable[0] ?? null
  const chosen =
    choice === undefined ? best : (usable.find(({ couponIssueSeq }) => couponIssueSeq === choice) ?? null)
  return {
    isOffered,
    isLoading,
    isPossible: data?.isPossible ?? true,
    usable,
    others: list.filter((one) => !usable.includes(one)),
    chosen,
    isBest: chosen !== null && chosen.discount === usable[0]?.discount && usable.length > 1,
    amount: chosen?.discount ?? 0,
    choose: setChoice,
  }
}
export type CouponChoice = ReturnType<typeof useCouponChoice>
