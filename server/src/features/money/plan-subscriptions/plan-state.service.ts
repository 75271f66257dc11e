import { subscriptionChanged } from 'contract/money/billing/events'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { lockLimit, upsertPaidPlan } from '../../system/plans/plans.public.ts'
import { discountNext, findPaidRefs, findRunningSubscription } from '../billing/billing.public.ts'
import { discountOf, PLAN_PRODUCT, planOf, refOf } from './plan-changes.rules.ts'
import { findUnused, setUsed } from './plan-coupons.queries.ts'

/**
 * Brings the plan of the site in line with what it pays for, and its coupons with what was charged. The last of several reads
 * what was committed last; repeating it changes nothing. docs/rules.md R-1068.
 */
export const syncPlan = (ctx: Context) =>
  ctx.transaction(async (tx) => {
    await lockLimit(tx, 'PLAN')
    const running = await findRunningSubscription(tx, PLAN_PRODUCT)
    const isPaid = running !== null && running.state !== 'STARTING'
    await upsertPaidPlan(tx, isPaid ? planOf(running.title) : 'FREE')
    const [coupon] = await unusedCoupons(tx)
    if (isPaid && coupon) await discountNext(tx, running.subscriptionSeq, discountOf(coupon))
  })

/** Coupons that discounted nothing yet; those that did meanwhile are marked first. */
async function unusedCoupons(tx: ChannelTx) {
  const coupons = await findUnused(tx)
  const paid = new Map(
    (await findPaidRefs(tx, coupons.map(refOf))).map(({ discountRef, settledAt }) => [
      discountRef,
      settledAt,
    ]),
  )
  for (const coupon of coupons) {
    const usedAt = paid.get(refOf(coupon))
    if (usedAt) await setUsed(tx, coupon.planCouponSeq, usedAt)
  }
  return coupons.filter((coupon) => !paid.has(refOf(coupon)))
}

/** After each charge, change and end of the subscription. */
export const followSubscription = on('plan-subscriptions.follow', subscriptionChanged, (ctx) => syncPlan(ctx))
