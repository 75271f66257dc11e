import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import { couponCodePattern, couponKinds } from './plan-subscriptions.rules.ts'
import { day, planCd, PlanCoupon, SiteWithPlan } from './schemas.ts'

const ofOperator = { base: 'universal', access: 'operator' } as const

/** The sites of the installation with their plans, the newest first. */
export const listSitePlans = endpoint({
  method: 'GET',
  path: '/site-plans',
  ...ofOperator,
  query: Paged.extend({ q: z.string().trim().max(60).optional() }),
  reply: z.object({ list: SiteWithPlan.array(), total: z.int() }),
  shows: 'plan-subscriptions',
})
/** Gives a site a plan without a charge, until a day or until it is taken away; null takes it away. docs/rules.md R-1072. */
export const givePlan = endpoint({
  method: 'POST',
  path: '/site-plans',
  ...ofOperator,
  recent: true,
  body: z.object({ givenChannelSeq: seq('channel'), planCd: planCd.nullable(), until: day.nullable() }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['plan-subscriptions'],
})
/** The coupons for plans, the newest first. */
export const listPlanCoupons = endpoint({
  method: 'GET',
  path: '/plan-coupons',
  ...ofOperator,
  query: Paged,
  reply: z.object({ list: PlanCoupon.array(), total: z.int() }),
  shows: 'plan-subscriptions',
})
export const createPlanCoupon = endpoint({
  method: 'POST',
  path: '/plan-coupons',
  ...ofOperator,
  body: z.object({
    name: oneLine(1, 40),
    code: z.string().trim().toUpperCase().regex(couponCodePattern),
    kind: z.enum(couponKinds),
    value: z.int().positive().max(100_000_000),
    endsOn: day.nullable(),
    maxUses: z.int().min(1).max(100_000).nullable(),
  }),
  reply: nothing,
  refuses: ['PLAN_COUPON_EXISTS', 'PLAN_COUPON_TOO_LARGE'],
  touches: ['plan-subscriptions'],
})
/** Nobody registers it any more; sites that did keep it. */
export const endPlanCoupon = endpoint({
  method: 'POST',
  path: '/plan-coupons/end',
  ...ofOperator,
  body: z.object({ planCouponSeq: seq('plan-coupon') }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['plan-subscriptions'],
})
