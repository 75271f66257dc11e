import type { createPlanCoupon } from 'contract/money/plan-subscriptions/operator.api'
import { MAX_PERCENT } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { PlanCouponSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext, PlatformContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { arePlansOn } from '../../system/plans/plans.public.ts'
import { endCoupon, hasRegistered, insertCoupon, insertUse, lockOpenCoupon } from './plan-coupons.queries.ts'
import { syncPlan } from './plan-state.service.ts'

/** Codes that one site may try: a burst, then one per interval. */
const PACE = { most: 10, everySeconds: 60 }

/** A site registers a coupon once; it discounts its next charge. docs/rules.md R-1070. */
export async function registerCoupon(ctx: MemberContext, code: string) {
  if (!(await arePlansOn(ctx.platform))) throw refuse('PLANS_OFF')
  if (!(await ctx.ports.limits.allow({ [`plan-coupon:${ctx.channelSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const coupon = await lockOpenCoupon(tx, code, seoulDay(now))
    if (await hasRegistered(tx, code)) throw refuse('PLAN_COUPON_REGISTERED')
    if (!coupon) throw refuse('PLAN_COUPON_UNKNOWN')
    ctx.audit.record({ about: code })
    await insertUse(tx, { ...coupon, registeredByUserSeq: ctx.user.userSeq, registeredAt: now })
  })
  await syncPlan(ctx)
  return null
}

export async function createCoupon(
  ctx: PlatformContext,
  coupon: z.output<(typeof createPlanCoupon)['body']>,
) {
  if (coupon.kind === 'PERCENT' && coupon.value > MAX_PERCENT) throw refuse('PLAN_COUPON_TOO_LARGE')
  const isNew = await ctx.transaction((tx) => insertCoupon(tx, { ...coupon, createdAt: ctx.now() }))
  if (!isNew) throw refuse('PLAN_COUPON_EXISTS')
  return null
}

export async function closeCoupon(ctx: PlatformContext, planCouponSeq: PlanCouponSeq) {
  if (!(await ctx.transaction((tx) => endCoupon(tx, planCouponSeq)))) throw refuse('NOT_FOUND')
  return null
}
