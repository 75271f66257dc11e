import { refusals } from 'contract/money/plan-subscriptions/refusals'
import { feature } from '../../../platform/feature.ts'
import { warnOfLimits } from './plan-limits.notify.ts'
import { followSubscription } from './plan-state.service.ts'
import { planSubscriptionRoutes } from './plan-subscriptions.routes.ts'
import { endGivenPlans } from './site-plans.service.ts'

/** How a site chooses a plan and pays for it, its coupons, and the plans that the operator gives. */
export const planSubscriptions = feature({
  refusals,
  routes: planSubscriptionRoutes,
  listeners: [followSubscription],
  timers: [warnOfLimits, endGivenPlans],
  userColumns: { plan_coupon_uses: ['registered_by_user_seq'] },
})
