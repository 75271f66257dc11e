import type { PlanInput } from 'contract/system/plans/schemas'
import type { PlatformContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { arePlansOn, findPlans, upsertPlan, upsertSwitch } from './plans.queries.ts'

export const listPlans = async ({ platform }: PlatformContext) => ({
  isOn: await arePlansOn(platform),
  list: await findPlans(platform),
})

export async function savePlan(ctx: PlatformContext, plan: PlanInput) {
  if (plan.planCd === 'FREE' && (plan.monthPrice !== null || plan.yearPrice !== null))
    throw refuse('FREE_HAS_NO_PRICE')
  // A site without a plan has this one, whatever is offered.
  const isOffered = plan.planCd === 'FREE' || plan.isOffered
  await ctx.transaction((tx) => upsertPlan(tx, { ...plan, isOffered }))
  return null
}

export async function switchPlans(ctx: PlatformContext, isOn: boolean) {
  await ctx.transaction((tx) => upsertSwitch(tx, isOn))
  return null
}
