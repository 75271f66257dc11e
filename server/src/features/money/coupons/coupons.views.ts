import { couponStateOf } from 'contract/money/coupons/coupons.rules'
import type { Coupon } from 'contract/money/coupons/schemas'
import type { CouponInfoSeq, CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { countUsed } from './coupon-issues.queries.ts'
import { findCourses, type CouponRow } from './coupons.queries.ts'

type CouponView = z.output<typeof Coupon>

/** The classes of each coupon with their titles. */
export async function coursesOf({ db }: Pick<Context, 'db'>, coupons: CouponRow[]) {
  const found = await findCourses(
    db,
    coupons.map(({ couponInfoSeq }) => couponInfoSeq),
  )
  const known = await findTitles(db, [...new Set(found.map(({ courseSeq }) => courseSeq))])
  const titles = new Map(known.map(({ courseSeq, title }) => [courseSeq, title]))
  const courses = new Map<CouponInfoSeq, { courseSeq: CourseSeq; title: string }[]>()
  for (const { couponInfoSeq, courseSeq } of found) {
    const list = courses.get(couponInfoSeq) ?? []
    courses.set(couponInfoSeq, [...list, { courseSeq, title: titles.get(courseSeq) ?? '' }])
  }
  return (couponInfoSeq: CouponInfoSeq) => courses.get(couponInfoSeq) ?? []
}

/** Coupons as staff see them. */
export async function viewsOf(ctx: Context, coupons: CouponRow[]): Promise<CouponView[]> {
  const courses = await coursesOf(ctx, coupons)
  const used = await countUsed(
    ctx.db,
    coupons.map(({ couponInfoSeq }) => couponInfoSeq),
  )
  return coupons.map((coupon) => ({
    ...coupon,
    courses: courses(coupon.couponInfoSeq),
    state: couponStateOf(coupon, ctx.now()),
    usedCount: used.find(({ couponInfoSeq }) => couponInfoSeq === coupon.couponInfoSeq)?.count ?? 0,
  }))
}

/** What a ticket says of its coupon. */
export const ticketOf = ({
  couponInfoSeq,
  name,
  discountType,
  value,
  maxDiscount,
  minAmount,
  target,
  startsAt,
  endsAt,
  allowsLevelDiscount,
}: CouponRow) => ({
  couponInfoSeq,
  name,
  discountType,
  value,
  maxDiscount,
  minAmount,
  target,
  startsAt,
  endsAt,
  allowsLevelDiscount,
})
