import type { PlanCode } from 'contract/system/plans/plans.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { ChannelSeq } from 'contract/values/ids'
import type { Context, PlatformContext } from '../../../platform/context.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSiteCard, listChannels } from '../../site/sites/sites.public.ts'
import { endGivenPlan, findSitePlan, lockLimit, upsertGivenPlan } from '../../system/plans/plans.public.ts'
import { findRunningSubscription } from '../billing/billing.public.ts'
import { PLAN_PRODUCT } from './plan-changes.rules.ts'
import { subscriptionView } from './plan-info.service.ts'

/** Sites with their plans, for the operator. */
export async function listSitePlans(
  ctx: PlatformContext,
  query: { q?: string | undefined; page: number; size: number },
) {
  const { list, total } = await listChannels(ctx, query)
  const withPlans = list.map(async (site) => ({
    ...site,
    ...(await planOfSite(await ctx.at(site.channelSeq))),
  }))
  return { list: await Promise.all(withPlans), total }
}

async function planOfSite({ db }: Context) {
  const [own, running] = await Promise.all([findSitePlan(db), findRunningSubscription(db, PLAN_PRODUCT)])
  return {
    planCd: own?.givenPlanCd ?? own?.planCd ?? 'FREE',
    given: own?.givenPlanCd ? { until: own.givenUntil } : null,
    subscription: running && subscriptionView(running),
  }
}

interface PlanGrant {
  givenChannelSeq: ChannelSeq
  planCd: PlanCode | null
  until: string | null
}
/** docs/rules.md R-1072. */
export async function givePlan(ctx: PlatformContext, { givenChannelSeq, planCd, until }: PlanGrant) {
  if (!(await findSiteCard(ctx, givenChannelSeq))) throw refuse('NOT_FOUND')
  const site = await ctx.at(givenChannelSeq)
  const givenUntil = planCd === null ? null : until
  await site.transaction(async (tx) => {
    await lockLimit(tx, 'PLAN')
    await upsertGivenPlan(tx, { givenPlanCd: planCd, givenUntil })
  })
  return null
}

/** Soon after midnight in Seoul. */
export const endGivenPlans: Timer = {
  name: 'plan-subscriptions.endGiven',
  cron: '2 15 * * *',
  visit: async (ctx) => void (await endGivenPlan(ctx.db, seoulDay(ctx.now()))),
}
