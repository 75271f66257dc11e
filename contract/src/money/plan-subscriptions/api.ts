import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged } from '../../values/ids.ts'
import { planCd, planTerm, PlanCharge, PlanInfo, PlanPreview, PlanUsage, SitePlanCoupon } from './schemas.ts'

const path = '/channels/:channelSeq/plan'
const reads = { access: 'SITE_PLAN_READ', alsoFor: ['SITE_PLAN_UPDATE'], host: 'any' } as const
const cardRefusals = ['CARD_MISSING', 'SUBSCRIPTION_UNCHANGEABLE', 'SUBSCRIBED_ALREADY'] as const
const Choice = z.object({ planCd, termMonths: planTerm.default(1) })

/** The plan of a site, and those to choose from. */
export const getPlanInfo = endpoint({
  method: 'GET',
  path: `${path}/info`,
  ...reads,
  reply: PlanInfo,
  shows: 'plan-subscriptions',
})
/** How much of its limits a site uses. */
export const getPlanUsage = endpoint({
  method: 'GET',
  path: `${path}/usage`,
  ...reads,
  reply: PlanUsage,
  shows: 'plan-subscriptions',
})
/** What choosing a plan would cost and when it would begin. Nothing changes. docs/rules.md R-1067. */
export const previewPlan = endpoint({
  method: 'GET',
  path: `${path}/pre-update`,
  access: 'SITE_PLAN_UPDATE',
  host: 'any',
  query: z.object({ planCd, termMonths: z.coerce.number<number>().pipe(planTerm).default(1) }),
  reply: PlanPreview,
  refuses: ['PLANS_OFF', 'PLAN_NOT_OFFERED', 'SUBSCRIPTION_UNCHANGEABLE'],
  shows: 'plan-subscriptions',
})
/** Chooses a plan. `amount`: what the preview said, so that nobody pays another price than they read. docs/rules.md R-1067. */
export const updatePlan = endpoint({
  method: 'POST',
  path: `${path}/update`,
  access: 'SITE_PLAN_UPDATE',
  action: 'plan-subscriptions.updatePlan',
  host: 'any',
  recent: true,
  body: Choice.extend({ amount: z.int().nonnegative() }),
  reply: PlanInfo,
  refuses: [
    'PLANS_OFF',
    'PLAN_NOT_OFFERED',
    'PLAN_PRICE_CHANGED',
    'PLAN_TOO_SMALL',
    'PLAN_NOT_PAID',
    ...cardRefusals,
  ],
  touches: ['plan-subscriptions', 'billing', 'sites'],
})
/** Goes on after the period that is paid. docs/rules.md R-1071. */
export const subscribeOn = endpoint({
  method: 'POST',
  path: `${path}/subscribeOn`,
  access: 'SITE_PLAN_UPDATE',
  action: 'plan-subscriptions.subscribeOn',
  host: 'any',
  recent: true,
  reply: PlanInfo,
  refuses: ['NOT_FOUND', 'SUBSCRIPTION_UNCHANGEABLE'],
  touches: ['plan-subscriptions', 'billing'],
})
/** Ends the plan with the period that is paid. docs/rules.md R-1071. */
export const subscribeOff = endpoint({
  method: 'POST',
  path: `${path}/subscribeOff`,
  access: 'SITE_PLAN_CANCEL',
  whileSuspended: 'managers',
  action: 'plan-subscriptions.subscribeOff',
  host: 'any',
  recent: true,
  reply: PlanInfo,
  refuses: ['NOT_FOUND'],
  touches: ['plan-subscriptions', 'billing'],
})
/** What was charged for plans, the newest first. */
export const listPlanCharges = endpoint({
  method: 'GET',
  path: `${path}/history`,
  ...reads,
  query: Paged,
  reply: z.object({ list: PlanCharge.array(), total: z.int() }),
  shows: 'plan-subscriptions',
})
/** The coupons that a site registered, the newest first. */
export const listSitePlanCoupons = endpoint({
  method: 'GET',
  path: `${path}/coupon`,
  access: 'SITE_PLAN_COUPON_READ',
  alsoFor: ['SITE_PLAN_COUPON_UPDATE'],
  host: 'any',
  query: Paged,
  reply: z.object({ list: SitePlanCoupon.array(), total: z.int() }),
  shows: 'plan-subscriptions',
})
/** Registers a coupon by its code; it discounts the next charge of a period. docs/rules.md R-1070. */
export const registerPlanCoupon = endpoint({
  method: 'POST',
  path: `${path}/coupon`,
  access: 'SITE_PLAN_COUPON_UPDATE',
  action: 'plan-subscriptions.registerCoupon',
  host: 'any',
  body: z.object({ code: z.string().trim().toUpperCase().min(1).max(40) }),
  reply: nothing,
  refuses: ['PLANS_OFF', 'PLAN_COUPON_UNKNOWN', 'PLAN_COUPON_REGISTERED', 'TOO_MANY_REQUESTS'],
  touches: ['plan-subscriptions'],
})
