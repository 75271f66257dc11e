import type { PlanInfo, PlanSubscription, PlanUsage } from 'contract/money/plan-subscriptions/schemas'
import { noLimits, sharesOf, type Usage } from 'contract/system/plans/plans.rules'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import {
  arePlansOn,
  countStaff,
  findPlanInForce,
  findPlans,
  findSitePlan,
  limitsOf,
  sumStorage,
} from '../../system/plans/plans.public.ts'
import { findCardOfOwner, findRunningSubscription, renewalCharge } from '../billing/billing.public.ts'
import { studentsOf } from '../enrolments/enrolments.public.ts'
import { PLAN_PRODUCT, planOf } from './plan-changes.rules.ts'

export async function viewPlan(ctx: Context): Promise<z.output<typeof PlanInfo>> {
  const { db, platform } = ctx
  const [isOn, plan, own, running, plans, card] = await Promise.all([
    arePlansOn(platform),
    findPlanInForce(db),
    findSitePlan(db),
    findRunningSubscription(db, PLAN_PRODUCT),
    findPlans(platform),
    findCardOfOwner(db),
  ])
  return {
    isOn,
    plan: plan ?? null,
    saasYn: plan?.isSaas ? 'Y' : 'N',
    given: own?.givenPlanCd ? { until: own.givenUntil } : null,
    subscription: running && subscriptionView(running),
    plans: isOn ? plans.filter(({ isOffered, planCd }) => isOffered || planCd === plan?.planCd) : [],
    hasCard: card !== undefined,
    canChange: isOn && (running === null || running.state === 'ACTIVE'),
  }
}

type Running = NonNullable<Awaited<ReturnType<typeof findRunningSubscription>>>
export function subscriptionView(running: Running): z.output<typeof PlanSubscription> {
  const { state, title, price, termMonths, periodStart, periodEnd, nextChargeAt } = running
  const { nextTitle, nextPrice, nextTermMonths } = running
  if (state === 'ENDED') throw new Error('a subscription that ended is not running')
  return {
    planCd: planOf(title),
    state,
    price,
    termMonths,
    periodStart,
    periodEnd,
    next:
      nextTitle === null || nextPrice === null || nextTermMonths === null
        ? null
        : { planCd: planOf(nextTitle), price: nextPrice, termMonths: nextTermMonths },
    nextAmount: nextChargeAt === null ? null : renewalCharge(running).amount,
    nextChargeAt,
  }
}

/** How much of what plans count the site uses. */
export async function usageOf(db: ChannelDb): Promise<Usage> {
  const [{ studentCount: students }, staff, storageBytes] = await Promise.all([
    studentsOf({ db }),
    countStaff(db),
    sumStorage(db),
  ])
  return { students, staff, storageBytes }
}

export async function viewUsage({ db }: Context): Promise<z.output<typeof PlanUsage>> {
  const { studentLimit } = await studentsOf({ db })
  const { staffLimit, storageBytes, videoBytes, feeRate } = { ...noLimits, ...(await limitsOf(db)) }
  const limits = { studentLimit, staffLimit, storageBytes, videoBytes, feeRate }
  return { ...limits, shares: sharesOf(await usageOf(db), limits) }
}
