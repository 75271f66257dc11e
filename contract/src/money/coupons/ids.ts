import type { Seq } from '../../values/seq.ts'

export type CouponInfoSeq = Seq<'coupon'>
export type CouponIssueSeq = Seq<'coupon-issue'>
