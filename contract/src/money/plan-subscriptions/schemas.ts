import { z } from 'zod'
import { LimitsView, Plan, Share } from '../../system/plans/schemas.ts'
import { limitKinds, planCodes } from '../../system/plans/plans.rules.ts'
import { instant, seq } from '../../values/ids.ts'
import { changeKinds, couponKinds, planTerms } from './plan-subscriptions.rules.ts'

export const planCd = z.enum(planCodes)
export const planTerm = z.union([z.literal(planTerms[0]), z.literal(planTerms[1])])
/** A day in Seoul. */
export const day = z.iso.date()

/** What the site pays for, and how it goes on. */
export const PlanSubscription = z.object({
  planCd,
  state: z.enum(['STARTING', 'ACTIVE', 'PAST_DUE', 'CANCEL_AT_END']),
  price: z.int(),
  termMonths: z.int(),
  periodStart: day,
  /** The day on which the next period begins. */
  periodEnd: day,
  /** What was chosen for the time after this period. */
  next: z.object({ planCd, price: z.int(), termMonths: z.int() }).nullable(),
  /** What the next period costs, less its discount; null where nothing is charged any more. */
  nextAmount: z.int().nullable(),
  nextChargeAt: instant.nullable(),
})

export const PlanInfo = z.object({
  /** Off: this installation uses no plans, and the site uses what it likes. */
  isOn: z.boolean(),
  /** The plan that holds now. */
  plan: Plan.nullable(),
  saasYn: z.enum(['Y', 'N']),
  /** Whether the operator gave the plan, and the last day of it. */
  given: z.object({ until: day.nullable() }).nullable(),
  subscription: PlanSubscription.nullable(),
  /** The plans to choose from. */
  plans: Plan.array(),
  hasCard: z.boolean(),
  /** Whether the caller may choose another plan. */
  canChange: z.boolean(),
})

export const PlanUsage = LimitsView.extend({ shares: Share.array() })

/** What a choice would mean. */
export const PlanPreview = z.object({
  kind: z.enum(changeKinds),
  /** What the card is charged at once. */
  amount: z.int(),
  /** By how much a coupon makes that less. */
  discount: z.int(),
  /** The day on which the plan begins, or on which the present one ends. */
  startsOn: day,
  /** The day of the next charge, and how much it is; null where none follows. */
  next: z.object({ on: day, amount: z.int() }).nullable(),
  /** What the site uses more of than that plan allows. */
  over: z.enum(limitKinds).array(),
})

export const PlanCharge = z.object({
  chargeNo: z.string(),
  planCd,
  kind: z.enum(['PERIOD', 'UPGRADE']),
  termMonths: z.int(),
  periodStart: day,
  periodEnd: day,
  amount: z.int(),
  /** By how much a coupon made it less. */
  discount: z.int(),
  state: z.enum(['REQUESTED', 'PAID', 'FAILED']),
  isTest: z.boolean(),
  receiptUrl: z.string().nullable(),
  brand: z.string().nullable(),
  cardEnd: z.string().nullable(),
  requestedAt: instant,
})

const couponFields = { name: z.string(), code: z.string(), kind: z.enum(couponKinds), value: z.int() }
/** A coupon that the site registered. */
export const SitePlanCoupon = z.object({
  planCouponSeq: seq('plan-coupon'),
  ...couponFields,
  registeredAt: instant,
  /** When a charge was less by it; null while it waits for one. */
  usedAt: instant.nullable(),
})
/** A coupon as the operator sees it. */
export const PlanCoupon = z.object({
  planCouponSeq: seq('plan-coupon'),
  ...couponFields,
  /** The last day on which sites may register it. */
  endsOn: day.nullable(),
  maxUses: z.int().nullable(),
  usedCount: z.int(),
  isActive: z.boolean(),
  createdAt: instant,
})

/** A site with its plan, as the operator sees it. */
export const SiteWithPlan = z.object({
  channelSeq: seq('channel'),
  name: z.string(),
  domain: z.string(),
  planCd,
  given: z.object({ until: day.nullable() }).nullable(),
  subscription: PlanSubscription.pick({ state: true, periodEnd: true }).nullable(),
})
