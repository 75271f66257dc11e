import { isNear } from 'contract/system/plans/plans.rules'
import type { Context } from '../../../platform/context.ts'
import type { Timer } from '../../../platform/jobs/tasks.ts'
import { findOwnerAddresses } from '../../people/members/members.public.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { deleteWarnings, findPlanInForce, insertWarning } from '../../system/plans/plans.public.ts'
import { sendMailLater } from '../../system/mail/mail.public.ts'
import { viewUsage } from './plan-info.service.ts'
import { limitMail } from './plan-limits.mail.ts'

/** In the morning owners read of a limit that comes near, once until the site is well below it. docs/rules.md R-1066. */
export const warnOfLimits: Timer = {
  name: 'plan-subscriptions.warn',
  cron: '5 1 * * *',
  visit: warn,
}

async function warn(ctx: Context) {
  const plan = await findPlanInForce(ctx.db)
  if (!plan) return
  const usage = await viewUsage(ctx)
  const [brand, owners] = await Promise.all([getBrand(ctx), findOwnerAddresses(ctx)])
  const near = usage.shares.filter(isNear)
  const others = usage.shares.filter((share) => !isNear(share)).map(({ kind }) => kind)
  await ctx.transaction(async (tx) => {
    if (others.length > 0) await deleteWarnings(tx, others)
    const fresh: typeof near = []
    for (const share of near) if (await insertWarning(tx, share.kind, ctx.now())) fresh.push(share)
    if (fresh.length === 0) return
    for (const owner of owners)
      await sendMailLater(tx, limitMail({ ...brand, ...owner, plan: plan.name, shares: fresh }))
  })
}
