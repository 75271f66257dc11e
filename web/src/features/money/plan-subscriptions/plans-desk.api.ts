import * as operatorApi from 'contract/money/plan-subscriptions/operator.api'
import * as plansApi from 'contract/system/plans/api'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type DeskPlan = Output<typeof plansApi.listPlans>['list'][number]
export type DeskSite = Output<typeof operatorApi.listSitePlans>['list'][number]
export type DeskCoupon = Output<typeof operatorApi.listPlanCoupons>['list'][number]
interface ListQuery {
  page: number
  size: number
}

export const usePlans = () => useEndpoint(plansApi.listPlans, {})
export const useSavePlan = () => useCommand(plansApi.savePlan, {})
export const useSwitchPlans = () => useCommand(plansApi.switchPlans, {})
export const useSitePlans = ({ q, ...query }: ListQuery & { q: string }) =>
  useEndpoint(operatorApi.listSitePlans, { query: { ...query, ...(q && { q }) } }, { keep: true })
export const useGivePlan = () => useCommand(operatorApi.givePlan, {})
export const usePlanCoupons = (query: ListQuery) =>
  useEndpoint(operatorApi.listPlanCoupons, { query }, { keep: true })
export const useCreateCoupon = () => useCommand(operatorApi.createPlanCoupon, {})
export const useEndCoupon = () => useCommand(operatorApi.endPlanCoupon, {})
