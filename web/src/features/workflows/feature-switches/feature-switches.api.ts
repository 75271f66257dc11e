import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/workflows/feature-switches/api'
import type { ChannelSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type FeatureOfAll = Output<typeof api.listFeatureSwitches>['list'][number]
export type FeatureOfSite = Output<typeof api.listSiteSwitches>['list'][number]
export type SwitchChange = Output<typeof api.listSwitchChanges>['list'][number]

export const useSwitchedOff = () => useEndpoint(api.getSwitchedOff, {})
export const useFeatureSwitches = () => useEndpoint(api.listFeatureSwitches, {})
export const useSwitchChanges = (question: { page: number; size: number }) =>
  useEndpoint(api.listSwitchChanges, { query: question }, { keep: true })
export const useSwitchFeature = () => useCommand(api.switchFeature, {})
export const useSiteSwitches = (siteSeq: ChannelSeq) => useEndpoint(api.listSiteSwitches, { siteSeq })
export const useSwitchSiteFeature = (siteSeq: ChannelSeq) => useCommand(api.switchSiteFeature, { siteSeq })
