import * as api from 'contract/money/plan-subscriptions/api'
import * as operatorApi from 'contract/money/plan-subscriptions/operator.api'
import { implement } from '../../../platform/http/implement.ts'
import { choosePlan, previewPlan, switchRenewal } from './plan-changes.service.ts'
import { findCoupons, findUses } from './plan-coupons.queries.ts'
import { closeCoupon, createCoupon, registerCoupon } from './plan-coupons.service.ts'
import { listCharges } from './plan-history.views.ts'
import { viewPlan, viewUsage } from './plan-info.service.ts'
import { givePlan, listSitePlans } from './site-plans.service.ts'

export const planSubscriptionRoutes = [
  implement(api.getPlanInfo, ({ ctx }) => viewPlan(ctx)),
  implement(api.getPlanUsage, ({ ctx }) => viewUsage(ctx)),
  implement(api.previewPlan, ({ ctx, query }) => previewPlan(ctx, query)),
  implement(api.updatePlan, ({ ctx, body }) => choosePlan(ctx, body)),
  implement(api.subscribeOn, ({ ctx }) => switchRenewal(ctx, true)),
  implement(api.subscribeOff, ({ ctx }) => switchRenewal(ctx, false)),
  implement(api.listPlanCharges, ({ ctx, query }) => listCharges(ctx, query)),
  implement(api.listSitePlanCoupons, ({ ctx, query }) => findUses(ctx.db, query)),
  implement(api.registerPlanCoupon, ({ ctx, body }) => registerCoupon(ctx, body.code)),
  implement(operatorApi.listSitePlans, ({ ctx, query }) => listSitePlans(ctx, query)),
  implement(operatorApi.givePlan, ({ ctx, body }) => givePlan(ctx, body)),
  implement(operatorApi.listPlanCoupons, ({ ctx, query }) => findCoupons(ctx.platform, query)),
  implement(operatorApi.createPlanCoupon, ({ ctx, body }) => createCoupon(ctx, body)),
  implement(operatorApi.endPlanCoupon, ({ ctx, body }) => closeCoupon(ctx, body.planCouponSeq)),
]
