import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/workflows/inspections/api'
import type { ChannelSeq, SiteInspectionSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Inspection = Output<typeof api.listInspections>['list'][number]

export const useInspections = () => useEndpoint(api.listInspections, {})
export const useInspection = () => useEndpoint(api.getInspection, {})
export const useAllow = (siteInspectionSeq: SiteInspectionSeq) =>
  useCommand(api.allowInspection, { siteInspectionSeq })
export const useRefuse = (siteInspectionSeq: SiteInspectionSeq) =>
  useCommand(api.refuseInspection, { siteInspectionSeq })

export const useOwnInspections = (siteSeq: ChannelSeq) => useEndpoint(api.listOwnInspections, { siteSeq })
export const useRequestInspection = (siteSeq: ChannelSeq) => useCommand(api.requestInspection, { siteSeq })
export const useEndInspection = (siteSeq: ChannelSeq) => useCommand(api.endInspection, { siteSeq })
