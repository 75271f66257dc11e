import type { Seq } from '../../values/seq.ts'

export type PlanCouponSeq = Seq<'plan-coupon'>
