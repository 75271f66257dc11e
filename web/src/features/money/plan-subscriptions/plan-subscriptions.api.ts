import * as api from 'contract/money/plan-subscriptions/api'
import type { Output } from 'contract/http/endpoint'
import type { ChannelSeq } from 'contract/values/ids'
import type { PlanTerm } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'
import type { PlanCode } from 'contract/system/plans/plans.rules'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type PlanInfo = Output<typeof api.getPlanInfo>
export type PlanView = PlanInfo['plans'][number]
export type PlanPreview = Output<typeof api.previewPlan>
export type PlanCharge = Output<typeof api.listPlanCharges>['list'][number]
export type SitePlanCoupon = Output<typeof api.listSitePlanCoupons>['list'][number]
type ListQuery = { page: number; size: number }

export const usePlanInfo = (channelSeq: ChannelSeq) => useEndpoint(api.getPlanInfo, { channelSeq })
export const usePlanUsage = (channelSeq: ChannelSeq, enabled = true) =>
  useEndpoint(api.getPlanUsage, { channelSeq }, { enabled })
export const usePlanPreview = (channelSeq: ChannelSeq, query: { planCd: PlanCode; termMonths: PlanTerm }) =>
  useEndpoint(api.previewPlan, { channelSeq, query })
export const usePlanCharges = (channelSeq: ChannelSeq, query: ListQuery) =>
  useEndpoint(api.listPlanCharges, { channelSeq, query }, { keep: true })
export const useSitePlanCoupons = (channelSeq: ChannelSeq, query: ListQuery) =>
  useEndpoint(api.listSitePlanCoupons, { channelSeq, query }, { keep: true })
export const useUpdatePlan = (channelSeq: ChannelSeq) => useCommand(api.updatePlan, { channelSeq })
export const useSubscribeOn = (channelSeq: ChannelSeq) => useCommand(api.subscribeOn, { channelSeq })
export const useSubscribeOff = (channelSeq: ChannelSeq) => useCommand(api.subscribeOff, { channelSeq })
export const useRegisterCoupon = (channelSeq: ChannelSeq) =>
  useCommand(api.registerPlanCoupon, { channelSeq })
